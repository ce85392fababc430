import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { VERIFY_PARAMETER } from '#contract/customer/account-requests.ts';
import type { OrderTimeline } from '#contract/order/timeline-requests.ts';
import { CustomerOrdersDocument, type OrderPartsFragment } from '#storefront/api/generated/graphql.ts';
import { nameAddressCountries } from '#storefront/features/order/name-address-countries.ts';
import { loadTimelines } from '#storefront/features/order/timeline/load-timelines.ts';
import { readText } from '#storefront/forms/read-form-fields.ts';
import { readPostedForm } from '#storefront/forms/read-posted-form.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import { alternatePages } from '#storefront/session/markets/alternate-pages.ts';
import { loadMarkets } from '#storefront/session/markets/markets.ts';
import { customerEnvironmentOf, sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { AccountOrders } from './account-orders.tsx';
import { readNotice, readVerification, verifyEmail } from './credentials/verify-email.ts';
import type { Verification } from './credentials/verify-email-form.tsx';

interface OrdersData extends ScreenData {
  customer: Customer;
  orders: OrderPartsFragment[];
  timelines: OrderTimeline[];
  verification: Verification;
}

export async function loader({ request, context }: LoaderFunctionArgs): Promise<OrdersData> {
  const { api, t, shopper } = customerEnvironmentOf(context);
  const localeScope = localeScopeOf(shopper);
  const session = sessionOf(context);
  // The route's guard accepts every URL with a login link, even if the link was used or is invalid.
  if (!session.customer()) throw redirectWithin(localeScope, linkTo(localeScope, 'home'));
  // This request must precede the query for the orders: it adds guest orders of a verified address to the account.
  const emailVerification = await readVerification(session.sendShopRequest);
  const { searchParams } = new URL(request.url);
  const [{ getOrders }, markets] = await Promise.all([
    api.send(CustomerOrdersDocument, {}).catch((error) => {
      // Another tab or device ended the session, so that the query was repeated as a guest.
      if (!session.customer()) throw redirectWithin(localeScope, linkTo(localeScope, 'home'));
      throw error;
    }),
    loadMarkets(api),
  ]);
  const customer = session.customer();
  if (!customer) throw redirectWithin(localeScope, linkTo(localeScope, 'home'));
  const orders = (getOrders ?? []).flatMap((order) =>
    order ? nameAddressCountries(order, shopper.locale) : [],
  );
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
    verification: {
      email: emailVerification?.email ?? '',
      isVerified: customer.isImpersonated ? null : (emailVerification?.isVerified ?? null),
      verifyKey: searchParams.get(VERIFY_PARAMETER) ?? '',
      notice: readNotice(searchParams.get('notice')),
    },
  };
}

/** Mails a link that verifies the address, or verifies it by the key of the link. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { shopper } = customerEnvironmentOf(context);
  const key = readText(await readPostedForm(request), VERIFY_PARAMETER);
  const notice = await verifyEmail(sessionOf(context).sendShopRequest, shopper, key);
  const localeScope = localeScopeOf(shopper);
  // The same key may work later.
  const keyParameter: Record<string, string> = notice === 'failed' ? { [VERIFY_PARAMETER]: key } : {};
  const query = new URLSearchParams({ notice, ...keyParameter });
  return redirectWithin(localeScope, `${linkTo(localeScope, 'account-orders')}?${query}`, 303);
}

export function Component() {
  return <AccountOrders {...useLoaderData<OrdersData>()} />;
}
