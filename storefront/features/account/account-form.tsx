import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { linkTo } from '#storefront/routing/link-to.ts';
import { canDigest } from '#storefront/session/browser-auth.ts';
import { browserEnvironment, browserSession } from '#storefront/session/browser-environment.ts';
import { type ShopEnvironment, useShop } from '#storefront/session/shop-context.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import styles from './account-form.module.css';
import type { AccountOutcome } from './account-outcome.ts';
import { hasProblems } from './account-outcome.ts';
import type { AccountFrame } from './account-panel.store.ts';
import {
  type AccountField,
  type FieldProblems,
  problemsWhenLeft,
  problemsWhileTyping,
} from './check-account-form.ts';

/** What a field of such a form is given. */
export type FieldProps = (name: AccountField) => {
  name: AccountField;
  required: true;
  complaint: string | undefined;
};

interface AccountFormProps {
  /** Whose page takes the form where there is no script. */
  screen: AccountFrame | 'reset-password';
  /** What that page's address says beside, such as where to go on. */
  query?: string;
  check: (form: FormData) => FieldProblems;
  send: (environment: ShopEnvironment, session: ShopSession, form: FormData) => Promise<AccountOutcome>;
  /** What a post without script came to. */
  posted: AccountOutcome | undefined;
  onDone: () => void;
  submit: string;
  children: (field: FieldProps) => ReactNode;
}

/**
 * A field is looked at when it is left, and from its first complaint on at every letter; all are when the form is sent.
 * What was typed stays, and the first field that is wrong gets the focus.
 */
export function AccountForm({
  screen,
  query = '',
  check,
  send,
  posted,
  onDone,
  submit,
  children,
}: AccountFormProps) {
  const view = useShop();
  const { t, shopper } = view;
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState(posted?.kind === 'refused' ? posted.problems : {});
  const [message, setMessage] = useState(posted?.kind === 'refused' ? posted.message : null);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) firstToMend(form.current)?.focus();
  }, [refusals]);

  const refuse = (found: FieldProblems, text: string | null) => {
    setProblems(found);
    setMessage(text);
    setRefusals((count) => count + 1);
  };

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    if (!canDigest()) return;
    event.preventDefault();
    if (isSending.current) return;
    const typed = new FormData(event.currentTarget);
    const found = check(typed);
    if (hasProblems(found)) return refuse(found, null);
    isSending.current = true;
    setBusy(true);
    setMessage(null);
    setProblems({});
    const environment = browserEnvironment(view);
    const outcome = await send(environment, browserSession(environment), typed);
    isSending.current = false;
    setBusy(false);
    if (outcome.kind === 'refused') refuse(outcome.problems, outcome.message);
    else onDone();
  }

  return (
    <form
      ref={form}
      method="post"
      action={linkTo(localeScopeOf(shopper), screen) + query}
      noValidate
      className={styles.form}
      aria-busy={isBusy}
      onSubmit={(event) => void onSubmit(event)}
      onBlur={({ currentTarget, target }) => {
        const { name, value } = target as EventTarget as HTMLInputElement;
        const found = check(new FormData(currentTarget));
        if (value) setProblems((before) => problemsWhenLeft(before, found, name as AccountField));
      }}
      onInput={({ currentTarget, target }) => {
        const { name } = target as HTMLInputElement;
        const found = check(new FormData(currentTarget));
        setProblems((before) => problemsWhileTyping(before, found, name as AccountField));
      }}
    >
      <p role="alert" className={styles.message}>
        {message}
      </p>
      {children((name) => ({
        name,
        required: true,
        complaint: problems[name] && t(problems[name]),
      }))}
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? t('signIn.busy') : submit}
      </Button>
    </form>
  );
}

/** Where it is not said which field is wrong, the password is the likeliest. */
function firstToMend(form: HTMLFormElement | null): HTMLInputElement | null {
  return (
    form?.querySelector<HTMLInputElement>('[aria-invalid=true]') ??
    form?.querySelector<HTMLInputElement>('[name=password]') ??
    null
  );
}
