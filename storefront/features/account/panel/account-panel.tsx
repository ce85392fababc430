import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { TIMINGS } from '#storefront/config/timings.ts';
import { pathsOf } from '#storefront/routing/paths.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { Panel } from '#storefront/ui/panel.tsx';
import styles from '../credentials/account-form.module.css';
import { ChangePasswordForm } from '../credentials/change-password-form.tsx';
import { CreateAccountForm } from '../credentials/create-account-form.tsx';
import { ForgotPasswordForm } from '../credentials/forgot-password-form.tsx';
import { SignInForm } from '../credentials/sign-in-form.tsx';
import { type AccountPanelView, openAccountPanel } from './account-panel.store.ts';

/** The form of each view, its title, and the message when it is done. */
const PANEL_VIEWS = {
  'sign-in': { Form: SignInForm, title: 'signIn.title', done: 'signIn.done' },
  'create-account': { Form: CreateAccountForm, title: 'createAccount.title', done: 'createAccount.done' },
  'forgot-password': { Form: ForgotPasswordForm, title: 'forgotPassword.title', done: 'forgotPassword.done' },
  'account-password': {
    Form: ChangePasswordForm,
    title: 'changePassword.title',
    done: 'changePassword.done',
  },
} as const;

export interface AccountPanelProps {
  view: AccountPanelView | null;
  onClose: () => void;
}

/** The account forms in a panel. When a form is done, the panel shows a message and closes. */
export function AccountPanel({ view, onClose }: AccountPanelProps) {
  const { t, shopper } = useShop('account');
  const navigate = useNavigate();
  const [doneView, setDoneView] = useState<AccountPanelView | null>(null);
  const { Form, ...texts } = PANEL_VIEWS[view ?? 'sign-in'];
  const isDone = view !== null && doneView === view;
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The first field gets the focus, not the close button before it.
    if (view && !isDone) form.current?.querySelector('input')?.focus();
  }, [view, isDone]);

  useEffect(() => {
    // When it is opened again, the panel starts with a form, not with the message.
    if (view === null) setDoneView(null);
  }, [view]);
  useEffect(() => {
    // The message about a mail stays until the visitor closes the panel; the other messages only confirm.
    if (!isDone || view === 'forgot-password') return;
    const timer = setTimeout(() => {
      onClose();
      // A new customer continues with the settings.
      if (view === 'create-account') void navigate(pathsOf('account-settings', shopper.locale)[0] ?? '/');
    }, TIMINGS.panelCloseDelay);
    return () => clearTimeout(timer);
  }, [isDone, view, onClose, navigate, shopper.locale]);

  return (
    <Panel
      isOpen={view !== null}
      onClose={onClose}
      title={t(texts.title)}
      closeLabel={t('shop.close')}
      side="end"
    >
      <p role="status" className={styles.done}>
        {isDone && t(texts.done)}
      </p>
      <div ref={form}>
        {!isDone && <Form key={view} onDone={() => setDoneView(view)} onView={openAccountPanel} />}
      </div>
    </Panel>
  );
}
