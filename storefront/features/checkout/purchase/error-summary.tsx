import { useEffect, useRef } from 'react';
import { useShop } from '#storefront/session/shop-context.ts';
import type { Translate } from '#storefront/translations/translate.ts';
import styles from './error-summary.module.css';
import { fieldId } from './field-id.ts';
import { fieldName } from './missing-fields.ts';
import type { PurchaseErrorMessage, PurchaseErrors } from './purchase-errors.ts';
import {
  PURCHASE_FIELDS,
  type PurchaseField,
  type PurchaseTextField,
  TEXT_FIELDS,
} from './purchase-fields.ts';

/** Why the order was rejected, with links to the invalid fields. It gets the focus, so that it is read first. */
export function ErrorSummary({
  rejection,
  isPaymentBlocked,
}: {
  rejection: { message: string; fieldErrors: PurchaseErrors } | undefined;
  isPaymentBlocked: boolean;
}) {
  const { t } = useShop('purchase');
  const box = useRef<HTMLDivElement>(null);
  const message = rejection?.message;
  const hasMounted = useRef(false);
  useEffect(() => {
    // A buyer who typed before the script was loaded keeps the focus.
    const canFocus = hasMounted.current || document.activeElement === document.body;
    if (message && canFocus) box.current?.focus();
    hasMounted.current = true;
  }, [message]);
  const listed = PURCHASE_FIELDS.flatMap((field) => {
    const error = rejection?.fieldErrors[field];
    return error ? [{ field, error }] : [];
  });
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the buyer must be led to the reason.
    <div id="problems" ref={box} tabIndex={-1} autoFocus={rejection !== undefined} className={styles.summary}>
      {rejection && <p role="alert">{rejection.message}</p>}
      {listed.length > 0 && (
        <ul>
          {listed.map(({ field, error }) => (
            <li key={field}>
              {isPaymentBlocked && isPaymentField(field) ? (
                // The payment options are inert until the other fields are filled in, so a link would lead nowhere.
                t(field === 'paymentId' ? 'pay.chooseAfterwards' : error)
              ) : (
                <a href={`#${fieldId(field)}`}>{messageOf(t, field, error)}</a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The error with the name of its field; the messages of choices name what to choose. */
function messageOf(t: Translate<'purchase'>, field: PurchaseField, error: PurchaseErrorMessage): string {
  if (!isText(field)) return t(error);
  const name = fieldName(t, field);
  return error === 'field.required' ? t('details.requiredField', { name }) : `${name}: ${t(error)}`;
}

function isPaymentField(field: PurchaseField): boolean {
  return field === 'paymentId' || field === 'identityNumber';
}

function isText(field: PurchaseField): field is PurchaseTextField {
  return (TEXT_FIELDS as readonly string[]).includes(field);
}
