import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { readPostedForm } from '#storefront/forms/read-posted-form.ts';
import { createHeadingLoader } from '#storefront/session/heading-loader.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import {
  AccountFormPage,
  isPrefill,
  redirectSignedIn,
  replyToForm,
} from './credentials/account-form-page.tsx';
import { rejected } from './credentials/account-outcome.ts';
import { readEmail } from './credentials/check-account-form.ts';
import { createAccount } from './credentials/create-account.ts';
import { CreateAccountForm } from './credentials/create-account-form.tsx';

const load = createHeadingLoader('create-account', 'createAccount.title');

export function loader(args: LoaderFunctionArgs) {
  redirectSignedIn(args.context, 'account-settings');
  return load(args);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const form = await readPostedForm(request);
  if (isPrefill(form)) return rejected(readEmail(form), {});
  const outcome = await createAccount(environment, sessionOf(context), form);
  return replyToForm(environment, outcome, 'account-settings');
}

export function Component() {
  return <AccountFormPage>{(form) => <CreateAccountForm {...form} />}</AccountFormPage>;
}
