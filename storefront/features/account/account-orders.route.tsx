import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { OrderTimeline } from '#contract/order/timeline-requests.ts';
import { CustomerOrdersDocument, type OrderPartsFragment } from '#storefront/api/generated/graphql.ts';
import { loadTimelines } from '#storefront/features/order/timeline/load-timelines.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import { alternatePages } from '#storefront/session/markets/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';
import { customerEnvironmentOf, sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { AccountOrders } from './account-orders.tsx';

interface OrdersData extends ScreenData {
  customer: Customer;
  orders: OrderPartsFragment[];
  timelines: OrderTimeline[];
}

export async function loader({ context }: LoaderFunctionArgs): Promise<OrdersData> {
  const { api, t, shopper } = customerEnvironmentOf(context);
  const localeScope = localeScopeOf(shopper);
  const session = sessionOf(context);
  // The guard also lets a visitor with a used or invalid login link pass.
  if (!session.customer()) throw redirectWithin(localeScope, linkTo(localeScope, 'home'));
  const [{ getOrders }, markets] = await Promise.all([
    api.send(CustomerOrdersDocument, {}),
    loadMarkets(api),
  ]);
  const customer = session.customer();
  if (!customer) throw redirectWithin(localeScope, linkTo(localeScope, 'home'));
  const orders = (getOrders ?? []).flatMap((order) => order ?? []);
  const publicIds = orders.flatMap(({ publicId }) => publicId ?? []);
  return {
    customer,
    meta: {
      title: t('account.orders'),
      canonical: linkTo(localeScope, 'account-orders'),
      alternates: alternatePages('account-orders', shopper, markets),
      isHidden: true,
    },
    orders,
    timelines: await loadTimelines(session.sendShopRequest, shopper, publicIds),
  };
}

export function Component() {
  return <AccountOrders {...useLoaderData<OrdersData>()} />;
}
