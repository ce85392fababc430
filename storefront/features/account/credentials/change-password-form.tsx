import { useNavigate } from 'react-router';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { notify } from '#storefront/ui/notifications/notification.store.ts';
import { closeAccountPanel } from '../panel/account-panel.store.ts';
import { AccountPasswordField, type PanelFormProps } from './account-fields.tsx';
import { AccountForm } from './account-form.tsx';
import { rejected } from './account-outcome.ts';
import { changePassword } from './change-password.ts';
import { checkPasswordChange } from './check-account-form.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

export function ChangePasswordForm({ noScriptOutcome, onDone }: PanelFormProps) {
  const t = useTranslate('account');
  const navigate = useNavigate();
  return (
    <AccountForm
      screen="account-password"
      check={checkPasswordChange}
      send={async (...submitted) => {
        const outcome = await changePassword(...submitted);
        if (outcome.kind !== 'signed-out') return outcome;
        closeAccountPanel();
        notify(t('changePassword.wrong'), { mode: 'error', placement: 'bottom-center' });
        await navigate('/');
        // Any other outcome would show that the form is done.
        return rejected('', {});
      }}
      noScriptOutcome={noScriptOutcome}
      onDone={onDone}
      submit={t('changePassword.submit')}
    >
      {(fieldProps) => (
        <>
          <AccountPasswordField
            {...fieldProps('password')}
            label={t('changePassword.current')}
            autoComplete="current-password"
          />
          <NewPasswordFields fieldProps={fieldProps} name="newPassword" label={t('changePassword.new')} />
        </>
      )}
    </AccountForm>
  );
}
