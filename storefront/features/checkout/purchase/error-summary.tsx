import { useEffect, useRef } from 'react';
import { hasFieldErrors } from '#storefront/forms/field-errors.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import styles from './error-summary.module.css';
import { fieldId } from './field-id.ts';
import { fieldName } from './missing-fields.ts';
import type { PurchaseErrors } from './purchase-errors.ts';
import { type PurchaseField, type PurchaseTextField, TEXT_FIELDS } from './purchase-fields.ts';

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
  const listed = fieldsInOrder.flatMap((field) => {
    // Payment options cannot be chosen yet, so there is nothing to link to.
    const error =
      isPaymentBlocked && paymentFields.includes(field) ? undefined : rejection?.fieldErrors[field];
    return error ? [{ field, error }] : [];
  });
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the buyer must be led to the reason.
    <div id="problems" ref={box} tabIndex={-1} autoFocus={rejection !== undefined} className={styles.summary}>
      {rejection && (listed.length > 0 || !hasFieldErrors(rejection.fieldErrors)) && (
        <>
          <p role="alert">{rejection.message}</p>
          {listed.length > 0 && (
            <ul>
              {listed.map(({ field, error }) => (
                <li key={field}>
                  <a href={`#${fieldId(field)}`}>
                    {isText(field) ? `${fieldName(t, field)}: ` : ''}
                    {t(error)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}

const paymentFields: PurchaseField[] = ['paymentId', 'identityNumber'];

/** In the order of the page. */
const fieldsInOrder: PurchaseField[] = [
  'zip',
  'shippingId',
  'pickupPoint',
  ...TEXT_FIELDS.filter((field) => field !== 'zip'),
  ...paymentFields,
  'consent-order',
];

function isText(field: PurchaseField): field is PurchaseTextField {
  return (TEXT_FIELDS as readonly string[]).includes(field);
}
