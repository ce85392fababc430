import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { LocaleCode } from '#contract/locales.ts';
import { readText } from '#storefront/forms/read-form-fields.ts';
import { readPostedForm } from '#storefront/forms/read-posted-form.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { customerEnvironmentOf, sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { fullCheckoutChunk } from './full-checkout-chunk.ts';
import { type CheckoutData, loadCheckout } from './load-checkout.ts';
import { handlePostedCart } from './posted-form/handle-posted-cart.ts';
import type { PostedReply } from './posted-form/posted-reply.ts';
import { PURCHASE_FORM } from './purchase/field-id.ts';
import { CODE_PARAMETER, PAYMENT_PARAMETER } from './updates/checkout-urls.ts';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<CheckoutData> {
  const environment = customerEnvironmentOf(context);
  const url = new URL(request.url);
  const isUnpaid = url.searchParams.has('unpaid');
  // Payment providers send the buyer to a new document, which the server renders.
  if (isUnpaid && environment.side === 'server') await redirectToPaidOrder(environment, url);
  const paymentId = Number(url.searchParams.get(PAYMENT_PARAMETER)) || undefined;
  const codeReply = url.searchParams.has(CODE_PARAMETER) ? await replyToCode(environment) : null;
  const customer = sessionOf(context).customer() ?? null;
  return loadCheckout(environment, { customer, isUnpaid, codeReply, paymentId });
}

async function replyToCode({ shopper }: ShopEnvironment): Promise<CheckoutData['codeReply']> {
  const t = await loadTranslate(shopper.locale, 'purchase');
  return { about: 'code', message: t('promo.noEffect'), promoCode: '' };
}

/** A buyer who cancelled one payment may have completed another one in another tab. */
async function redirectToPaidOrder(environment: ShopEnvironment, url: URL): Promise<void> {
  const { findFinishedCheckout } = await import('./confirmation/find-finished-checkout.ts');
  const found = await findFinishedCheckout(environment, url);
  if (found === 'no-response' || !found?.completed) return;
  const localeScope = localeScopeOf(environment.shopper);
  url.searchParams.delete('unpaid');
  throw redirectWithin(localeScope, `${linkTo(localeScope, 'checkout-confirm')}?${url.searchParams}`);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readPostedForm(request);
  const environment = customerEnvironmentOf(context);
  if (readText(form, 'intent') === 'vat-number') {
    const { sendVatNumber } = await import('./form-sections/send-vat-number.ts');
    return sendVatNumber(environment, form);
  }
  // The other forms are posted only by a page whose script is missing or not loaded yet.
  const { isPostedPurchase, handlePostedPurchase } = await import('./posted-form/handle-posted-purchase.ts');
  return isPostedPurchase(form)
    ? handlePostedPurchase(environment, form)
    : handlePostedCart(environment, form);
}

/** Loads the chunk of the full checkout before a page that contains its form is hydrated. */
export async function prepare(locale: LocaleCode): Promise<void> {
  if (globalThis.document?.getElementById(PURCHASE_FORM)) await fullCheckoutChunk.load(locale);
}

export function Component() {
  const loaded = useLoaderData<CheckoutData>();
  const formReply = useActionData<PostedReply>() ?? loaded.codeReply ?? undefined;
  return <CheckoutScreen data={loaded} formReply={formReply} />;
}
