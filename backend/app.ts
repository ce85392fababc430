import { join } from 'node:path';
import { pino } from 'pino';
import { loadCatalogue } from './catalogue-index/load-catalogue.ts';
import type { BackendSettings } from './config/settings.ts';
import type { DatabaseConnection } from './database/connection.ts';
import { coverDrawer } from './features/images/cover-of-product.ts';
import { createImageStore } from './features/images/image-store.ts';
import { answerImage } from './features/images/images.http.ts';
import { refusal } from './graphql/api-key.ts';
import type { ShopServices } from './graphql/context.ts';
import { createGraphqlEndpoint, type GraphqlAnswer } from './graphql/endpoint.ts';
import { resolvers } from './resolvers.ts';

export interface Backend {
  /** The whole commerce API as one function of a request. */
  fetch(request: Request): Promise<Response>;
  /** GraphQL without HTTP, for the storefront in the same process. */
  execute(query: string, variables: object): Promise<GraphqlAnswer>;
}

/** Builds the request handler from a migrated database and settings. */
export async function createBackend({ db }: DatabaseConnection, settings: BackendSettings): Promise<Backend> {
  const log = pino({ level: settings.LOG_LEVEL, name: 'backend' });
  const catalogue = await loadCatalogue(db);
  const services: ShopServices = { db, catalogue: () => catalogue, marketInPath: settings.MARKET_IN_PATH };
  const graphql = createGraphqlEndpoint(services, resolvers, settings, log);
  const images = createImageStore(join(settings.DATA_DIR, 'images'), coverDrawer(services.catalogue));

  return {
    execute: graphql.execute,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === '/graphql') return graphql.fetch(request);
      if (pathname.startsWith('/images/')) return answerImage(pathname, images);
      if (pathname === '/health') return Response.json({ status: 'ok' });
      return refusal(404, 'BAD_INPUT', 'The commerce API has nothing here. GraphQL is at /graphql.');
    },
  };
}
