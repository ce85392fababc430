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

/** Whether another page posted only the e-mail address, with which the form starts. */
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
  const isInside = requestedPath?.startsWith(home === '/' ? '/' : `${home}/`);
  return redirectWithin(
    localeScope,
    requestedPath && isInside ? requestedPath : linkTo(localeScope, screen),
    303,
  );
}

interface AccountFormPageProps {
  /** The message that replaces the form when it is done. Without it the visitor is redirected. */
  done?: string;
  children: (form: { posted: AccountOutcome | undefined; onDone: () => void }) => ReactNode;
}

/** A form of the account panel on its own page, without script or in a new tab. */
export function AccountFormPage({ done, children }: AccountFormPageProps) {
  const { heading } = useLoaderData<{ heading: string }>();
  const posted = useActionData<AccountOutcome>();
  const [isDone, setDone] = useState(posted?.kind === 'done');
  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      <p role="status" className={styles.done}>
        {isDone && done}
      </p>
      {!(isDone && done) && children({ posted, onDone: () => setDone(true) })}
    </div>
  );
}
