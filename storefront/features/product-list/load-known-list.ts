import type { LoaderFunctionArgs } from 'react-router';
import { NetworkError } from '#storefront/api/errors.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import type { ListData } from './list-data.ts';

/** A page that came from the server has been loaded: only those who go on from it need to know how. */
export function fetchListLoader(): Promise<typeof import('./list-of-path.ts')> {
  return import('./list-of-path.ts').catch(() => {
    throw new NetworkError('The list could not be asked for');
  });
}

export async function loadKnownList(args: LoaderFunctionArgs, screen: Screen): Promise<ListData> {
  const { loadListOfPath } = await fetchListLoader();
  return loadListOfPath(args, screen);
}
