# The site in a container: `docker compose up` serves it with hot reload on http://localhost:3000, and
# `docker compose --profile host up` builds it and serves it as a host would, on http://localhost:8080.
FROM node:24-bookworm AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci

FROM packages AS build
COPY . .
RUN npm run build && npm run --silent nginx -- --root /usr/share/nginx/html > site.conf

FROM nginx:1.28 AS host
COPY --from=build /site/site.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/build /usr/share/nginx/html
