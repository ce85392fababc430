import { addressAutofill } from '#storefront/forms/address-autofill.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { CheckField } from '#storefront/ui/fields/check-field.tsx';
import { SelectField } from '#storefront/ui/fields/select-field.tsx';
import { TextField } from '#storefront/ui/fields/text-field.tsx';
import type { SettingsData } from './settings-data.ts';
import type { SettingsFieldProps } from './settings-form.tsx';

type PersonFieldsProps = Pick<SettingsData, 'type' | 'address' | 'gender' | 'maskedNumber'> & {
  fieldProps: SettingsFieldProps;
};

/** The customer's name, phone and identity number, or those of a company and its contact. */
export function PersonFields({ fieldProps, type, address, gender, maskedNumber }: PersonFieldsProps) {
  const t = useTranslate('account');
  const isCompany = type === 'ORGANIZATION';
  const genders = [
    ['UNSET', 'settings.genderUnset'],
    ['WOMAN', 'settings.woman'],
    ['MAN', 'settings.man'],
    ['UNSPECIFIED', 'settings.genderOther'],
  ] as const;
  return (
    <>
      {isCompany && (
        <TextField
          {...fieldProps('company', address.company)}
          label={t('settings.companyName')}
          autoComplete={addressAutofill('company')}
          required
        />
      )}
      <TextField
        {...fieldProps('firstName', address.firstName)}
        label={t('settings.firstName')}
        autoComplete={addressAutofill('firstName')}
        required
      />
      <TextField
        {...fieldProps('lastName', address.lastName)}
        label={t('settings.lastName')}
        autoComplete={addressAutofill('lastName')}
        required
      />
      <TextField
        {...fieldProps('phone', address.phone)}
        label={t('settings.phone')}
        type="tel"
        autoComplete="tel"
      />
      {!isCompany && (
        <SelectField {...fieldProps('gender', gender)} label={t('settings.gender')}>
          {genders.map(([value, title]) => (
            <option key={value} value={value}>
              {t(title)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        {...fieldProps('personalId')}
        label={t(isCompany ? 'settings.organizationId' : 'settings.personalId')}
        hint={maskedNumber ? t('settings.numberSaved', { number: maskedNumber }) : t('settings.numberHint')}
        autoComplete="off"
        spellCheck={false}
      />
      {maskedNumber && <CheckField name="forgetNumber">{t('settings.removeNumber')}</CheckField>}
    </>
  );
}
