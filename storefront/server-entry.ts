/** What the build makes for the server: the storefront's request handler. */
export { readBuildManifest } from './server/build-manifest.ts';
export {
  createRequestHandler,
  type RequestHandler,
  type StorefrontOptions,
} from './server/handle-request.ts';
