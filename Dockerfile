# The image runs `sous serve`: see docs/operating.md, "Docker".

FROM node:20-slim AS build
# For better-sqlite3 and hnswlib-node, which are compiled.
RUN apt-get update \
  && apt-get install -y --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
COPY research/package.json ./research/
RUN npm ci
COPY build.mjs tsconfig.json tsconfig.build.json ./
COPY src ./src
COPY bots ./bots
COPY memory ./memory
COPY scenes ./scenes
COPY research ./research
RUN npm run build && npm prune --omit=dev
# Commands name these pages.
COPY docs ./docs

FROM node:20-slim
ENV NODE_ENV=production
ENV SOUS_DB=/data/sous.db
# A container is reached from outside, so the web chat listens on every address of it. It then starts only
# with SOUS_WEB_PASSWORD or SOUS_OWNER_PASSWORD (12 characters or more).
ENV SOUS_WEB_HOST=0.0.0.0
ENV SOUS_WEB_PORT=3000
WORKDIR /app
COPY --from=build /app ./
RUN chmod +x dist/src/cli/main.js \
  && ln -s /app/dist/src/cli/main.js /usr/local/bin/sous \
  && mkdir /data \
  && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ status }) => process.exit(status < 500 ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/src/cli/main.js", "serve"]
