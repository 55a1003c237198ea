// Where the curve of a review goes, and where on it a mark stands.
import type { Review } from "./told";

/** The curve as points of a picture so wide and high; the place of an answer is its share of all. */
export function places(review: Review, wide: number, high: number): { x: number; y: number; n: number }[] {
  const last = Math.max(1, review.curve.at(-1)?.n ?? 1);
  const values = review.curve.map((p) => p.value);
  const low = review.scale.points === 1 ? Math.min(...values) : 0; // a worth is drawn between what it was
  const top = review.scale.points === 1 ? Math.max(...values, low + 1) : review.scale.points;
  return review.curve.map((p) => ({
    x: (p.n / last) * wide,
    y: high - ((Math.max(low, Math.min(top, p.value)) - low) / (top - low)) * high,
    n: p.n,
  }));
}

/** The place on the curve that is nearest to an answer. */
export function nearest<T extends { n: number }>(points: readonly T[], n: number): T | undefined {
  return points.reduce<T | undefined>(
    (found, p) => (!found || Math.abs(p.n - n) < Math.abs(found.n - n) ? p : found),
    undefined,
  );
}
