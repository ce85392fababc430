import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { isPublicId } from '#contract/order/public-id.ts';
import { AccountUserDocument, OrderBuyerDocument } from '#storefront/api/generated/graphql.ts';
import { orderNumberOf } from '#storefront/features/order/order-reference.ts';
import { readOrderForm } from '#storefront/features/order/read-order-form.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { alternatePages } from '#storefront/session/markets/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { customerEnvironmentOf, sessionOf } from '#storefront/session/shop-session.ts';
import { languageIdOf, localeScopeOf } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { WithdrawalScreen } from './withdrawal-screen.tsx';
import { initialStep, submitStep, type WithdrawalStep } from './withdrawal-step.ts';

interface WithdrawalData extends ScreenData {
  orderNumber: string;
  /** The signed-in customer's address. */
  email: string;
  /** The name of the buyer of the linked order, otherwise of the customer. */
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
    ...(await loadCustomer(context, new URL(request.url).searchParams.get('publicId') ?? '')),
  };
}

/** Empty on failure: the customer fills in the fields. A guest must know the e-mail address of the order. */
async function loadCustomer(
  context: LoaderFunctionArgs['context'],
  publicOrderId: string,
): Promise<Pick<WithdrawalData, 'email' | 'name'>> {
  const { api } = customerEnvironmentOf(context);
  const isCustomer = sessionOf(context).customer() !== undefined;
  const [account, order] = await Promise.all([
    isCustomer ? api.send(AccountUserDocument, {}).catch(() => null) : null,
    isPublicId(publicOrderId) ? api.send(OrderBuyerDocument, { publicOrderId }).catch(() => null) : null,
  ]);
  return {
    email: account?.getUser?.email ?? '',
    name: nameOf(order?.getOrderPublic?.billingAddress) || nameOf(account?.getUser?.address),
  };
}

function nameOf(person: { firstName?: string | null; lastName?: string | null } | null | undefined): string {
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ');
}

/** Posted as a form, with and without script. */
export async function action(args: ActionFunctionArgs) {
  const { shopper } = environmentOf(args.context);
  const unmatched = { marketId: shopper.market, languageId: languageIdOf(shopper) };
  return submitStep(sessionOf(args.context), await readOrderForm(args), unmatched);
}

export function Component() {
  const { orderNumber, email, name } = useLoaderData<WithdrawalData>();
  return (
    <WithdrawalScreen {...(useActionData<WithdrawalStep>() ?? initialStep({ orderNumber, email, name }))} />
  );
}
