import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { pathPrefix } from '#contract/locales.ts';
import { REVIEW_LIMITS } from '#contract/product/review-limits.ts';
import { REVIEW_FORM_ID } from '#storefront/config/element-ids.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop, useTranslate } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button, ButtonLink } from '#storefront/ui/button.tsx';
import { TextField } from '#storefront/ui/fields/text-field.tsx';
import styles from './review-form.module.css';
import type { ReviewOutcome } from './send-review.ts';

export type ReviewFormState = ReviewFormProps['state'];

interface ReviewFormProps {
  /** `sent`: the visitor was redirected here after a form was posted without script. */
  state: 'signed-in' | 'signed-out' | 'sent';
  /** The outcome of a form that was posted without script. */
  noScriptOutcome: ReviewOutcome | undefined;
}

/** Writes a review. A guest gets a link to sign in and return here. */
export function ReviewForm({ state, noScriptOutcome }: ReviewFormProps) {
  const t = useTranslate('account');
  const fetcher = useFetcher<ReviewOutcome>();
  const form = useRef<HTMLFormElement>(null);
  const outcome = fetcher.data ?? noScriptOutcome;
  const isBusy = fetcher.state !== 'idle';
  const rejected = outcome?.kind === 'review-rejected' ? outcome : undefined;

  useEffect(() => {
    if (fetcher.data?.kind !== 'review-rejected') return;
    const { field } = fetcher.data;
    form.current?.querySelector<HTMLInputElement>(`[name=${field ?? 'rating'}]`)?.focus();
  }, [fetcher.data]);

  if (state === 'sent' || outcome?.kind === 'review-sent') return <ReviewThanks />;
  if (state === 'signed-out') return <SignInLink />;
  const fieldProps = (field: 'author' | 'comment', hint: string) => ({
    name: field,
    hint,
    error: rejected?.field === field ? rejected.message : undefined,
    defaultValue: rejected?.input[field],
    maxLength: REVIEW_LIMITS[field],
    required: true,
  });
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={`?review=write#${REVIEW_FORM_ID}`}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      <input type="hidden" name="intent" value="review" />
      <p role="alert" className={styles.message}>
        {rejected && (rejected.field === null || rejected.field === 'rating') ? rejected.message : null}
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
              defaultChecked={rejected?.input.rating === String(count)}
            />
            <span aria-hidden="true">★</span>
            <span className="visually-hidden">{t('review.starsCount', { count })}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        {...fieldProps('author', t('review.nameHint'))}
        label={t('review.name')}
        autoComplete="nickname"
      />
      <TextField
        {...fieldProps('comment', t('review.commentHint'))}
        label={t('review.comment')}
        autoComplete="off"
      />
      <Button type="submit" aria-disabled={isBusy}>
        {t('review.submit')}
      </Button>
    </fetcher.Form>
  );
}

function SignInLink() {
  const { t, shopper } = useShop('account');
  const { pathname } = useLocation();
  const prefix = pathPrefix(shopper.locale, shopper.pathMarket);
  const next = `${prefix}${pathname}?review=write#${REVIEW_FORM_ID}`;
  return (
    <p>
      <ButtonLink
        isSecondary
        href={`${linkTo(localeScopeOf(shopper), 'sign-in')}?${new URLSearchParams({ next })}`}
      >
        {t('review.signIn')}
      </ButtonLink>
    </p>
  );
}

function ReviewThanks() {
  const t = useTranslate('account');
  return (
    <p role="status" className={styles.thanks}>
      {t('review.thanks')}
    </p>
  );
}
