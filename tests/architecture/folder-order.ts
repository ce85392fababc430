import { sideOf } from './project-files.ts';

/** A folder or file imports only those to its left. */
export const order: Record<string, string> = {
  backend:
    'config http redis storage pricing languages database catalogue-index health jobs mail graphql features resolvers.ts routes.ts background-jobs.ts app.ts server.ts',
  storefront:
    'config theme browser translations routing api ui forms session tracking features layouts routes.ts create-routes.ts prefetch-pages.ts server server-entry.ts browser-entry.tsx service-worker.ts',
};

export const rankOf = (path: string) =>
  order[sideOf(path)]?.split(' ').indexOf(path.split('/')[1] ?? '') ?? -1;

export const featureOf = (path: string) => /^(backend|storefront)\/features\/[^/]+/.exec(path)?.[0];
