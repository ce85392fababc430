import { data, type LoaderFunctionArgs } from 'react-router';
import { environmentOf } from '#storefront/session/shop-context.ts';

export { PlainScreen as Component } from '#storefront/session/plain-screen.tsx';

/** `/checkout/{provider}-fail`; anything else below /checkout is no page. */
export function loader({ params, context }: LoaderFunctionArgs) {
  if (!/^[a-z]+-fail$/.test(params.providerFail ?? '')) throw data(null, { status: 404 });
  const { words } = environmentOf(context);
  const heading = words('checkout.failTitle');
  return { meta: { title: heading, isHidden: true }, heading };
}
