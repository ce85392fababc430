import { createRandomKey } from '#storefront/api/random-key.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { readInteger } from '#storefront/forms/read-form-fields.ts';
import type { SendShopRequest } from '#storefront/session/shop-context.ts';
import type { CookieJar } from '#storefront/session/shopper.ts';
import type { Translate } from '#storefront/translations/translate.ts';

export type VoteOutcome =
  | { kind: 'voted'; reviewId: number; helpfulCount: number; hasVoted: boolean }
  | { kind: 'vote-rejected'; reviewId: number; message: string };

/** Votes for a review. The first vote of a visitor sets the cookie that identifies their browser. */
export async function sendVote(
  {
    sendShopRequest,
    cookies,
    t,
  }: { sendShopRequest: SendShopRequest; cookies: CookieJar; t: Translate<'account'> },
  form: FormData,
): Promise<VoteOutcome> {
  const reviewId = readInteger(form, 'reviewId') ?? 0;
  const isHelpful = form.get('helpful') !== 'no';
  const voterId = cookies.get(COOKIES.voter) || createRandomKey();
  const outcome = await sendShopRequest('review-votes', { reviewId, isHelpful, voterId });
  if (outcome.kind === 'accepted') {
    cookies.set(COOKIES.voter, voterId);
    return { kind: 'voted', reviewId, ...outcome.result };
  }
  return { kind: 'vote-rejected', reviewId, message: t(messages[outcome.code ?? ''] ?? 'error.general') };
}

const messages: Partial<Record<string, 'review.ownVote' | 'review.tooManyVotes'>> = {
  OWN_REVIEW: 'review.ownVote',
  RATE_LIMITED: 'review.tooManyVotes',
};
