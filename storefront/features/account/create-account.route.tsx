import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { plainLoader } from '#storefront/session/plain-screen.tsx';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { AccountFormPage, answerForm, formOf, leadOn } from './account-form-page.tsx';
import { createAccount } from './create-account.ts';
import { CreateAccountForm } from './create-account-form.tsx';

const load = plainLoader('create-account', 'createAccount.title');

export function loader(args: LoaderFunctionArgs) {
  leadOn(args.context, 'account-settings');
  return load(args);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const outcome = await createAccount(environment, sessionOf(context), await formOf(request));
  return answerForm(environment, outcome, 'account-settings');
}

export function Component() {
  return <AccountFormPage>{(form) => <CreateAccountForm {...form} />}</AccountFormPage>;
}
