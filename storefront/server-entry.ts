/** What the build makes for the server: the storefront's request handler, and its parts for who measures them. */
export { readBuildManifest } from './server/build-manifest.ts';
export { type CommerceApi, commerceOverHttp } from './server/commerce-api.ts';
export { createServerClient } from './server/commerce-server-client.ts';
export {
  createRequestHandler,
  type RequestHandler,
  type StorefrontOptions,
} from './server/handle-request.ts';
export { handlerFor, renderApp, renderPage } from './server/render-page.tsx';
export { createSharedMemory } from './server/shared-memory.ts';
export { provideEnvironment, type ShopEnvironment } from './session/shop-context.ts';
export { loadTranslate as loadWords } from './translations/words.ts';
