import { isMarkImagePath, isPaymentMark, markImagePath } from '#contract/option-marks.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { TextField } from '#storefront/ui/fields/text-field.tsx';
import { fieldId } from '../purchase/field-id.ts';
import type { MissingField } from '../purchase/missing-fields.ts';
import type { PurchaseErrors } from '../purchase/purchase-errors.ts';
import type { Purchase } from '../purchase/purchase-fields.ts';
import styles from '../purchase/purchase-form.module.css';
import type { PaymentOption } from '../updates/checkout-options.ts';
import { OptionChoice } from './option-choice.tsx';

interface PaymentSectionProps {
  options: PaymentOption[];
  purchase: Purchase;
  fieldErrors: PurchaseErrors;
  isCompany: boolean;
  /** The fields that must be filled in first. */
  missing: MissingField[];
  /** A gift code or the balance pays for everything. */
  isPaid: boolean;
  /** No option can be chosen until `missing` is filled in. */
  isBlocked: boolean;
}

/** The payment options in the API's order: credit comes last and is never preselected (decisions §4). */
export function PaymentSection(props: PaymentSectionProps) {
  const { options, purchase, fieldErrors, isCompany, missing, isPaid, isBlocked } = props;
  const { t } = useShop('purchase');
  const error = fieldErrors.paymentId;
  return (
    <section aria-labelledby="payment-title" className={styles.section}>
      <h2 id="payment-title">{t('pay.title')}</h2>
      {isBlocked && (
        <div className={styles.notice}>
          <p>{t('pay.missingFields')}</p>
          <ul>
            {missing.map(({ field, name }) => (
              <li key={field}>
                <a href={`#${fieldId(field)}`}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {isPaid && !isBlocked && <p>{t('pay.nothingToPay')}</p>}
      <fieldset
        id={fieldId('paymentId')}
        tabIndex={-1}
        hidden={options.length === 0}
        className={styles.options}
        inert={isBlocked}
        data-blocked={isBlocked || undefined}
      >
        <legend>{t('pay.methods')}</legend>
        {options.map((option) => (
          <OptionChoice
            key={option.id}
            name="paymentId"
            value={option.id}
            isSelected={option.id === purchase.paymentId}
            title={option.displayName ?? option.name ?? ''}
            help={option.description}
            pictures={picturesOf(option)}
          >
            {option.requiresIdentityNumber && (
              <IdentityNumber
                isCompany={isCompany}
                isSelected={option.id === purchase.paymentId}
                optionId={option.id}
                error={fieldErrors.identityNumber}
              />
            )}
          </OptionChoice>
        ))}
        {error && <p className={styles.error}>{t(error)}</p>}
      </fieldset>
    </section>
  );
}

/** The merchant's own logo, which is not the image of a mark; otherwise the image of each option mark. */
function picturesOf({ logo, marks }: PaymentOption): string[] {
  const hasOwnLogo = logo && !isMarkImagePath(logo);
  return hasOwnLogo ? [logo] : marks.filter(isPaymentMark).map(markImagePath);
}

interface IdentityNumberProps {
  isCompany: boolean;
  /** Whether its payment option is selected. */
  isSelected: boolean;
  optionId: number;
  error: PurchaseErrors['identityNumber'];
}

/** Required for credit, and stored nowhere in the browser. */
function IdentityNumber({ isCompany, isSelected, optionId, error }: IdentityNumberProps) {
  const { t } = useShop('purchase');
  return (
    <TextField
      id={isSelected ? fieldId('identityNumber') : undefined}
      name={`identityNumber-${optionId}`}
      label={t(isCompany ? 'pay.organizationId' : 'pay.personalId')}
      hint={t('pay.identityNumberHint')}
      error={isSelected && error ? t(error) : undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={30}
    />
  );
}
