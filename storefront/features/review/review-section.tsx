import { use } from 'react';
import { useActionData, useLocation } from 'react-router';
import { publicFormPath } from '#contract/content/public-forms.ts';
import { REVIEW_SORTS, type ReviewSort } from '#contract/review-requests.ts';
import { REVIEW_FORM_ID } from '#storefront/config/element-ids.ts';
import { useShop, useTranslate } from '#storefront/session/shop-context.ts';
import { ButtonLink } from '#storefront/ui/button.tsx';
import { REVIEW_PARAMETER, REVIEW_SORT_PARAMETER, type Review, type ReviewPage } from './load-reviews.ts';
import type { ReviewFormState } from './review-form.tsx';
import { reviewFormChunk } from './review-form-chunk.ts';
import styles from './review-section.module.css';
import { ReviewVote } from './review-vote.tsx';
import type { ReviewOutcome } from './send-review.ts';
import { Stars } from './stars.tsx';

interface ReviewSectionProps {
  page: ReviewPage;
  /** Set while the visitor writes a review, or has sent one. */
  reviewing: ReviewFormState | undefined;
}

/** Reviews of readers. Pages are links, so that they can be shared and work without script. */
export function ReviewSection({ page, reviewing }: ReviewSectionProps) {
  const t = useTranslate('product');
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={styles.section} data-deferred="">
      <header>
        <h2 id="reviews-title">{t('review.title')}</h2>
        {page.count > 0 && (
          <p className={styles.average}>
            <span className={styles.score}>{page.averageText}</span>
            <span>
              <Stars rating={page.average} ratingText={page.averageText} />
              <br />
              {t('review.count', { count: page.count })}
            </span>
          </p>
        )}
        <p className={styles.checks}>{t('review.moderation')}</p>
      </header>
      {page.count === 0 ? (
        <p className={styles.none}>{t('review.none')}</p>
      ) : (
        <div>
          {page.sort && page.count > 1 && <Sorts sort={page.sort} />}
          <ol className={styles.reviews}>
            {page.reviews.map((review) => (
              <li key={review.votes?.reviewId ?? `${review.author}${review.day}${review.comment}`}>
                <ReviewText review={review} />
              </li>
            ))}
          </ol>
          <Pages page={page.page} pages={page.pages} />
        </div>
      )}
      <WriteReview reviewing={reviewing} />
    </section>
  );
}

/** A link to the page with the form. The page without the form is shared by all visitors. */
function WriteReview({ reviewing }: Pick<ReviewSectionProps, 'reviewing'>) {
  const t = useTranslate('product');
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('review', 'write');
  return reviewing ? (
    <div id={REVIEW_FORM_ID} className={styles.writing}>
      <h3>{t('review.write')}</h3>
      <LoadedForm state={reviewing} />
    </div>
  ) : (
    <p className={styles.writing}>
      <ButtonLink isSecondary href={`?${query}#${REVIEW_FORM_ID}`}>
        {t('review.write')}
      </ButtonLink>
    </p>
  );
}

function LoadedForm({ state }: { state: ReviewFormState }) {
  const { shopper } = useShop('product');
  const { ReviewForm } = use(reviewFormChunk.read(shopper.locale));
  // Without script, any form of the product page may have been posted.
  const actionData = useActionData<ReviewOutcome | { kind: 'other' }>();
  const noScriptOutcome = actionData?.kind === 'review-rejected' ? actionData : undefined;
  return <ReviewForm state={state} noScriptOutcome={noScriptOutcome} />;
}

function ReviewText({ review }: { review: Review }) {
  const { t, shopper } = useShop('product');
  return (
    <article className={styles.review}>
      <Stars rating={review.rating} />
      {review.comment && (
        <p className={styles.comment} lang={review.language}>
          {review.comment}
        </p>
      )}
      <p className={styles.byline}>
        {t('review.by', { author: review.author })} · <time dateTime={review.day}>{review.date}</time>
        {review.isVerifiedPurchase && (
          <>
            {' · '}
            <strong className={styles.verified}>{t('review.verified')}</strong>
          </>
        )}
      </p>
      {review.votes && (
        <>
          <ReviewVote votes={review.votes} author={review.author} />
          <a
            href={publicFormPath('review-report', String(review.votes.reviewId), shopper.locale)}
            rel="nofollow"
            className={styles.report}
            aria-label={t('review.reportLabel', { author: review.author })}
          >
            {t('review.report')}
          </a>
        </>
      )}
    </article>
  );
}

/** The sort orders are links, which work without script. Search engines need not follow them: the reviews are the same. */
function Sorts({ sort }: { sort: ReviewSort }) {
  const t = useTranslate('product');
  const { search } = useLocation();
  return (
    <nav aria-label={t('review.sort')}>
      <ul className={styles.sorts}>
        {REVIEW_SORTS.map((each) => (
          <li key={each}>
            <a
              href={reviewsHref(search, {
                [REVIEW_SORT_PARAMETER]: each === 'newest' ? '' : each,
                [REVIEW_PARAMETER]: '',
              })}
              rel="nofollow"
              aria-current={each === sort ? 'true' : undefined}
            >
              {t(`review.sort.${each}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const t = useTranslate('product');
  const { search } = useLocation();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('review.pages')}>
      <ol className={styles.pages}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={reviewsHref(search, { [REVIEW_PARAMETER]: number > 1 ? String(number) : '' })}
              aria-current={number === page ? 'page' : undefined}
            >
              <span className="visually-hidden">{t('review.page', { page: number })}</span>
              <span aria-hidden="true">{number}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Keeps the rest of the query. An empty value removes its parameter: the first page and the default order have none. */
function reviewsHref(search: string, changes: Record<string, string>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return `?${query}#reviews`;
}
