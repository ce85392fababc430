import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { LocaleCode } from '#contract/locales.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { environmentOfCustomer, sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { changePostedCart } from './change-posted-cart.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { PURCHASE_FORM } from './field-id.ts';
import { loadFullCheckout } from './full-checkout-chunk.ts';
import { type CheckoutData, loadCheckout } from './load-checkout.ts';
import type { PostedAnswer } from './posted-answer.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<CheckoutData> {
  const environment = environmentOfCustomer(context);
  const url = new URL(request.url);
  const isUnpaid = url.searchParams.has('unpaid');
  // Providers lead back to documents, and those are made on the server.
  if (isUnpaid && environment.side === 'server') await leadToPaidOrder(environment, url);
  return loadCheckout(environment, { customer: sessionOf(context).customer() ?? null, isUnpaid });
}

/** Whoever broke off one payment may have made another, in another tab. */
async function leadToPaidOrder(environment: ShopEnvironment, url: URL): Promise<void> {
  const { findFinishedCheckout } = await import('./find-finished-checkout.ts');
  const found = await findFinishedCheckout(environment, url);
  if (found === 'no-answer' || !found?.completed) return;
  const place = localeScopeOf(environment.shopper);
  url.searchParams.delete('unpaid');
  throw redirectWithin(place, `${linkTo(place, 'checkout-confirm')}?${url.searchParams}`);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  const environment = environmentOfCustomer(context);
  // In the browser the screen does all this by itself; what posts is a page whose script is not there, or not yet.
  const { isPostedPurchase, changePostedPurchase } = await import('./change-posted-purchase.ts');
  return isPostedPurchase(form)
    ? changePostedPurchase(environment, form)
    : changePostedCart(environment, form);
}

/** A page that came with the form is taken over together with it. */
export async function prepare(locale: LocaleCode): Promise<void> {
  if (globalThis.document?.getElementById(PURCHASE_FORM)) await loadFullCheckout(locale);
}

export function Component() {
  return <CheckoutScreen {...useLoaderData<CheckoutData>()} posted={useActionData<PostedAnswer>()} />;
}
