import { useTranslate } from '#storefront/session/shop-context.ts';
import { AccountPasswordField } from './account-fields.tsx';
import type { AccountFieldProps } from './account-form.tsx';

interface NewPasswordFieldsProps {
  fieldProps: AccountFieldProps;
  name: 'password' | 'newPassword';
  label: string;
}

/** A new password and its repetition. */
export function NewPasswordFields({ fieldProps, name, label }: NewPasswordFieldsProps) {
  const t = useTranslate('account');
  return (
    <>
      <AccountPasswordField
        {...fieldProps(name)}
        label={label}
        hint={t('createAccount.passwordHint')}
        autoComplete="new-password"
      />
      <AccountPasswordField
        {...fieldProps('confirm')}
        label={t('createAccount.confirm')}
        autoComplete="new-password"
      />
    </>
  );
}
