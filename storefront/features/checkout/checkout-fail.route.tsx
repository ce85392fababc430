import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { customerEnvironmentOf } from '#storefront/session/shop-session.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { FailScreen, type OtherMethod } from './confirmation/fail-screen.tsx';
import { checkoutOptionsOf } from './updates/checkout-options.ts';
import { updateCheckout } from './updates/update-checkout.ts';

/** The messages for the parameter `error`, which the backend adds to the URL. */
const reasons = {
  Error: 'fail.general',
  NotCreated: 'fail.notCreated',
  OutOfStock: 'fail.outOfStock',
  BlockedCustomer: 'fail.blocked',
  Declined: 'fail.declined',
  Refused: 'fail.refused',
} as const;

/** Another payment method does not solve these. */
const reasonsUnrelatedToPayment = ['fail.notCreated', 'fail.outOfStock'];

interface FailData extends ScreenData {
  heading: string;
  reason: string;
  otherMethods: OtherMethod[];
}

/** `/checkout/{provider}-fail`; any other path below /checkout is not found. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<FailData> {
  if (!/^[a-z]+-fail$/.test(params.providerFail ?? '')) throw data(null, { status: 404 });
  const environment = customerEnvironmentOf(context);
  const t = await loadTranslate(environment.shopper.locale, 'purchase');
  const heading = t('checkout.failTitle');
  const error = new URL(request.url).searchParams.get('error') ?? '';
  const reason = Object.hasOwn(reasons, error) ? reasons[error as keyof typeof reasons] : 'fail.general';
  return {
    meta: { title: heading, isHidden: true },
    heading,
    reason: t(reason),
    otherMethods: reasonsUnrelatedToPayment.includes(reason) ? [] : await findOtherMethods(environment),
  };
}

/** The payment methods of the cart apart from the one that failed. If they cannot be loaded, the page is shown without them. */
async function findOtherMethods(environment: ShopEnvironment): Promise<OtherMethod[]> {
  const cartId = environment.cookies.get(COOKIES.cart);
  const checkout = cartId ? await updateCheckout(environment, cartId).catch(() => null) : null;
  return checkoutOptionsOf(checkout)
    .paymentOptions.filter(({ isSelected }) => !isSelected)
    .map(({ id, name, displayName }) => ({ id, name: displayName ?? name ?? '' }));
}

export function Component() {
  return <FailScreen {...useLoaderData<FailData>()} />;
}
