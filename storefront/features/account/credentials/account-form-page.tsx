import { type ReactNode, useState } from 'react';
import { data, type RouterContextProvider, useActionData, useLoaderData } from 'react-router';
import { COOKIES } from '#storefront/config/cookies.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import { environmentOf, type ShopEnvironment } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import styles from './account-form-page.module.css';
import type { AccountOutcome } from './account-outcome.ts';
import { PREFILL_FIELD } from './prefilled-email.ts';

type NextScreen = 'account' | 'account-settings';

/** Redirects a customer who is signed in already to the next screen. */
export function redirectSignedIn(
  context: Readonly<RouterContextProvider>,
  next: NextScreen,
  requestedPath: string | null = null,
): void {
  const { shopper } = environmentOf(context);
  if (sessionOf(context).customer()) throw redirectTo(shopper, next, requestedPath);
}

/** Replies to a form that was posted without script. The visitor's pages are personal from now on. */
export function replyToForm(
  { shopper, cookies }: ShopEnvironment,
  outcome: AccountOutcome,
  next?: NextScreen,
  requestedPath: string | null = null,
) {
  cookies.set(COOKIES.noScript, '1');
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.isLimited ? 429 : 422 });
  return next ? redirectTo(shopper, next, requestedPath) : outcome;
}

/** Whether another page posted only the e-mail address. The reply is the form with this address and no errors. */
export function isPrefill(form: FormData): boolean {
  return form.has(PREFILL_FIELD);
}

/** Redirects to the requested path, if it is a page of this shop and language; otherwise to the screen. */
function redirectTo(
  shopper: ShopEnvironment['shopper'],
  screen: NextScreen,
  requestedPath: string | null,
): Response {
  const localeScope = localeScopeOf(shopper);
  const home = linkTo(localeScope, 'home');
  const isInShop = requestedPath?.startsWith(home === '/' ? '/' : `${home}/`);
  return redirectWithin(
    localeScope,
    requestedPath && isInShop ? requestedPath : linkTo(localeScope, screen),
    303,
  );
}

interface AccountFormPageProps {
  /** Replaces the form when it is done. Without this message the visitor is redirected. */
  doneMessage?: string;
  children: (form: { noScriptOutcome: AccountOutcome | undefined; onDone: () => void }) => ReactNode;
}

/** A form of the account panel on its own page, without script or in a new tab. */
export function AccountFormPage({ doneMessage, children }: AccountFormPageProps) {
  const { heading } = useLoaderData<{ heading: string }>();
  const noScriptOutcome = useActionData<AccountOutcome>();
  const [isDone, setDone] = useState(noScriptOutcome?.kind === 'done');
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      <p role="status" className={styles.done}>
        {isDone && doneMessage}
      </p>
      {!(isDone && doneMessage) && children({ noScriptOutcome, onDone: () => setDone(true) })}
    </div>
  );
}
