import { useTranslate } from '#storefront/session/shop-context.ts';
import { SelectField } from '#storefront/ui/select-field.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import type { SettingsField } from './settings-form.tsx';
import type { SettingsData } from './settings-screen.tsx';

interface AddressFieldsProps {
  field: SettingsField;
  address: SettingsData['address'];
  countries: SettingsData['countries'];
  /** What browsers fill in by themselves differs. Parcels also need a name and a door code. */
  section: 'billing' | 'shipping';
}

export function AddressFields({ field, address, countries, section }: AddressFieldsProps) {
  const t = useTranslate();
  const fills = (what: string) => `${section} ${what}`;
  return (
    <>
      {section === 'shipping' && (
        <>
          <TextField
            {...field('firstName', address.firstName)}
            label={t('settings.firstName')}
            autoComplete={fills('given-name')}
            required
          />
          <TextField
            {...field('lastName', address.lastName)}
            label={t('settings.lastName')}
            autoComplete={fills('family-name')}
            required
          />
        </>
      )}
      <TextField
        {...field('addressLine1', address.addressLine1)}
        label={t('settings.street')}
        autoComplete={fills('address-line1')}
        required
      />
      <TextField
        {...field('addressLine2', address.addressLine2)}
        label={t('settings.street2')}
        autoComplete={fills('address-line2')}
      />
      <TextField {...field('careOf', address.careOf)} label={t('settings.careOf')} autoComplete="off" />
      <TextField
        {...field('zip', address.zip)}
        label={t('settings.zip')}
        autoComplete={fills('postal-code')}
        required
      />
      <TextField
        {...field('city', address.city)}
        label={t('settings.city')}
        autoComplete={fills('address-level2')}
        required
      />
      <SelectField
        {...field('country', address.country)}
        label={t('settings.country')}
        autoComplete={fills('country')}
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
          {...field('entryCode', address.entryCode)}
          label={t('settings.entryCode')}
          autoComplete="off"
        />
      )}
    </>
  );
}
