import { useTranslate } from '#storefront/session/shop-context.ts';
import { CheckField } from '#storefront/ui/check-field.tsx';
import { SelectField } from '#storefront/ui/select-field.tsx';
import { TextField } from '#storefront/ui/text-field.tsx';
import type { SettingsField } from './settings-form.tsx';
import type { SettingsData } from './settings-screen.tsx';

type PersonFieldsProps = Pick<SettingsData, 'type' | 'address' | 'gender' | 'maskedNumber'> & {
  field: SettingsField;
};

/** Who one is, or who answers for the company. */
export function PersonFields({ field, type, address, gender, maskedNumber }: PersonFieldsProps) {
  const t = useTranslate();
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
          {...field('company', address.company)}
          label={t('settings.companyName')}
          autoComplete="organization"
          required
        />
      )}
      <TextField
        {...field('firstName', address.firstName)}
        label={t('settings.firstName')}
        autoComplete="given-name"
        required
      />
      <TextField
        {...field('lastName', address.lastName)}
        label={t('settings.lastName')}
        autoComplete="family-name"
        required
      />
      <TextField
        {...field('phone', address.phone)}
        label={t('settings.phone')}
        type="tel"
        autoComplete="tel"
      />
      {!isCompany && (
        <SelectField {...field('gender', gender)} label={t('settings.gender')}>
          {genders.map(([value, title]) => (
            <option key={value} value={value}>
              {t(title)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        {...field('personalId')}
        label={t(isCompany ? 'settings.organizationId' : 'settings.personalId')}
        hint={maskedNumber ? t('settings.numberKept', { number: maskedNumber }) : t('settings.numberHint')}
        autoComplete="off"
        spellCheck={false}
      />
      {maskedNumber && <CheckField name="forgetNumber">{t('settings.forgetNumber')}</CheckField>}
    </>
  );
}
