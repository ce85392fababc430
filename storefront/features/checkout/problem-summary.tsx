import { useEffect, useRef } from 'react';
import { useShop } from '#storefront/session/shop-context.ts';
import { hasProblems, type PurchaseProblems } from './check-purchase.ts';
import { fieldId } from './field-id.ts';
import { nameOf } from './missing-names.ts';
import styles from './problem-summary.module.css';
import { type PurchaseField, TEXT_FIELDS, type TextField } from './purchase-fields.ts';

/** Why nothing was ordered, and the way to each field that is to blame. Gets the focus, so that it is read first. */
export function ProblemSummary({
  refusal,
  isPayBlocked,
}: {
  refusal: { message: string; problems: PurchaseProblems } | undefined;
  isPayBlocked: boolean;
}) {
  const { t } = useShop();
  const box = useRef<HTMLDivElement>(null);
  const message = refusal?.message;
  const isLater = useRef(false);
  useEffect(() => {
    // Whoever began to type before the script was there is not torn away by what the page came with.
    const isFree = isLater.current || document.activeElement === document.body;
    if (message && isFree) box.current?.focus();
    isLater.current = true;
  }, [message]);
  const problems = inOrder.flatMap((field) => {
    // Choices that cannot be made yet are no way to go.
    const problem = isPayBlocked && payFields.includes(field) ? undefined : refusal?.problems[field];
    return problem ? [{ field, problem }] : [];
  });
  return (
    <div id="problems" ref={box} tabIndex={-1} className={styles.summary}>
      {refusal && (problems.length > 0 || !hasProblems(refusal.problems)) && (
        <>
          <p role="alert">{refusal.message}</p>
          {problems.length > 0 && (
            <ul>
              {problems.map(({ field, problem }) => (
                <li key={field}>
                  <a href={`#${fieldId(field)}`}>
                    {isText(field) ? `${nameOf(t, field)}: ` : ''}
                    {t(problem)}
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

const payFields: PurchaseField[] = ['paymentId', 'identityNumber'];

/** As the fields stand on the page. */
const inOrder: PurchaseField[] = [
  'zip',
  'shippingId',
  'pickupPoint',
  ...TEXT_FIELDS.filter((field) => field !== 'zip'),
  ...payFields,
  'consent-order',
];

function isText(field: PurchaseField): field is TextField {
  return (TEXT_FIELDS as readonly string[]).includes(field);
}
