import type { ActionFunctionArgs } from 'react-router';
import { plainLoader } from '#storefront/session/plain-screen.tsx';
import { environmentOf, useTranslate } from '#storefront/session/shop-context.ts';
import { AccountFormPage, answerForm, formOf } from './account-form-page.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { requestPasswordReset } from './request-password-reset.ts';

export const loader = plainLoader('forgot-password', 'forgotPassword.title');

export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  return answerForm(environment, await requestPasswordReset(environment, await formOf(request)));
}

export function Component() {
  const t = useTranslate();
  return (
    <AccountFormPage done={t('forgotPassword.done')}>
      {(form) => <ForgotPasswordForm {...form} />}
    </AccountFormPage>
  );
}
