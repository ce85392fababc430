import type { ActionFunctionArgs } from 'react-router';
import { readPostedForm } from '#storefront/forms/read-posted-form.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import { createHeadingLoader } from '#storefront/session/heading-loader.ts';
import { environmentOf, useTranslate } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { AccountFormPage, replyToForm } from './credentials/account-form-page.tsx';
import { changePassword } from './credentials/change-password.ts';
import { ChangePasswordForm } from './credentials/change-password-form.tsx';

export const loader = createHeadingLoader('account-password', 'changePassword.title');

export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const localeScope = localeScopeOf(environment.shopper);
  const outcome = await changePassword(environment, sessionOf(context), await readPostedForm(request));
  if (outcome.kind !== 'signed-out') return replyToForm(environment, outcome);
  return redirectWithin(localeScope, `${linkTo(localeScope, 'sign-in')}?notice=password`, 303);
}

export function Component() {
  const t = useTranslate('account');
  return (
    <AccountFormPage doneMessage={t('changePassword.done')}>
      {(form) => <ChangePasswordForm {...form} />}
    </AccountFormPage>
  );
}
