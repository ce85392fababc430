import { useTranslate } from '#storefront/session/shop-context.ts';
import type { FieldProps } from './account-form.tsx';
import { NamedPasswordField } from './account-frames.tsx';

interface ChosenPasswordFieldsProps {
  field: FieldProps;
  name: 'password' | 'newPassword';
  label: string;
}

/** A password that is chosen is typed twice, wherever that is. */
export function ChosenPasswordFields({ field, name, label }: ChosenPasswordFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <NamedPasswordField
        {...field(name)}
        label={label}
        hint={t('createAccount.passwordHint')}
        autoComplete="new-password"
      />
      <NamedPasswordField
        {...field('confirm')}
        label={t('createAccount.confirm')}
        autoComplete="new-password"
      />
    </>
  );
}
