import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { FailScreen } from './confirmation/fail-screen.tsx';

const reasons = {
  Error: 'fail.general',
  NotCreated: 'fail.notCreated',
  OutOfStock: 'fail.outOfStock',
  BlockedCustomer: 'fail.blocked',
  Declined: 'fail.declined',
} as const;

interface FailData extends ScreenData {
  heading: string;
  reason: string;
}

/** `/checkout/{provider}-fail`; any other path below /checkout is not found. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<FailData> {
  if (!/^[a-z]+-fail$/.test(params.providerFail ?? '')) throw data(null, { status: 404 });
  const t = await loadTranslate(environmentOf(context).shopper.locale, 'purchase');
  const heading = t('checkout.failTitle');
  const error = new URL(request.url).searchParams.get('error') ?? '';
  const reason = Object.hasOwn(reasons, error) ? reasons[error as keyof typeof reasons] : 'fail.general';
  return { meta: { title: heading, isHidden: true }, heading, reason: t(reason) };
}

export function Component() {
  return <FailScreen {...useLoaderData<FailData>()} />;
}
