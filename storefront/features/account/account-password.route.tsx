import type { ActionFunctionArgs } from 'react-router';
import { linkTo } from '#storefront/routing/link-to.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import { plainLoader } from '#storefront/session/plain-screen.tsx';
import { environmentOf, useTranslate } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { AccountFormPage, answerForm, formOf } from './account-form-page.tsx';
import { changePassword } from './change-password.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

export const loader = plainLoader('account-password', 'changePassword.title');

export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  const place = localeScopeOf(environment.shopper);
  const outcome = await changePassword(environment, sessionOf(context), await formOf(request));
  if (outcome.kind !== 'signed-out') return answerForm(environment, outcome);
  return redirectWithin(place, `${linkTo(place, 'sign-in')}?notice=password`, 303);
}

export function Component() {
  const t = useTranslate();
  return (
    <AccountFormPage done={t('changePassword.done')}>
      {(form) => <ChangePasswordForm {...form} />}
    </AccountFormPage>
  );
}
