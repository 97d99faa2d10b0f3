# Two stages: the first compiles, the second runs what is left after the development tools are gone.
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/typescript && find domain/language/packs -name '*.ts' -delete

FROM node:20.20.2-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 INTERNAL_HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /build/package.json ./
COPY --from=build /build/node_modules ./node_modules
COPY --from=build /build/dist ./dist
COPY --from=build /build/docs ./docs
COPY --from=build /build/console/assets ./console/assets
COPY --from=build /build/console/texts ./console/texts
COPY --from=build /build/domain/language/packs ./domain/language/packs
COPY --from=build /build/cli/qss.mjs ./cli/qss.mjs
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080 8081
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/v1/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "cli/qss.mjs"]
CMD ["serve"]
