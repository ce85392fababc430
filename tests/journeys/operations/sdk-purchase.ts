import { GeinsCMS } from '@geins/cms';
import { GeinsCore } from '@geins/core';
import { GeinsCRM } from '@geins/crm';
import { GeinsOMS } from '@geins/oms';

// The published packages, unchanged. This file also runs in a browser: no import of Node.

/** The client's results, which the test compares. */
export interface SdkPurchase {
  signedInAs: string | undefined;
  menuItems: number;
  pageWidgets: number;
  cartItems: number;
  shippingOptions: number;
  invoices: string[];
  created: { created?: boolean; orderId?: string; publicId?: string; message?: string } | undefined;
  /** Found by `order.get`, from the public id. */
  orderId: string | undefined;
  /** Found by `checkout.summary`, from the order number and the customer's token. */
  summaryOrderId: string | undefined;
  /** Found by `user.orders.get`. */
  customerOrderIds: string[];
}

/** Sign up, cart, checkout and an order by invoice, at the API whose origin is given. */
export async function buyWithSdk(api: string, apiKey: string): Promise<SdkPurchase> {
  redirectHosts(api);
  const core = new GeinsCore({
    apiKey,
    accountName: 'kvarto',
    channel: '1',
    tld: 'se',
    locale: 'sv-SE',
    market: 'se',
    environment: 'prod',
  });
  const crm = new GeinsCRM(core, { clientConnectionMode: 'Direct' });
  const oms = new GeinsOMS(core, { omsSettings: { context: 'server' } as never });
  const cms = new GeinsCMS(core);
  const email = `sdk-${crypto.randomUUID()}@example.se`;
  const credentials = { username: email, password: crypto.randomUUID(), rememberUser: true };
  await crm.user.create(credentials);
  const userToken = (await crm.auth.login(credentials))?.tokens?.token ?? '';
  const requestContext = { userToken };
  const cartId = await fillCart(core, oms);
  const cartItems = (await oms.cart.get(cartId)).items?.length ?? 0;
  const checkout = await oms.checkout.get({ cartId, requestContext });
  const payments: Option[] = checkout?.paymentOptions ?? [];
  const shippings: Option[] = checkout?.shippingOptions ?? [];
  const invoices = payments.filter(({ paymentType }) => paymentType === 'STANDARD');
  const created = await oms.checkout.createOrder({
    cartId,
    checkoutOptions: {
      ...buyer,
      email,
      paymentId: invoices[0]?.id,
      shippingId: shippings.find(({ isSelected }) => isSelected)?.id,
    } as never,
    requestContext,
  });
  const { orderId = '', publicId = '' } = created ?? {};
  const order = await oms.order.get({ publicOrderId: publicId });
  const summary = await oms.checkout.summary({ orderId, paymentMethod: 'STANDARD', requestContext });
  const menu = await cms.menu.get({ menuLocationId: 'main' });
  const page = await cms.page.get({ alias: 'om-oss' });
  const orders: { id: number }[] = (await crm.user.orders.get(userToken)) ?? [];
  return {
    signedInAs: (await crm.user.get(userToken))?.email ?? undefined,
    menuItems: (menu as { menuItems?: unknown[] }).menuItems?.length ?? 0,
    pageWidgets: (page as { containers?: unknown[] }).containers?.length ?? 0,
    cartItems,
    shippingOptions: shippings.length,
    invoices: invoices.map(({ displayName }) => displayName ?? ''),
    created,
    orderId: order?.id === undefined ? undefined : String(order.id),
    summaryOrderId: summary?.order?.orderId ?? undefined,
    customerOrderIds: orders.map(({ id }) => String(id)),
  };
}

/** An invented buyer. */
const buyer = {
  identityNumber: '19121212-1212',
  billingAddress: {
    firstName: 'Kim',
    lastName: 'Ek',
    addressLine1: 'Storgatan 1',
    zip: '11122',
    city: 'Stockholm',
    mobile: '0701740605',
    country: 'SE',
  },
};

async function fillCart(core: GeinsCore, oms: GeinsOMS): Promise<string> {
  const result = await core.graphql.query({
    queryAsString: '{ products(take: 50) { products { skus { skuId stock { inStock } } } } }',
    variables: {},
  });
  const { products } = (result as { products: { products: { skus: Sku[] }[] } }).products;
  const sku = products.flatMap(({ skus }) => skus).find(({ stock }) => stock.inStock > 5);
  const { id = '' } = await oms.cart.create();
  await oms.cart.addItem(id, { skuId: sku?.skuId ?? 0, quantity: 1 });
  return id;
}

/** Declared here, because the compiler does not find the packages' declarations. */
interface Option {
  id: number;
  displayName?: string;
  paymentType?: string;
  isSelected?: boolean;
}

interface Sku {
  skuId: number;
  stock: { inStock: number };
}

/** Sends requests to the packages' constant hosts to `api` instead. */
function redirectHosts(api: string): void {
  const { fetch } = globalThis;
  const hosts: [prefix: string, path: string][] = [
    ['https://merchantapi.geins.io/', `${api}/`],
    ['https://auth-service.geins.io/api/kvarto_prod/', `${api}/auth/`],
  ];
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const host = hosts.find(([prefix]) => url.startsWith(prefix));
    return host ? fetch(url.replace(...host), init) : fetch(input, init);
  };
}
