# The site as one image: docker build -t plumbline .
FROM node:24-bookworm-slim AS base
WORKDIR /site
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
RUN rm -rf .next/cache

# The server and the commands (backup, restore, export, import, hash-password) need whole packages; Next's standalone
# output would copy only the files that Next's own server uses.
FROM base AS packages
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
# What only compilers and editors read, what the build has in it already, and a browser driver that Next could use: 370 MB.
RUN rm -rf node_modules/@next/swc-* node_modules/lucide-react node_modules/playwright* node_modules/@playwright && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

# Social cards in Chinese, Japanese and Korean: one of the fonts of this package.
FROM base AS fonts
RUN apt-get update && apt-get install -y --no-install-recommends fonts-noto-cjk

FROM base
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data MALLOC_TRIM_THRESHOLD_=131072 NPM_CONFIG_CACHE=/tmp/npm NPM_CONFIG_UPDATE_NOTIFIER=false
RUN mkdir /data && chown node:node /data
COPY --from=fonts /usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc /usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc
COPY --from=packages /site/node_modules ./node_modules
COPY --from=build /site/package.json /site/tsconfig.json /site/next.config.mjs ./
COPY --from=build /site/public ./public
COPY --from=build /site/lib ./lib
COPY --from=build /site/.next ./.next
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "lib/server/http/start.mjs"]
