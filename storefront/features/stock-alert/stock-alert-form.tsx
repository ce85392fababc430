import { useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { STOCK_ALERT } from '#storefront/config/part-ids.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import type { StockAlertOutcome } from './request-stock-alert.ts';
import styles from './stock-alert-form.module.css';

export interface StockAlertFormProps {
  sku: { skuId: number; name: string };
  /** What a post without script came to. */
  posted: StockAlertOutcome | undefined;
  /** Somebody just asked for this form, and wants to write. */
  takesFocus: boolean;
}

/** Where the page begins after a post without script: in the field that is wrong, or with the words that all is well. */
const ANSWER = 'alert-answer';

/** Asks for an address to write to when a format is back. It posts to the route that shows it. */
export function StockAlertForm({ sku, posted, takesFocus }: StockAlertFormProps) {
  const t = useTranslate();
  const id = useId();
  const fetcher = useFetcher<StockAlertOutcome>();
  const field = useRef<HTMLInputElement>(null);
  const outcome = [fetcher.data, posted].find((candidate) => candidate?.skuId === sku.skuId);
  const isBusy = fetcher.state !== 'idle';
  const complaint = outcome?.kind === 'alert-refused' ? outcome.message : undefined;

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (fetcher.data?.kind === 'alert-refused') field.current?.focus();
  }, [fetcher.data]);

  return (
    <section id={STOCK_ALERT} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{t('stockAlert.title', { format: sku.name })}</h2>
      {outcome?.kind !== 'alert-noted' && (
        <fetcher.Form
          method="post"
          action={`?notify=${sku.skuId}#${ANSWER}`}
          noValidate
          onSubmit={(event) => {
            if (isBusy) event.preventDefault();
          }}
        >
          <p id={`${id}-lead`}>{t('stockAlert.lead')}</p>
          <input type="hidden" name="intent" value="alert" />
          <input type="hidden" name="skuId" value={sku.skuId} />
          <label htmlFor={ANSWER}>{t('stockAlert.email')}</label>
          <div className={styles.line}>
            <input
              ref={field}
              id={ANSWER}
              type="email"
              name="email"
              autoComplete="email"
              maxLength={254}
              required
              defaultValue={outcome?.kind === 'alert-refused' ? outcome.email : undefined}
              aria-invalid={complaint !== undefined}
              aria-describedby={`${id}-complaint ${id}-consent`}
            />
            <Button type="submit" aria-disabled={isBusy}>
              {t('stockAlert.submit')}
            </Button>
          </div>
          <p id={`${id}-complaint`} className={styles.complaint}>
            {complaint}
          </p>
          <p id={`${id}-consent`} className={styles.consent}>
            {t('stockAlert.consent')}
          </p>
        </fetcher.Form>
      )}
      <p role="status" id={outcome?.kind === 'alert-noted' ? ANSWER : undefined} className={styles.noted}>
        {outcome?.kind === 'alert-noted' && t('stockAlert.noted')}
      </p>
    </section>
  );
}
