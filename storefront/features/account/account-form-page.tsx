import { type ReactNode, useState } from 'react';
import { data, type RouterContextProvider, useActionData, useLoaderData } from 'react-router';
import { COOKIES } from '#storefront/config/cookies.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import { environmentOf, type ShopEnvironment } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import styles from './account-form-page.module.css';
import type { AccountOutcome } from './account-outcome.ts';

type NextScreen = 'account' | 'account-settings';

/** Whoever is signed in has nothing to do where one signs in. Also the way on for those who just did. */
export function leadOn(
  context: Readonly<RouterContextProvider>,
  next: NextScreen,
  wanted: string | null = null,
): void {
  const { shopper } = environmentOf(context);
  if (sessionOf(context).customer()) throw to(shopper, next, wanted);
}

export function formOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
}

/** For a form that was posted without script: from now on this visitor's pages carry what is theirs. */
export function answerForm(
  { shopper, cookies }: ShopEnvironment,
  outcome: AccountOutcome,
  next?: NextScreen,
  wanted: string | null = null,
) {
  cookies.set(COOKIES.plain, '1');
  if (outcome.kind === 'refused') return data(outcome, { status: 422 });
  return next ? to(shopper, next, wanted) : outcome;
}

/** To where the visitor came from, if that is a page of this shop and language; else to the screen. */
function to(shopper: ShopEnvironment['shopper'], screen: NextScreen, wanted: string | null): Response {
  const place = localeScopeOf(shopper);
  const home = linkTo(place, 'home');
  const isInside = wanted && (home === '/' ? wanted.startsWith('/') : wanted.startsWith(`${home}/`));
  return redirectWithin(place, isInside ? wanted : linkTo(place, screen), 303);
}

interface AccountFormPageProps {
  /** What is said in place of the form when it is done; without it, the visitor is led on. */
  done?: string;
  children: (form: { posted: AccountOutcome | undefined; onDone: () => void }) => ReactNode;
}

/** A form of the account panel on a page of its own: for who has no script, or opened its link in a new tab. */
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
