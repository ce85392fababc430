import { useEffect, useState } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { askWithHiddenQuery, hideQuery } from '#storefront/browser/hidden-query.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { TIMINGS } from '#storefront/config/timings.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import { plainLoader } from '#storefront/session/plain-screen.tsx';
import { environmentOf, useShop } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { loadAccountWords } from '#storefront/translations/words.ts';
import styles from './account-form-page.module.css';
import { formOf } from './account-form-page.tsx';
import type { AccountOutcome } from './account-outcome.ts';
import { textIn } from './check-account-form.ts';
import { RESET_KEY, resetPassword } from './reset-password.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

const load = plainLoader('reset-password', 'account.resetPassword');

export async function loader(args: LoaderFunctionArgs) {
  await loadAccountWords(environmentOf(args.context).shopper.locale);
  return load(args);
}

export { loadAccountWords as prepare } from '#storefront/translations/words.ts';

type Posted = AccountOutcome & { resetKey: string };

/** For who has no script. The address of what it came to holds no key, and can be loaded again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const form = await formOf(request);
  const outcome = await resetPassword(environment, sessionOf(context), form);
  environment.cookies.set(COOKIES.plain, '1');
  if (outcome.kind === 'refused')
    return data({ ...outcome, resetKey: textIn(form, RESET_KEY) }, { status: 422 });
  const place = localeScopeOf(environment.shopper);
  return redirectWithin(place, `${linkTo(place, 'reset-password')}?outcome=${outcome.kind}`, 303);
}

export function Component() {
  const { t, shopper } = useShop();
  const { heading } = useLoaderData<{ heading: string }>();
  const posted = useActionData<Posted>();
  const [search] = useSearchParams();
  const resetKey = posted?.resetKey ?? search.get(RESET_KEY) ?? '';
  const [isChanged, setChanged] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isDone = isChanged || search.get('outcome') === 'done';
  const isExpired = isRefused || resetKey === '';
  const place = localeScopeOf(shopper);
  const toSignIn = `${linkTo(place, 'home')}?action=login`;

  // The form holds the key: the address, which others may read or be shown, need not.
  const isKeyInAddress = search.has(RESET_KEY);
  useEffect(() => (isKeyInAddress ? hideQuery() : askWithHiddenQuery()), [isKeyInAddress]);

  useEffect(() => {
    if (!isChanged) return;
    // A whole new page: nothing of who was signed in before is left on it.
    const timer = setTimeout(() => window.location.assign(toSignIn), TIMINGS.panelFarewell);
    return () => clearTimeout(timer);
  }, [isChanged, toSignIn]);

  return (
    <div className={styles.page}>
      <h1>{heading}</h1>
      <p role="status" className={styles.done}>
        {isDone && t('resetPassword.done')}
      </p>
      <p role="alert" className={styles.expired}>
        {!isDone && isExpired && t('resetPassword.expired')}
      </p>
      {isDone && <a href={linkTo(place, 'sign-in')}>{t('forgotPassword.toSignIn')}</a>}
      {!isDone && isExpired && <a href={linkTo(place, 'forgot-password')}>{t('resetPassword.again')}</a>}
      {!isDone && !isExpired && (
        <ResetPasswordForm
          resetKey={resetKey}
          posted={posted}
          onDone={() => setChanged(true)}
          onExpired={() => setRefused(true)}
        />
      )}
    </div>
  );
}
