import type { ActionFunctionArgs } from 'react-router';
import { readPostedForm } from '#storefront/forms/read-posted-form.ts';
import { createHeadingLoader } from '#storefront/session/heading-loader.ts';
import { environmentOf, useTranslate } from '#storefront/session/shop-context.ts';
import { AccountFormPage, replyToForm } from './credentials/account-form-page.tsx';
import { ForgotPasswordForm } from './credentials/forgot-password-form.tsx';
import { requestPasswordReset } from './credentials/request-password-reset.ts';

export const loader = createHeadingLoader('forgot-password', 'forgotPassword.title');

export async function action({ request, context }: ActionFunctionArgs) {
  const environment = environmentOf(context);
  return replyToForm(environment, await requestPasswordReset(environment, await readPostedForm(request)));
}

export function Component() {
  const t = useTranslate('account');
  return (
    <AccountFormPage doneMessage={t('forgotPassword.done')}>
      {(form) => <ForgotPasswordForm {...form} />}
    </AccountFormPage>
  );
}
