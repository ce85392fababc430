import { type ActionFunctionArgs, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import type { LocaleCode } from '#contract/locales.ts';
import { plainLoader } from '#storefront/session/plain-screen.tsx';
import { environmentOf, useTranslate } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { loadAccountWords } from '#storefront/translations/words.ts';
import { AccountFormPage, answerForm, formOf, leadOn } from './account-form-page.tsx';
import { refused } from './account-outcome.ts';
import { signIn } from './sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Why somebody comes here who did not ask to, by the address that led them. */
const NOTICES = new Map<string, 'changePassword.wrong' | 'settings.left' | 'acting.linkOver'>([
  ['password', 'changePassword.wrong'],
  ['left', 'settings.left'],
  ['link', 'acting.linkOver'],
]);

const load = plainLoader('sign-in', 'signIn.title');

/** Notices are in words that no other visitor of this page needs. */
export async function prepare(locale: LocaleCode): Promise<void> {
  if (globalThis.location?.search.includes('notice=')) await loadAccountWords(locale);
}

export async function loader(args: LoaderFunctionArgs) {
  if (new URL(args.request.url).searchParams.has('notice'))
    await loadAccountWords(environmentOf(args.context).shopper.locale);
  leadOn(args.context, 'account', nextIn(args.request));
  return load(args);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const outcome = await signIn(environment, sessionOf(context), await formOf(request));
  return answerForm(environment, outcome, 'account', nextIn(request));
}

/** Where to go on to, for who was sent here on the way to something. */
function nextIn(request: Request): string | null {
  return new URL(request.url).searchParams.get('next');
}

export function Component() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const told = NOTICES.get(search.get('notice') ?? '');
  const next = search.get('next');
  const notice = told && refused('', {}, t(told));
  return (
    <AccountFormPage>
      {({ posted, onDone }) => (
        <SignInForm
          posted={posted ?? notice}
          onDone={onDone}
          {...(next ? { query: `?${new URLSearchParams({ next })}` } : {})}
        />
      )}
    </AccountFormPage>
  );
}
