import { useShop } from '#storefront/session/shop-context.ts';
import { TextField } from '#storefront/ui/text-field.tsx';
import type { PurchaseProblems } from './check-purchase.ts';
import { fieldId } from './field-id.ts';
import { labels } from './missing-names.ts';
import type { Purchase, TextField as TextFieldName } from './purchase-fields.ts';
import styles from './purchase-form.module.css';

interface FieldProps {
  name: TextFieldName;
  purchase: Purchase;
  problems: PurchaseProblems;
}

/** What every text field of the form is given. */
export function useField({ purchase, problems }: Omit<FieldProps, 'name'>) {
  const { t } = useShop();
  return (name: TextFieldName) => ({
    id: fieldId(name),
    name,
    defaultValue: purchase.texts[name],
    complaint: problems[name] && t(problems[name]),
    maxLength: 200,
  });
}

type AddressPart = 'company' | 'firstName' | 'lastName' | 'careOf' | 'street' | 'city' | 'entryCode';

const autoComplete: Record<AddressPart, string> = {
  company: 'organization',
  firstName: 'given-name',
  lastName: 'family-name',
  careOf: 'address-line2',
  street: 'address-line1',
  city: 'address-level2',
  entryCode: 'off',
};

interface AddressFieldsProps extends Omit<FieldProps, 'name'> {
  /** The one that is delivered to in place of the customer's own. */
  isOther?: boolean;
  /** Its postal code, where it is not asked for elsewhere. */
  country: { code: string; name: string } | undefined;
}

export function AddressFields({ isOther = false, country, ...rest }: AddressFieldsProps) {
  const { t } = useShop();
  const field = useField(rest);
  const part = (name: AddressPart, isOptional = false) => {
    const own = (isOther ? `to${name[0]?.toUpperCase()}${name.slice(1)}` : name) as TextFieldName;
    const label = t(labels[name]);
    return (
      <TextField
        {...field(own)}
        label={isOptional ? t('details.optional', { label }) : label}
        required={!isOptional}
        autoComplete={isOther && name !== 'entryCode' ? `shipping ${autoComplete[name]}` : autoComplete[name]}
      />
    );
  };
  return (
    <>
      <div className={styles.pair}>
        {part('firstName')}
        {part('lastName')}
      </div>
      {isOther && part('company', true)}
      {part('street')}
      {isOther ? (
        <div className={styles.pair}>
          <TextField
            {...field('toZip')}
            label={t('delivery.zip')}
            required
            autoComplete="shipping postal-code"
            inputMode={country?.code === 'NL' ? 'text' : 'numeric'}
            maxLength={12}
          />
          {part('city')}
        </div>
      ) : (
        part('city')
      )}
      <p className={styles.country}>
        <span>{t('details.country')}</span> {country?.name}
      </p>
      <div className={styles.halves}>
        {part('careOf', true)}
        {part('entryCode', true)}
      </div>
    </>
  );
}
