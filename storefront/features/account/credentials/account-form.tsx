import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { addFieldError, hasFieldErrors } from '#storefront/forms/field-errors.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { canDigest } from '#storefront/session/auth/browser-auth.ts';
import { browserEnvironment, browserSession } from '#storefront/session/browser-environment.ts';
import { type ShopEnvironment, useShop } from '#storefront/session/shop-context.ts';
import type { ShopSession } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import type { AccountPanelView } from '../panel/account-panel.store.ts';
import styles from './account-form.module.css';
import type { AccountOutcome } from './account-outcome.ts';
import { type AccountErrors, type AccountField, recheckAccountErrors } from './check-account-form.ts';

/** Returns the common props of a field of the form. */
export type AccountFieldProps = (name: AccountField) => {
  name: AccountField;
  required: true;
  error: string | undefined;
};

interface AccountFormProps {
  /** The screen that the form is posted to without script. */
  screen: AccountPanelView | 'reset-password';
  /** The query of the screen's URL, which can name the next page. */
  query?: string | undefined;
  /** Returns the errors of the invalid fields. */
  check: (form: FormData) => AccountErrors;
  send: (environment: ShopEnvironment, session: ShopSession, form: FormData) => Promise<AccountOutcome>;
  /** The outcome of a form that was posted without script. */
  noScriptOutcome: AccountOutcome | undefined;
  onDone: () => void;
  /** The label of the button. */
  submit: string;
  children: (fieldProps: AccountFieldProps) => ReactNode;
}

/**
 * A form of the account. A field is checked when it loses the focus and when the form is sent; a field with an error is
 * checked again with every change. A rejected form keeps its values, and its first invalid field gets the focus.
 */
export function AccountForm({ screen, query = '', submit, children, ...options }: AccountFormProps) {
  const { t, shopper } = useShop('account');
  const { form, fieldErrors, message, isBusy, onSubmit, setFieldErrors } = useAccountForm(options);
  const { check } = options;
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
        if (value) setFieldErrors((errors) => addFieldError(errors, found, name as AccountField));
      }}
      onInput={({ currentTarget, target }) => {
        const { name } = target as HTMLInputElement;
        const found = check(new FormData(currentTarget));
        setFieldErrors((errors) => recheckAccountErrors(errors, found, name as AccountField));
      }}
    >
      <p role="alert" className={styles.message}>
        {message}
      </p>
      {children((name) => ({
        name,
        required: true,
        error: fieldErrors[name] && t(fieldErrors[name]),
      }))}
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? t('signIn.busy') : submit}
      </Button>
    </form>
  );
}

type AccountFormOptions = Pick<AccountFormProps, 'check' | 'send' | 'noScriptOutcome' | 'onDone'>;

function useAccountForm({ check, send, noScriptOutcome, onDone }: AccountFormOptions) {
  const shop = useShop();
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const rejected = noScriptOutcome?.kind === 'rejected' ? noScriptOutcome : undefined;
  const [fieldErrors, setFieldErrors] = useState<AccountErrors>(rejected?.fieldErrors ?? {});
  const [message, setMessage] = useState(rejected?.message ?? null);
  /** A counter, so that the effect below runs after each rejection, also if the errors are the same. */
  const [rejections, setRejections] = useState(0);

  useEffect(() => {
    if (rejections > 0) firstInvalidField(form.current)?.focus();
  }, [rejections]);

  const reject = (found: AccountErrors, text: string | null) => {
    setFieldErrors(found);
    setMessage(text);
    setRejections((count) => count + 1);
  };

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    // Without Web Crypto the browser cannot digest the password: it posts the form, and the server digests it.
    if (!canDigest()) return;
    event.preventDefault();
    if (isSending.current) return;
    const values = new FormData(event.currentTarget);
    const found = check(values);
    if (hasFieldErrors(found)) return reject(found, null);
    isSending.current = true;
    setBusy(true);
    setMessage(null);
    setFieldErrors({});
    const environment = browserEnvironment(shop);
    const outcome = await send(environment, browserSession(environment), values);
    isSending.current = false;
    setBusy(false);
    if (outcome.kind === 'rejected') reject(outcome.fieldErrors, outcome.message);
    else onDone();
  }

  return { form, fieldErrors, message, isBusy, onSubmit, setFieldErrors };
}

/** The first field with an error; without one the password, which is probably wrong. */
function firstInvalidField(form: HTMLFormElement | null): HTMLInputElement | null {
  return (
    form?.querySelector<HTMLInputElement>('[aria-invalid=true]') ??
    form?.querySelector<HTMLInputElement>('[name=password]') ??
    null
  );
}
