import { type ActionFunctionArgs, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { plainLoader } from '#storefront/session/plain-screen.tsx';
import { environmentOf, useWords } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { AccountFormPage, answerForm, formOf, leadOn } from './account-form-page.tsx';
import { refused } from './account-outcome.ts';
import { signIn } from './sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';

const load = plainLoader('sign-in', 'signIn.title');

export function loader(args: LoaderFunctionArgs) {
  leadOn(args.context, 'account');
  return load(args);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const outcome = await signIn(environment, sessionOf(context), await formOf(request));
  return answerForm(environment, outcome, 'account');
}

export function Component() {
  const words = useWords();
  const [search] = useSearchParams();
  // Where there is no script, nobody but this page can tell why somebody was signed out.
  const notice =
    search.get('notice') === 'password' ? refused('', {}, words('changePassword.wrong')) : undefined;
  return (
    <AccountFormPage>
      {({ posted, onDone }) => <SignInForm posted={posted ?? notice} onDone={onDone} />}
    </AccountFormPage>
  );
}
