import type { LoaderFunctionArgs } from 'react-router';
import { environmentOf } from '#storefront/session/shop-context.ts';

export { PlainScreen as Component } from '#storefront/session/plain-screen.tsx';

export function loader({ params, context }: LoaderFunctionArgs) {
  const { words } = environmentOf(context);
  const heading = words('list.searchTitle', { term: params.search ?? '' });
  return { meta: { title: heading, isHidden: true }, heading };
}
