import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { orderNumberOf } from '#storefront/features/order/named-order.ts';
import { readPostedForm } from '#storefront/features/order/read-posted-form.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { WithdrawalScreen } from './withdrawal-screen.tsx';
import { stateNothing, takeStep, type WithdrawalStep } from './withdrawal-step.ts';

interface WithdrawalData {
  meta: PageMeta;
  orderNumber: string;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<WithdrawalData> {
  const { api, t, shopper } = environmentOf(context);
  return {
    meta: {
      title: t('withdraw.title'),
      canonical: linkTo(localeScopeOf(shopper), 'withdrawal'),
      alternates: alternatePages('withdrawal', shopper, await loadMarkets(api)),
    },
    orderNumber: orderNumberOf(request),
  };
}

/** Posted as a form, with script as without: two steps need no more. */
export async function action(args: ActionFunctionArgs) {
  return takeStep(sessionOf(args.context), await readPostedForm(args));
}

export const prepare = loadPurchaseWords;

export function Component() {
  const { orderNumber } = useLoaderData<WithdrawalData>();
  return <WithdrawalScreen {...(useActionData<WithdrawalStep>() ?? stateNothing(orderNumber))} />;
}
