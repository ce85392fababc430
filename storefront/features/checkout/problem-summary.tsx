import { useEffect, useRef } from 'react';
import { useShop } from '#storefront/session/shop-context.ts';
import type { PurchaseProblems } from './check-purchase.ts';
import { fieldId } from './field-id.ts';
import { nameOf } from './missing-names.ts';
import styles from './problem-summary.module.css';
import { type PurchaseField, TEXT_FIELDS, type TextField } from './purchase-fields.ts';

/** Why nothing was ordered, and the way to each field that is to blame. Gets the focus, so that it is read first. */
export function ProblemSummary({
  refusal,
}: {
  refusal: { message: string; problems: PurchaseProblems } | undefined;
}) {
  const { words } = useShop();
  const box = useRef<HTMLDivElement>(null);
  const message = refusal?.message;
  const shownFor = useRef(message);
  useEffect(() => {
    if (message && message !== shownFor.current) box.current?.focus();
    shownFor.current = message;
  }, [message]);
  const problems = inOrder.flatMap((field) => {
    const problem = refusal?.problems[field];
    return problem ? [{ field, problem }] : [];
  });
  return (
    <div id="problems" ref={box} tabIndex={-1} className={styles.summary}>
      {refusal && (
        <>
          <p role="alert">{refusal.message}</p>
          {problems.length > 0 && (
            <ul>
              {problems.map(({ field, problem }) => (
                <li key={field}>
                  <a href={`#${fieldId(field)}`}>
                    {isText(field) ? `${nameOf(words, field)}: ` : ''}
                    {words(problem)}
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

/** As the fields stand on the page. */
const inOrder: PurchaseField[] = [
  'zip',
  'shippingId',
  'pickupPoint',
  ...TEXT_FIELDS.filter((field) => field !== 'zip'),
  'paymentId',
  'identityNumber',
  'consent-order',
];

function isText(field: PurchaseField): field is TextField {
  return (TEXT_FIELDS as readonly string[]).includes(field);
}
