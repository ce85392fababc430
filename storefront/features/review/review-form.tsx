import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { REVIEW_LIMITS } from '#contract/review-limits.ts';
import { REVIEW_FORM } from '#storefront/config/part-ids.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import styles from './review-form.module.css';
import type { ReviewOutcome } from './send-review.ts';

export type ReviewFormState = ReviewFormProps['state'];

interface ReviewFormProps {
  /** `sent`: a post without script led here. */
  state: 'signed-in' | 'signed-out' | 'sent';
  /** What a post without script came to. */
  posted: ReviewOutcome | undefined;
}

/** Writes about the book. Whoever is not signed in is led to where one signs in, and back here. */
export function ReviewForm({ state, posted }: ReviewFormProps) {
  const { t, shopper } = useShop();
  const { pathname } = useLocation();
  const fetcher = useFetcher<ReviewOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const outcome = fetcher.data ?? posted;
  const isBusy = fetcher.state !== 'idle';
  const refusal = outcome?.kind === 'review-refused' ? outcome : undefined;

  useEffect(() => {
    if (fetcher.data?.kind !== 'review-refused') return;
    const { field } = fetcher.data;
    form.current?.querySelector<HTMLInputElement>(`[name=${field ?? 'rating'}]`)?.focus();
  }, [fetcher.data]);

  if (state === 'sent' || outcome?.kind === 'review-sent') return <ReviewThanks />;
  if (state === 'signed-out') {
    const back = `${linkTo(localeScopeOf(shopper), 'home').replace(/\/$/, '')}${pathname}?review=write#${REVIEW_FORM}`;
    return (
      <p>
        <ButtonLink
          isSecondary
          href={`${linkTo(localeScopeOf(shopper), 'sign-in')}?${new URLSearchParams({ next: back })}`}
        >
          {t('review.signIn')}
        </ButtonLink>
      </p>
    );
  }
  const note = (field: 'author' | 'comment', hint: string) => ({
    name: field,
    hint,
    complaint: refusal?.field === field ? refusal.message : undefined,
    defaultValue: refusal?.typed[field],
    maxLength: REVIEW_LIMITS[field],
    required: true,
  });
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={`?review=write#${REVIEW_FORM}`}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      <input type="hidden" name="intent" value="review" />
      <p role="alert" className={styles.message}>
        {refusal && (refusal.field === null || refusal.field === 'rating') ? refusal.message : null}
      </p>
      <fieldset className={styles.stars}>
        <legend>{t('review.rating')}</legend>
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="rating"
              value={count}
              required
              defaultChecked={refusal?.typed.rating === String(count)}
            />
            <span aria-hidden="true">★</span>
            <span className="visually-hidden">{t('review.starsCount', { count })}</span>
          </label>
        ))}
      </fieldset>
      <TextField {...note('author', t('review.nameHint'))} label={t('review.name')} autoComplete="nickname" />
      <TextField
        {...note('comment', t('review.commentHint'))}
        label={t('review.comment')}
        autoComplete="off"
      />
      <Button type="submit" aria-disabled={isBusy}>
        {t('review.submit')}
      </Button>
    </fetcher.Form>
  );
}

function ReviewThanks() {
  const { t } = useShop();
  return (
    <p role="status" className={styles.thanks}>
      {t('review.thanks')}
    </p>
  );
}
