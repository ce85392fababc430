import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CustomerOrdersDocument, type OrderPartsFragment } from '#storefront/api/generated/graphql.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import { redirectWithin } from '#storefront/routing/redirect-within.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import type { Customer } from '#storefront/session/customer.ts';
import { loadMarkets } from '#storefront/session/markets.ts';
import { environmentOfCustomer, sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import { AccountOrders } from './account-orders.tsx';

interface OrdersData {
  meta: PageMeta;
  customer: Customer;
  orders: OrderPartsFragment[];
}

export async function loader({ context }: LoaderFunctionArgs): Promise<OrdersData> {
  const { api, t, shopper } = environmentOfCustomer(context);
  const [{ getOrders }, markets] = await Promise.all([
    api.send(CustomerOrdersDocument, {}),
    loadMarkets(api),
  ]);
  const customer = sessionOf(context).customer();
  const place = localeScopeOf(shopper);
  if (!customer) throw redirectWithin(place, linkTo(place, 'home'));
  return {
    customer,
    meta: {
      title: t('account.orders'),
      canonical: linkTo(place, 'account-orders'),
      alternates: alternatePages('account-orders', shopper, markets),
      isHidden: true,
    },
    orders: (getOrders ?? []).flatMap((order) => order ?? []),
  };
}

export const prepare = loadPurchaseWords;

export function Component() {
  return <AccountOrders {...useLoaderData<OrdersData>()} />;
}
