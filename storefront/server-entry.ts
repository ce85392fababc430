/** The build's entry for the server: the storefront's request handler, and its parts for benchmarks. */

export type { PageExchange, PageMessage } from './server/cache/page-exchange.ts';
export { createSharedCache } from './server/cache/shared-cache.ts';
export {
  createRequestHandler,
  type StorefrontOptions,
} from './server/create-request-handler.ts';
export { readBuildManifest } from './server/document/build-manifest.ts';
export {
  type CommerceApi,
  createCommerceApi,
  fetchOverHttp,
} from './server/gateway/commerce-api.ts';
export { createServerClient } from './server/gateway/server-client.ts';
export { createWebsocketGateway } from './server/gateway/websocket-gateway.ts';
export type { RequestHandler } from './server/http/request-handler.ts';
export { handlerFor, loadPage } from './server/pages/load-page.ts';
export { renderApp, renderPage } from './server/pages/render-page.tsx';
export { provideEnvironment, type ShopEnvironment } from './session/shop-context.ts';
export { loadTranslate } from './translations/translate.ts';
