import { NetworkError } from '#storefront/api/errors.ts';
import { fallBackToDisplayedList } from '#storefront/features/product-list/list-loader.ts';

export { ListScreen as Component } from '#storefront/features/product-list/list-screen.tsx';

/** Loaded on demand: a page rendered by the server does not run its loader in the browser. */
const importLoadSearch = () =>
  import('./load-search.ts').catch(() => {
    throw new NetworkError('chunk load-search.ts could not be loaded');
  });

export const loader = fallBackToDisplayedList(async (args) => (await importLoadSearch()).loadSearch(args));
