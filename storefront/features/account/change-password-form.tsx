import { useNavigate } from 'react-router';
import { browserEnvironment, browserSession } from '#storefront/session/browser-environment.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { notify } from '#storefront/ui/notification.store.ts';
import { AccountForm } from './account-form.tsx';
import { type FrameProps, NamedPasswordField } from './account-frames.tsx';
import { refused } from './account-outcome.ts';
import { closeAccountPanel } from './account-panel.store.ts';
import { changePassword } from './change-password.ts';
import { checkPasswordChange } from './check-account-form.ts';

export function ChangePasswordForm({ posted, onDone }: FrameProps) {
  const view = useShop();
  const { words } = view;
  const navigate = useNavigate();
  return (
    <AccountForm
      screen="account-password"
      check={checkPasswordChange}
      send={async (form) => {
        const environment = browserEnvironment(view);
        const outcome = await changePassword(environment, browserSession(environment), form);
        if (outcome.kind !== 'signed-out') return outcome;
        closeAccountPanel();
        notify(words('changePassword.wrong'), { mode: 'error', placement: 'bottom-center' });
        await navigate('/');
        return refused('', {});
      }}
      posted={posted}
      onDone={onDone}
      submit={words('changePassword.submit')}
    >
      {(field) => (
        <>
          <NamedPasswordField
            {...field('password')}
            label={words('changePassword.current')}
            autoComplete="current-password"
          />
          <NamedPasswordField
            {...field('newPassword')}
            label={words('changePassword.new')}
            hint={words('createAccount.passwordHint')}
            autoComplete="new-password"
          />
          <NamedPasswordField
            {...field('confirm')}
            label={words('createAccount.confirm')}
            autoComplete="new-password"
          />
        </>
      )}
    </AccountForm>
  );
}
