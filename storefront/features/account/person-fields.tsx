import { useWords } from '#storefront/session/shop-context.ts';
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
  const words = useWords();
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
          label={words('settings.companyName')}
          autoComplete="organization"
          required
        />
      )}
      <TextField
        {...field('firstName', address.firstName)}
        label={words('settings.firstName')}
        autoComplete="given-name"
        required
      />
      <TextField
        {...field('lastName', address.lastName)}
        label={words('settings.lastName')}
        autoComplete="family-name"
        required
      />
      <TextField
        {...field('phone', address.phone)}
        label={words('settings.phone')}
        type="tel"
        autoComplete="tel"
      />
      {!isCompany && (
        <SelectField {...field('gender', gender)} label={words('settings.gender')}>
          {genders.map(([value, title]) => (
            <option key={value} value={value}>
              {words(title)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        {...field('personalId')}
        label={words(isCompany ? 'settings.organizationId' : 'settings.personalId')}
        hint={
          maskedNumber ? words('settings.numberKept', { number: maskedNumber }) : words('settings.numberHint')
        }
        autoComplete="off"
        spellCheck={false}
      />
      {maskedNumber && <CheckField name="forgetNumber">{words('settings.forgetNumber')}</CheckField>}
    </>
  );
}
