# One image for every process of Launchyard. docker-compose.yml shows how to run it.

FROM node:24.21.0-bookworm-slim AS source
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY . .

# The panel, with everything that building it needs.
FROM source AS panel
RUN pnpm install --frozen-lockfile && pnpm exec vite build packages/web

# What the servers need while they run.
FROM source AS servers
RUN pnpm install --frozen-lockfile --prod --filter @launchyard/launcher...

FROM node:24.21.0-bookworm-slim
WORKDIR /app
# Images and videos are checked in a sandbox.
RUN apt-get update && apt-get install --yes --no-install-recommends bubblewrap && rm -rf /var/lib/apt/lists/*
COPY --from=servers /app/node_modules node_modules
COPY --from=servers /app/packages packages
COPY --from=panel /app/packages/web/dist packages/web/dist
# The data folder belongs to the account that runs here, and so does a volume that is first mounted over it.
RUN mkdir /data && chown node:node /data
USER node
ENV DATA_DIR=/data HOST=0.0.0.0 MODE=production LOG=all
VOLUME /data
EXPOSE 4000 4002 4003 4004
# Processes that outlive their parent need an init that reaps them: run with `--init`, or `init: true` in compose.
CMD ["node", "packages/launcher/src/main.ts"]
