import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { TIMINGS } from '#storefront/config/timings.ts';
import { pathsOf } from '#storefront/routing/paths.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { Panel } from '#storefront/ui/panel.tsx';
import styles from './account-form.module.css';
import { type AccountFrame, openAccountPanel } from './account-panel.store.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { CreateAccountForm } from './create-account-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Each form, what it is called, and what is said when it is done. */
export const FRAMES = {
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
  frame: AccountFrame | null;
  onClose: () => void;
}

/** Signing in without leaving the page: it says that it is done, and goes. */
export function AccountPanel({ frame, onClose }: AccountPanelProps) {
  const { t, shopper } = useShop();
  const navigate = useNavigate();
  const [done, setDone] = useState<AccountFrame | null>(null);
  const { Form, ...texts } = FRAMES[frame ?? 'sign-in'];
  const isDone = frame !== null && done === frame;
  const form = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Whoever opened it wants to write; the way out stands before the first field.
    if (frame && !isDone) form.current?.querySelector('input')?.focus();
  }, [frame, isDone]);

  useEffect(() => {
    // Next time it begins anew.
    if (frame === null) setDone(null);
  }, [frame]);
  useEffect(() => {
    // A text about a mail is to be read; the others only confirm.
    if (!isDone || frame === 'forgot-password') return;
    const timer = setTimeout(() => {
      onClose();
      // A new customer has things to fill in.
      if (frame === 'create-account') void navigate(pathsOf('account-settings', shopper.locale)[0] ?? '/');
    }, TIMINGS.panelFarewell);
    return () => clearTimeout(timer);
  }, [isDone, frame, onClose, navigate, shopper.locale]);

  return (
    <Panel
      isOpen={frame !== null}
      onClose={onClose}
      title={t(texts.title)}
      closeLabel={t('shop.close')}
      side="end"
    >
      <p role="status" className={styles.done}>
        {isDone && t(texts.done)}
      </p>
      <div ref={form}>
        {!isDone && <Form key={frame} onDone={() => setDone(frame)} onFrame={openAccountPanel} />}
      </div>
    </Panel>
  );
}
