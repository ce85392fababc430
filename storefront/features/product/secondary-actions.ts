import { data } from 'react-router';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { REVIEW_FORM_ID } from '#storefront/config/element-ids.ts';
import { readInteger, readText } from '#storefront/forms/read-form-fields.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import type { SendShopRequest, ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';

// The actions of the product page besides buying, in a chunk that few visitors need.

export async function submitStockAlert(environment: ShopEnvironment, form: FormData) {
  const { requestStockAlert } = await import('#storefront/features/stock-alert/request-stock-alert.ts');
  const outcome = await requestStockAlert(environment, {
    email: readText(form, 'email'),
    skuId: readInteger(form, 'skuId') ?? 0,
  });
  return outcome.kind === 'alert-saved' ? outcome : data(outcome, { status: 422 });
}

export async function submitReview(
  { side, cookies, shopper }: ShopEnvironment,
  { api, alias, form, url }: { api: CommerceClient; alias: string; form: FormData; url: URL },
) {
  const [{ sendReview }, t] = await Promise.all([
    import('#storefront/features/review/send-review.ts'),
    loadTranslate(shopper.locale, 'account'),
  ]);
  const outcome = await sendReview({ api, t }, alias, form);
  if (side === 'browser') return outcome;
  cookies.set(COOKIES.noScript, '1');
  if (outcome.kind === 'review-rejected') return data(outcome, { status: 422 });
  return redirectWithin(localeScopeOf(shopper), `${url.pathname}?review=sent#${REVIEW_FORM_ID}`, 303);
}

export async function submitVote(
  { side, cookies, shopper }: ShopEnvironment,
  { sendShopRequest, form, url }: { sendShopRequest: SendShopRequest; form: FormData; url: URL },
) {
  const [{ sendVote }, t] = await Promise.all([
    import('#storefront/features/review/send-vote.ts'),
    loadTranslate(shopper.locale, 'account'),
  ]);
  const outcome = await sendVote({ sendShopRequest, cookies, t }, form);
  if (side === 'browser') return outcome;
  cookies.set(COOKIES.noScript, '1');
  if (outcome.kind === 'vote-rejected') return data(outcome, { status: 422 });
  const fragment = `#review-${outcome.reviewId}`;
  return redirectWithin(localeScopeOf(shopper), url.pathname + url.search + fragment, 303);
}
