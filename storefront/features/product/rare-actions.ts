import { data } from 'react-router';
import type { CommerceClient } from '#storefront/api/operation.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { REVIEW_FORM } from '#storefront/config/part-ids.ts';
import { loadReviewForm } from '#storefront/features/review/review-form-chunk.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';

/** Whoever waits for a book wants to hear when it is back. */
export async function alert(environment: ShopEnvironment, form: FormData) {
  const { requestStockAlert } = await import('#storefront/features/stock-alert/request-stock-alert.ts');
  const outcome = await requestStockAlert(environment, {
    email: String(form.get('email') ?? ''),
    skuId: Number(form.get('skuId') ?? Number.NaN) || 0,
  });
  return outcome.kind === 'alert-noted' ? outcome : data(outcome, { status: 422 });
}

export async function review(
  { t, side, cookies, shopper }: ShopEnvironment,
  api: CommerceClient,
  alias: string,
  form: FormData,
  url: URL,
) {
  const [{ sendReview }] = await Promise.all([
    import('#storefront/features/review/send-review.ts'),
    // What is wrong is told in its words.
    loadReviewForm(shopper.locale),
  ]);
  const outcome = await sendReview({ api, words: t }, alias, form);
  if (side === 'browser') return outcome;
  cookies.set(COOKIES.plain, '1');
  if (outcome.kind === 'review-refused') return data(outcome, { status: 422 });
  return redirectWithin(localeScopeOf(shopper), `${url.pathname}?review=sent#${REVIEW_FORM}`, 303);
}
