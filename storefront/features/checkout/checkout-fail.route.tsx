import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { FailScreen } from './fail-screen.tsx';

const reasons = {
  Error: 'fail.general',
  NotCreated: 'fail.notCreated',
  OutOfStock: 'fail.outOfStock',
  BlockedCustomer: 'fail.blocked',
  Declined: 'fail.declined',
} as const;

interface FailData {
  meta: PageMeta;
  heading: string;
  reason: string;
}

/** `/checkout/{provider}-fail`; anything else below /checkout is no page. */
export function loader({ request, params, context }: LoaderFunctionArgs): FailData {
  if (!/^[a-z]+-fail$/.test(params.providerFail ?? '')) throw data(null, { status: 404 });
  const { t } = environmentOf(context);
  const heading = t('checkout.failTitle');
  const error = new URL(request.url).searchParams.get('error') ?? '';
  const reason = Object.hasOwn(reasons, error) ? reasons[error as keyof typeof reasons] : 'fail.general';
  return { meta: { title: heading, isHidden: true }, heading, reason: t(reason) };
}

export const prepare = loadPurchaseWords;

export function Component() {
  return <FailScreen {...useLoaderData<FailData>()} />;
}
