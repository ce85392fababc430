import { addressAutofill } from '#storefront/forms/address-autofill.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { SelectField } from '#storefront/ui/fields/select-field.tsx';
import { TextField } from '#storefront/ui/fields/text-field.tsx';
import type { SettingsData } from './settings-data.ts';
import type { SettingsFieldProps } from './settings-form.tsx';

interface SettingsAddressFieldsProps {
  fieldProps: SettingsFieldProps;
  address: SettingsData['address'];
  countries: SettingsData['countries'];
  defaultCountry: string;
  /** The section of autofill. A shipping address also has a name and a door code. */
  section: 'billing' | 'shipping';
}

export function SettingsAddressFields({
  fieldProps,
  address,
  countries,
  defaultCountry,
  section,
}: SettingsAddressFieldsProps) {
  const t = useTranslate('account');
  return (
    <>
      {section === 'shipping' && (
        <>
          <TextField
            {...fieldProps('firstName', address.firstName)}
            label={t('settings.firstName')}
            autoComplete={addressAutofill('firstName', section)}
            required
          />
          <TextField
            {...fieldProps('lastName', address.lastName)}
            label={t('settings.lastName')}
            autoComplete={addressAutofill('lastName', section)}
            required
          />
        </>
      )}
      <TextField
        {...fieldProps('addressLine1', address.addressLine1)}
        label={t('settings.street')}
        autoComplete={addressAutofill('addressLine1', section)}
        required
      />
      <TextField
        {...fieldProps('addressLine2', address.addressLine2)}
        label={t('settings.street2')}
        autoComplete={addressAutofill('addressLine2', section)}
      />
      <TextField {...fieldProps('careOf', address.careOf)} label={t('settings.careOf')} autoComplete="off" />
      <TextField
        {...fieldProps('zip', address.zip)}
        label={t('settings.zip')}
        autoComplete={addressAutofill('zip', section)}
        required
      />
      <TextField
        {...fieldProps('city', address.city)}
        label={t('settings.city')}
        autoComplete={addressAutofill('city', section)}
        required
      />
      <SelectField
        {...fieldProps('country', address.country || defaultCountry)}
        label={t('settings.country')}
        autoComplete={addressAutofill('country', section)}
        required
      >
        <option value="">{t('checkout.chooseCountry')}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {section === 'shipping' && (
        <TextField
          {...fieldProps('entryCode', address.entryCode)}
          label={t('settings.entryCode')}
          autoComplete="off"
        />
      )}
    </>
  );
}
