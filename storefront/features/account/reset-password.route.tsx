import { useEffect, useState } from 'react';
import { type ActionFunctionArgs, data, useActionData, useLoaderData, useSearchParams } from 'react-router';
import { hideQuery, restoreHiddenQuery } from '#storefront/browser/navigation/hidden-query.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import { readText } from '#storefront/forms/read-form-fields.ts';
import { readPostedForm } from '#storefront/forms/read-posted-form.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import { createHeadingLoader } from '#storefront/session/heading-loader.ts';
import { environmentOf, useShop } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import styles from './credentials/account-form-page.module.css';
import type { AccountOutcome } from './credentials/account-outcome.ts';
import { RESET_KEY, resetPassword } from './credentials/reset-password.ts';
import { ResetPasswordForm } from './credentials/reset-password-form.tsx';

export const loader = createHeadingLoader('reset-password', 'account.resetPassword', 'account');

type NoScriptOutcome = AccountOutcome & { resetKey: string };

/** Handles the form without script. Redirects to a URL without the key, which can be reloaded. */
export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const form = await readPostedForm(request);
  const outcome = await resetPassword(environment, sessionOf(context), form);
  environment.cookies.set(COOKIES.noScript, '1');
  if (outcome.kind === 'rejected')
    return data({ ...outcome, resetKey: readText(form, RESET_KEY) }, { status: 422 });
  const localeScope = localeScopeOf(environment.shopper);
  return redirectWithin(localeScope, `${linkTo(localeScope, 'reset-password')}?outcome=${outcome.kind}`, 303);
}

export function Component() {
  const { t, shopper } = useShop('account');
  const { heading } = useLoaderData<{ heading: string }>();
  const noScriptOutcome = useActionData<NoScriptOutcome>();
  const [search] = useSearchParams();
  const resetKey = noScriptOutcome?.resetKey ?? search.get(RESET_KEY) ?? '';
  const [isPasswordChanged, setPasswordChanged] = useState(false);
  const [isKeyRejected, setKeyRejected] = useState(false);
  const isDone = isPasswordChanged || search.get('outcome') === 'done';
  const isExpired = isKeyRejected || resetKey === '';
  const localeScope = localeScopeOf(shopper);
  const signInUrl = `${linkTo(localeScope, 'home')}?action=login`;

  // The form has the key, so the query with the key is hidden: others might read the URL. After a reload, the page is requested
  // with the hidden query.
  const isKeyInUrl = search.has(RESET_KEY);
  useEffect(() => (isKeyInUrl ? hideQuery() : restoreHiddenQuery()), [isKeyInUrl]);

  useEffect(() => {
    if (!isPasswordChanged) return;
    // Loads a new document, which has no data of the customer who was signed in before.
    const timer = setTimeout(() => window.location.assign(signInUrl), TIMINGS.panelCloseDelay);
    return () => clearTimeout(timer);
  }, [isPasswordChanged, signInUrl]);

  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      <p role="status" className={styles.done}>
        {isDone && t('resetPassword.done')}
      </p>
      <p role="alert" className={styles.expired}>
        {!isDone && isExpired && t('resetPassword.expired')}
      </p>
      {isDone && <a href={linkTo(localeScope, 'sign-in')}>{t('forgotPassword.toSignIn')}</a>}
      {!isDone && isExpired && (
        <a href={linkTo(localeScope, 'forgot-password')}>{t('resetPassword.requestAgain')}</a>
      )}
      {!isDone && !isExpired && (
        <ResetPasswordForm
          resetKey={resetKey}
          noScriptOutcome={noScriptOutcome}
          onDone={() => setPasswordChanged(true)}
          onExpired={() => setKeyRejected(true)}
        />
      )}
    </div>
  );
}
