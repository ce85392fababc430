import type { LoaderFunctionArgs } from 'react-router';
import { environmentOf } from '#storefront/session/shop-context.ts';

export { PlainScreen as Component } from '#storefront/session/plain-screen.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const heading = environmentOf(context).words('campaign.title');
  return { meta: { title: heading, isHidden: true }, heading };
}
