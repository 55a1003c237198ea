# Tableforge's server in a small image: Node.js builds the browser's client, a compiler the engine, and neither is in the image.
#
#     docker build --tag tableforge .
#     docker run --rm --read-only --tmpfs /tmp --publish 4747:4747 --volume tableforge:/data tableforge
#
# `compose.yaml` runs it on PostgreSQL with two workers. docs/install.md tells the rest.

FROM node:22-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web/ ./
RUN npm run build

FROM python:3.13-slim AS wheel
# The compiler is whatever the base image's Debian has: it is gone with this stage.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY LICENSE MANIFEST.in NOTICE README.md pyproject.toml setup.py ./
COPY tests/ tests/
COPY src/ src/
COPY --from=client /build/src/tableforge/server/assets/ src/tableforge/server/assets/
# `full`, or `profile` for a faster engine and twice the time (docs/release.md).
ARG TABLEFORGE_OPTIMIZE=full
RUN TABLEFORGE_COMPILE=1 pip wheel --no-cache-dir --no-deps --wheel-dir /dist .

FROM python:3.13-slim
COPY --from=wheel /dist/ /dist/
RUN pip install --no-cache-dir "$(ls /dist/*.whl)[postgres]" && rm -rf /dist \
    && useradd --uid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin tableforge \
    && install --directory --owner=tableforge --group=tableforge --mode=0700 /data
ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1 TABLEFORGE_HOME=/data
USER 10001
VOLUME /data
EXPOSE 4747
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:4747/health', timeout=4)"]
ENTRYPOINT ["tableforge"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data"]
