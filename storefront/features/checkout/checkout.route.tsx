import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { LocaleCode } from '#contract/locales.ts';
import { environmentOfCustomer, sessionOf } from '#storefront/session/shop-session.ts';
import { changePostedCart } from './change-posted-cart.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { PURCHASE_FORM } from './field-id.ts';
import { loadFullCheckout } from './full-checkout-chunk.ts';
import { type CheckoutData, loadCheckout } from './load-checkout.ts';
import type { PostedAnswer } from './posted-answer.ts';

export function loader({ request, context }: LoaderFunctionArgs): Promise<CheckoutData> {
  return loadCheckout(environmentOfCustomer(context), {
    customer: sessionOf(context).customer() ?? null,
    isUnpaid: new URL(request.url).searchParams.has('unpaid'),
  });
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
