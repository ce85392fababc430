import type { ComponentProps } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { PasswordField } from '#storefront/ui/fields/password-field.tsx';
import { TextField } from '#storefront/ui/fields/text-field.tsx';
import type { AccountPanelView } from '../panel/account-panel.store.ts';
import type { AccountFieldProps } from './account-form.tsx';
import type { AccountOutcome } from './account-outcome.ts';
import { prefilledEmail } from './prefilled-email.ts';

/** The props of each form, in the panel and on a page. */
export interface PanelFormProps {
  /** The outcome of a form that was posted without script. */
  noScriptOutcome?: AccountOutcome | undefined;
  onDone: () => void;
  /** Opens another form in the panel. Undefined on a page, where links lead to other pages. */
  onView?: ((view: AccountPanelView) => void) | undefined;
}

interface EmailFieldProps extends Pick<PanelFormProps, 'noScriptOutcome'> {
  fieldProps: AccountFieldProps;
}

/** The e-mail address of the account. A rejected address that was posted without script is displayed again. */
export function EmailField({ fieldProps, noScriptOutcome }: EmailFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      {...fieldProps('email')}
      label={t('signIn.email')}
      type="email"
      autoComplete="username"
      defaultValue={noScriptOutcome?.kind === 'rejected' ? noScriptOutcome.email : prefilledEmail()}
    />
  );
}

export function AccountPasswordField(
  props: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>,
) {
  const t = useTranslate();
  return (
    <PasswordField {...props} showLabel={t('signIn.showPassword')} hideLabel={t('signIn.hidePassword')} />
  );
}
