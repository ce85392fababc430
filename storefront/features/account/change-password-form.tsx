import { useNavigate } from 'react-router';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { notify } from '#storefront/ui/notification.store.ts';
import { AccountForm } from './account-form.tsx';
import { type FrameProps, NamedPasswordField } from './account-frames.tsx';
import { refused } from './account-outcome.ts';
import { closeAccountPanel } from './account-panel.store.ts';
import { changePassword } from './change-password.ts';
import { checkPasswordChange } from './check-account-form.ts';
import { ChosenPasswordFields } from './chosen-password-fields.tsx';

export function ChangePasswordForm({ posted, onDone }: FrameProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <AccountForm
      screen="account-password"
      check={checkPasswordChange}
      send={async (...given) => {
        const outcome = await changePassword(...given);
        if (outcome.kind !== 'signed-out') return outcome;
        closeAccountPanel();
        notify(t('changePassword.wrong'), { mode: 'error', placement: 'bottom-center' });
        await navigate('/');
        return refused('', {});
      }}
      posted={posted}
      onDone={onDone}
      submit={t('changePassword.submit')}
    >
      {(field) => (
        <>
          <NamedPasswordField
            {...field('password')}
            label={t('changePassword.current')}
            autoComplete="current-password"
          />
          <ChosenPasswordFields field={field} name="newPassword" label={t('changePassword.new')} />
        </>
      )}
    </AccountForm>
  );
}
