import { useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { MAX_EMAIL_LENGTH } from '#contract/customer/email-address.ts';
import { STOCK_ALERT_ID } from '#storefront/config/element-ids.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import type { StockAlertOutcome } from './request-stock-alert.ts';
import styles from './stock-alert-form.module.css';

export interface StockAlertFormProps {
  sku: { skuId: number; name: string };
  /** The outcome of a form that was posted without script. */
  noScriptOutcome: StockAlertOutcome | undefined;
  /** Focuses the field, after a click on the link to this form. */
  takesFocus: boolean;
}

/** Scroll target after a post without script: the invalid field or the success message. */
const RESULT_ID = 'alert-answer';

/** Requests a mail when a format is back in stock. Posts to the product's route. */
export function StockAlertForm({ sku, noScriptOutcome, takesFocus }: StockAlertFormProps) {
  const t = useTranslate('product');
  const id = useId();
  const fetcher = useFetcher<StockAlertOutcome>();
  const field = useRef<HTMLInputElement>(null);
  const outcome = [fetcher.data, noScriptOutcome].find((candidate) => candidate?.skuId === sku.skuId);
  const isBusy = fetcher.state !== 'idle';
  const fieldError = outcome?.kind === 'alert-rejected' ? outcome.message : undefined;

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (fetcher.data?.kind === 'alert-rejected') field.current?.focus();
  }, [fetcher.data]);

  return (
    <section id={STOCK_ALERT_ID} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{t('stockAlert.title', { format: sku.name })}</h2>
      {outcome?.kind !== 'alert-saved' && (
        <fetcher.Form
          method="post"
          action={`?notify=${sku.skuId}#${RESULT_ID}`}
          noValidate
          onSubmit={(event) => {
            if (isBusy) event.preventDefault();
          }}
        >
          <p id={`${id}-lead`}>{t('stockAlert.lead')}</p>
          <input type="hidden" name="intent" value="alert" />
          <input type="hidden" name="skuId" value={sku.skuId} />
          <label htmlFor={RESULT_ID}>{t('stockAlert.email')}</label>
          <div className={styles.line}>
            <input
              ref={field}
              id={RESULT_ID}
              type="email"
              name="email"
              autoComplete="email"
              maxLength={MAX_EMAIL_LENGTH}
              required
              defaultValue={outcome?.kind === 'alert-rejected' ? outcome.email : undefined}
              aria-invalid={fieldError !== undefined}
              aria-describedby={`${id}-error ${id}-consent`}
            />
            <Button type="submit" aria-disabled={isBusy}>
              {t('stockAlert.submit')}
            </Button>
          </div>
          <p id={`${id}-error`} className={styles.error}>
            {fieldError}
          </p>
          <p id={`${id}-consent`} className={styles.consent}>
            {t('stockAlert.consent')}
          </p>
        </fetcher.Form>
      )}
      <p role="status" id={outcome?.kind === 'alert-saved' ? RESULT_ID : undefined} className={styles.saved}>
        {outcome?.kind === 'alert-saved' && t('stockAlert.saved')}
      </p>
    </section>
  );
}
