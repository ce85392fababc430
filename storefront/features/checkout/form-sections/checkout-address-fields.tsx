import type { AddressPart } from '#contract/customer/customer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { addressAutofill } from '#storefront/forms/address-autofill.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { SelectField } from '#storefront/ui/fields/select-field.tsx';
import { TextField, type TextFieldProps } from '#storefront/ui/fields/text-field.tsx';
import { fieldId } from '../purchase/field-id.ts';
import { fieldLabels } from '../purchase/missing-fields.ts';
import type { PurchaseErrors } from '../purchase/purchase-errors.ts';
import { type Purchase, type PurchaseTextField, shippingFieldName } from '../purchase/purchase-fields.ts';
import styles from '../purchase/purchase-form.module.css';

interface FormValues {
  purchase: Purchase;
  fieldErrors: PurchaseErrors;
}

/** Returns a function that creates the common props of a text field of the form. */
export function useFieldProps({ purchase, fieldErrors }: FormValues) {
  const { t } = useShop('purchase');
  return (name: PurchaseTextField): Partial<TextFieldProps> => ({
    id: fieldId(name),
    name,
    defaultValue: purchase.texts[name],
    error: fieldErrors[name] && t(fieldErrors[name]),
    maxLength: LIMITS.checkoutText,
  });
}

type AddressField =
  | 'company'
  | 'firstName'
  | 'lastName'
  | 'careOf'
  | 'street'
  | 'street2'
  | 'city'
  | 'entryCode';

const autofillParts: Record<AddressField, AddressPart> = {
  company: 'company',
  firstName: 'firstName',
  lastName: 'lastName',
  careOf: 'careOf',
  street: 'addressLine1',
  street2: 'addressLine2',
  city: 'city',
  entryCode: 'entryCode',
};

interface CheckoutAddressFieldsProps extends FormValues {
  /** Whether this is the separate shipping address. It has its own postal code and company name. */
  isShipping?: boolean;
  country: { code: string; name: string } | undefined;
  /** The countries that the buyer can choose for their own address if the order is sent to another address. */
  billingCountries?: readonly { code: string; name: string }[];
  /** For an order that is not shipped. */
  isNameOnly?: boolean;
}

export function CheckoutAddressFields({
  isShipping = false,
  isNameOnly = false,
  country,
  billingCountries = [],
  ...values
}: CheckoutAddressFieldsProps) {
  const { t } = useShop('purchase');
  const fieldProps = useFieldProps(values);
  const section = isShipping ? 'shipping' : undefined;
  const renderField = (field: AddressField, { isOptional }: { isOptional: boolean }) => {
    const label = t(fieldLabels[field]);
    return (
      <TextField
        {...fieldProps(isShipping ? shippingFieldName(field) : field)}
        label={isOptional ? t('details.optional', { label }) : label}
        required={!isOptional}
        autoComplete={addressAutofill(autofillParts[field], section)}
      />
    );
  };
  const requiredField = (field: AddressField) => renderField(field, { isOptional: false });
  const optionalField = (field: AddressField) => renderField(field, { isOptional: true });
  const names = (
    <div className={styles.pair}>
      {requiredField('firstName')}
      {requiredField('lastName')}
    </div>
  );
  if (isNameOnly) return names;
  return (
    <>
      {names}
      {isShipping && optionalField('company')}
      {requiredField('street')}
      {optionalField('street2')}
      {isShipping ? (
        <div className={styles.pair}>
          <TextField
            {...fieldProps('toZip')}
            label={t('delivery.zip')}
            required
            autoComplete={addressAutofill('zip', section)}
            // Dutch postal codes contain letters.
            inputMode={country?.code === 'NL' ? 'text' : 'numeric'}
            maxLength={12}
          />
          {requiredField('city')}
        </div>
      ) : (
        <>
          <div className={styles.ownZip}>
            <TextField
              {...fieldProps('ownZip')}
              defaultValue={values.purchase.texts.ownZip || values.purchase.texts.zip}
              label={t('delivery.zip')}
              required
              autoComplete={addressAutofill('zip', 'billing')}
              maxLength={12}
            />
          </div>
          {requiredField('city')}
        </>
      )}
      <p className={billingCountries.length > 0 ? styles.sameCountry : styles.country}>
        <span>{t('details.country')}</span> {country?.name}
      </p>
      {billingCountries.length > 0 && (
        <div className={styles.otherCountry}>
          <SelectField
            name="country"
            defaultValue={values.purchase.texts.country || country?.code}
            label={t('details.country')}
            error={values.fieldErrors.country && t(values.fieldErrors.country)}
            autoComplete={addressAutofill('country', 'billing')}
          >
            {billingCountries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <div className={styles.halves}>
        {optionalField('careOf')}
        {optionalField('entryCode')}
      </div>
    </>
  );
}
