import { type ActionFunctionArgs, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { readPostedForm } from '#storefront/forms/read-posted-form.ts';
import { createHeadingLoader } from '#storefront/session/heading-loader.ts';
import { environmentOf, useTranslate } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import {
  AccountFormPage,
  isPrefill,
  redirectSignedIn,
  replyToForm,
} from './credentials/account-form-page.tsx';
import { rejected } from './credentials/account-outcome.ts';
import { readEmail } from './credentials/check-account-form.ts';
import { signIn } from './credentials/sign-in.ts';
import { SignInForm } from './credentials/sign-in-form.tsx';

type Notice = 'changePassword.wrong' | 'settings.accountDeleted' | 'impersonation.linkExpired';

/** Why a customer was redirected here, by the `notice` in the URL. */
const NOTICES = new Map<string, Notice>([
  ['password', 'changePassword.wrong'],
  ['left', 'settings.accountDeleted'],
  ['link', 'impersonation.linkExpired'],
]);

const load = createHeadingLoader('sign-in', 'signIn.title');

export async function loader(args: LoaderFunctionArgs) {
  redirectSignedIn(args.context, 'account', requestedPathIn(args.request));
  return load(args);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const form = await readPostedForm(request);
  if (isPrefill(form)) return rejected(readEmail(form), {});
  const outcome = await signIn(environment, sessionOf(context), form);
  return replyToForm(environment, outcome, 'account', requestedPathIn(request));
}

/** The page that the visitor requested before they were redirected here. */
function requestedPathIn(request: Request): string | null {
  return new URL(request.url).searchParams.get('next');
}

export function Component() {
  const t = useTranslate('account');
  const [search] = useSearchParams();
  const notice = NOTICES.get(search.get('notice') ?? '');
  return <SignInPage notice={notice && t(notice)} />;
}

function SignInPage({ notice }: { notice: string | undefined }) {
  const [search] = useSearchParams();
  const next = search.get('next');
  return (
    <AccountFormPage>
      {({ noScriptOutcome, onDone }) => (
        <SignInForm
          noScriptOutcome={noScriptOutcome ?? (notice ? rejected('', {}, notice) : undefined)}
          onDone={onDone}
          query={next ? `?${new URLSearchParams({ next })}` : undefined}
        />
      )}
    </AccountFormPage>
  );
}
