import { type ActionFunctionArgs, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import type { LocaleCode } from '#contract/locales.ts';
import { readPostedForm } from '#storefront/forms/read-posted-form.ts';
import { createHeadingLoader } from '#storefront/session/heading-loader.ts';
import { environmentOf, useTranslate } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { loadAccountMessages } from '#storefront/translations/translate.ts';
import { AccountFormPage, redirectSignedIn, replyToForm } from './credentials/account-form-page.tsx';
import { rejected } from './credentials/account-outcome.ts';
import { signIn } from './credentials/sign-in.ts';
import { SignInForm } from './credentials/sign-in-form.tsx';

/** Why a customer was redirected here, by the `notice` in the URL. */
const NOTICES = new Map<string, 'changePassword.wrong' | 'settings.left' | 'acting.linkOver'>([
  ['password', 'changePassword.wrong'],
  ['left', 'settings.left'],
  ['link', 'acting.linkOver'],
]);

const load = createHeadingLoader('sign-in', 'signIn.title');

/** Only the notices need the messages of the account. */
export async function prepare(locale: LocaleCode): Promise<void> {
  if (globalThis.location?.search.includes('notice=')) await loadAccountMessages(locale);
}

export async function loader(args: LoaderFunctionArgs) {
  if (new URL(args.request.url).searchParams.has('notice'))
    await loadAccountMessages(environmentOf(args.context).shopper.locale);
  redirectSignedIn(args.context, 'account', requestedPathIn(args.request));
  return load(args);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const outcome = await signIn(environment, sessionOf(context), await readPostedForm(request));
  return replyToForm(environment, outcome, 'account', requestedPathIn(request));
}

/** The page that the visitor requested before they were redirected here. */
function requestedPathIn(request: Request): string | null {
  return new URL(request.url).searchParams.get('next');
}

export function Component() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const noticeMessage = NOTICES.get(search.get('notice') ?? '');
  const next = search.get('next');
  const notice = noticeMessage && rejected('', {}, t(noticeMessage));
  return (
    <AccountFormPage>
      {({ posted, onDone }) => (
        <SignInForm
          posted={posted ?? notice}
          onDone={onDone}
          query={next ? `?${new URLSearchParams({ next })}` : undefined}
        />
      )}
    </AccountFormPage>
  );
}
