import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AccountUserDocument } from '#storefront/api/generated/graphql.ts';
import { orderNumberOf } from '#storefront/features/order/order-reference.ts';
import { readOrderForm } from '#storefront/features/order/read-order-form.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { alternatePages } from '#storefront/session/markets/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { customerEnvironmentOf, sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { WithdrawalScreen } from './withdrawal-screen.tsx';
import { initialStep, submitStep, type WithdrawalStep } from './withdrawal-step.ts';

interface WithdrawalData extends ScreenData {
  orderNumber: string;
  /** The signed-in customer. */
  email: string;
  name: string;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<WithdrawalData> {
  const { api, shopper } = environmentOf(context);
  const t = await loadTranslate(shopper.locale, 'purchase');
  return {
    meta: {
      title: t('withdraw.title'),
      canonical: linkTo(localeScopeOf(shopper), 'withdrawal'),
      alternates: alternatePages('withdrawal', shopper, await loadMarkets(api)),
    },
    orderNumber: orderNumberOf(request),
    ...(await loadCustomer(context)),
  };
}

/** Empty on failure: the customer fills in the fields. */
async function loadCustomer(
  context: LoaderFunctionArgs['context'],
): Promise<Pick<WithdrawalData, 'email' | 'name'>> {
  if (!sessionOf(context).customer()) return { email: '', name: '' };
  const { api } = customerEnvironmentOf(context);
  const result = await api.send(AccountUserDocument, {}).catch(() => null);
  const { firstName, lastName } = result?.getUser?.address ?? {};
  return { email: result?.getUser?.email ?? '', name: [firstName, lastName].filter(Boolean).join(' ') };
}

/** Posted as a form, with and without script. */
export async function action(args: ActionFunctionArgs) {
  return submitStep(sessionOf(args.context), await readOrderForm(args));
}

export function Component() {
  const { orderNumber, email, name } = useLoaderData<WithdrawalData>();
  return (
    <WithdrawalScreen {...(useActionData<WithdrawalStep>() ?? initialStep({ orderNumber, email, name }))} />
  );
}
