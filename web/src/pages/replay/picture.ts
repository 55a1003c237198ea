// The moment as a picture: the table of the screen, put into an SVG and drawn. Everything on it is ours, so nothing is fetched.
import type { ReplayState } from "$lib/replay.svelte";

function styles(): string {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");
}

/** Save what the table shows as a PNG; where a browser cannot draw it, as the SVG itself. */
export async function picture(table: ReplayState): Promise<void> {
  const node = document.querySelector<HTMLElement>(".app > .table");
  if (!node) return;
  const { width, height } = node.getBoundingClientRect();
  const root = document.documentElement;
  const alone = node.cloneNode(true) as HTMLElement; // without what stands around it, it keeps the size that it has there
  alone.style.inlineSize = `${width}px`;
  alone.style.blockSize = `${height}px`;
  const copy = new XMLSerializer().serializeToString(alone);
  // The root of the picture is the SVG: it bears the marks of the page's root, by which theme, game and type are chosen, and is as
  // large as the window, by which the layout is.
  const own = [...root.attributes].filter((a) => a.name !== "style");
  const marks = own.map((a) => `${a.name}="${a.value}"`).join(" ");
  const look = `${root.style.cssText} font-size: ${getComputedStyle(root).fontSize}; font-family: ${getComputedStyle(document.body).fontFamily.replaceAll('"', "'")}`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${innerWidth}" height="${innerHeight}" ${marks} style="${look}">` +
    `<foreignObject width="100%" height="100%"><html xmlns="http://www.w3.org/1999/xhtml" ${marks}><style><![CDATA[${styles()}]]></style>` +
    `<body><div class="${node.parentElement!.className}" style="display: block; block-size: auto">${copy}</div></body></html></foreignObject></svg>`;
  const url = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  const name = `${table.book?.game ?? "game"}-${table.at}`;
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width;
    canvas.height = height;
    canvas.getContext("2d")!.drawImage(image, 0, 0);
    offer(canvas.toDataURL("image/png"), `${name}.png`);
  } catch {
    offer(url, `${name}.svg`);
  }
}

function offer(url: string, name: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}
