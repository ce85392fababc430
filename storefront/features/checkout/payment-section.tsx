import { useShop } from '#storefront/session/shop-context.ts';
import { TextField } from '#storefront/ui/text-field.tsx';
import type { PurchaseProblems } from './check-purchase.ts';
import type { PayWay } from './checkout-ways.ts';
import { fieldId } from './field-id.ts';
import type { Missing } from './missing-names.ts';
import type { Purchase } from './purchase-fields.ts';
import styles from './purchase-form.module.css';
import { WayChoice } from './way-choice.tsx';

interface PaymentSectionProps {
  options: PayWay[];
  purchase: Purchase;
  problems: PurchaseProblems;
  isCompany: boolean;
  /** What stands in the way of paying, which is said beside being so. */
  missing: Missing[];
  isPaid: boolean;
  isBlocked: boolean;
}

const help = {
  swish: 'pay.swishHelp',
  card: 'pay.cardHelp',
  invoice: 'pay.invoiceHelp',
  instalments: 'pay.instalmentsHelp',
  'pay-later': 'pay.laterHelp',
} as const;

/** How to pay, in the API's order: ways without credit first, and credit never chosen for anyone (decisions §4). */
export function PaymentSection(props: PaymentSectionProps) {
  const { options, purchase, problems, isCompany, missing, isPaid, isBlocked } = props;
  const { t } = useShop();
  const fault = problems.paymentId;
  return (
    <section aria-labelledby="payment-title" className={styles.section}>
      <h2 id="payment-title">{t('pay.title')}</h2>
      {isBlocked && (
        <div className={styles.guard}>
          <p>{t('pay.wait')}</p>
          <ul>
            {missing.map(({ field, name }) => (
              <li key={field}>
                <a href={`#${fieldId(field)}`}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isPaid && !isBlocked && <p>{t('pay.nothingLeft')}</p>}
      <fieldset
        id={fieldId('paymentId')}
        tabIndex={-1}
        hidden={options.length === 0}
        className={styles.ways}
        inert={isBlocked}
        data-blocked={isBlocked || undefined}
        data-complaint={fault && ''}
      >
        <legend>{t('pay.methods')}</legend>
        {options.map((option) => (
          <WayChoice
            key={option.id}
            name="paymentId"
            value={option.id}
            isChosen={option.id === purchase.paymentId}
            title={option.displayName ?? option.name ?? ''}
            help={isKnown(option.name) ? t(help[option.name]) : undefined}
          >
            {option.needsIdentityNumber && (
              <IdentityNumber
                isCompany={isCompany}
                isAsked={option.id === purchase.paymentId}
                optionId={option.id}
                problem={problems.identityNumber}
              />
            )}
          </WayChoice>
        ))}
        {fault && <p className={styles.complaint}>{t(fault)}</p>}
      </fieldset>
    </section>
  );
}

function isKnown(name: string | null): name is keyof typeof help {
  return name !== null && name in help;
}

interface IdentityNumberProps {
  isCompany: boolean;
  isAsked: boolean;
  optionId: number;
  problem: PurchaseProblems['identityNumber'];
}

/** Asked for where credit is given, and kept nowhere in the browser. */
function IdentityNumber({ isCompany, isAsked, optionId, problem }: IdentityNumberProps) {
  const { t } = useShop();
  return (
    <TextField
      id={isAsked ? fieldId('identityNumber') : undefined}
      name={`identityNumber-${optionId}`}
      label={t(isCompany ? 'pay.organizationId' : 'pay.personalId')}
      hint={t('pay.identityWhy')}
      complaint={isAsked && problem ? t(problem) : undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={30}
    />
  );
}
