import { useActionData, useFetcher } from 'react-router';
import { useTranslate } from '#storefront/session/shop-context.ts';
import type { ReviewVotes } from './load-reviews.ts';
import styles from './review-vote.module.css';
import type { VoteOutcome } from './send-vote.ts';

/**
 * Marks a review as helpful, or takes the mark back. A shared page cannot contain the visitor's vote; the response to the
 * form contains it.
 */
export function ReviewVote({ votes, author }: { votes: ReviewVotes; author: string }) {
  const t = useTranslate('product');
  const fetcher = useFetcher<VoteOutcome>();
  // Without script, any form of the product page may have been posted.
  const actionData = useActionData<VoteOutcome | { kind: 'other'; reviewId?: number }>();
  const noScriptOutcome = actionData?.reviewId === votes.reviewId ? actionData : undefined;
  const outcome = fetcher.data ?? noScriptOutcome;
  const { helpfulCount, hasVoted } = fetcher.data?.kind === 'voted' ? fetcher.data : votes;
  const label = t('review.helpful') + (helpfulCount > 0 ? ` (${helpfulCount})` : '');
  return (
    <fetcher.Form method="post" className={styles.vote} id={`review-${votes.reviewId}`}>
      <input type="hidden" name="intent" value="helpful" />
      <input type="hidden" name="reviewId" value={votes.reviewId} />
      <button
        type="submit"
        name="helpful"
        value={hasVoted ? 'no' : 'yes'}
        aria-pressed={hasVoted}
        aria-label={`${label}: ${t('review.helpfulLabel', { author })}`}
        aria-disabled={fetcher.state !== 'idle'}
      >
        {label}
      </button>
      <span role="alert">{outcome?.kind === 'vote-rejected' ? outcome.message : null}</span>
    </fetcher.Form>
  );
}
