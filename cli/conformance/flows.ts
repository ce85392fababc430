import type { ApiClient } from './api-client.ts';
import { buyers } from './buyers.ts';
import { SkippedError } from './skipped-error.ts';

/** Data that a flow leaves for later flows. */
interface FlowData {
  market?: { alias: string; country: string };
  skuId?: number;
  cartId?: string;
  order?: { orderId: string; publicId: string };
  // biome-ignore lint/suspicious/noExplicitAny: the flows check the shape.
  checkout?: any;
}

interface Market {
  id: string;
}
interface Sku {
  stock: { inStock: number };
}
interface Listed {
  skus: Sku[];
}
interface Option {
  paymentType?: string;
  checkoutType?: string;
  isSelected: boolean;
}

type Flow = (client: ApiClient, data: FlowData) => Promise<string>;

const cartFields = 'id items { id skuId quantity } summary { total { sellingPriceIncVat } }';

/** The documented flows, in order. Each returns an example of what it found. */
export const flows: Record<string, Flow> = {
  'channel: markets and languages': async (client, data) => {
    const { channel } = await client.query(
      '{ channel { id defaultMarketId markets { id alias virtual country { code } } languages { id } } }',
    );
    const market =
      channel.markets.find(({ id }: Market) => id === channel.defaultMarketId) ?? channel.markets[0];
    check(market?.country?.code, 'the channel has no market with a country');
    data.market = { alias: market.alias ?? market.id, country: market.country.code };
    return `${channel.markets.length} markets, ${channel.languages.length} languages`;
  },

  'catalogue: list and product': async (client, data) => {
    const { products } = await client.query(
      `query ($marketId: String) { products(take: 50, marketId: $marketId) { count products { alias name
        unitPrice { sellingPriceIncVat } skus { skuId stock { inStock } } } } }`,
      marketOf(data),
    );
    const product = products.products.find(({ skus }: Listed) =>
      skus.some(({ stock }: Sku) => stock.inStock > 2),
    );
    check(product, 'none of the first 50 products is in stock');
    data.skuId = product.skus.find(({ stock }: Sku) => stock.inStock > 2).skuId;
    const found = await client.query(
      'query ($alias: String, $marketId: String) { product(alias: $alias, marketId: $marketId) { name } }',
      { alias: product.alias, ...marketOf(data) },
    );
    check(found.product?.name === product.name, `product(alias: "${product.alias}") is another product`);
    return `${products.count} products, ${product.name}`;
  },

  'content: menu and front page': async (client) => {
    const { menu, area } = await client.query(
      `{ menu: getMenuAtLocation(menuLocationId: "main-desktop") { menuItems { label } }
        area: widgetArea(family: "Frontpage", areaName: "The front page area") { containers { id } } }`,
    );
    if (!menu && !area) throw new SkippedError('no menu main-desktop, and no front page');
    return `${menu?.menuItems.length ?? 0} menu items, ${area?.containers.length ?? 0} containers`;
  },

  'cart: create, add, change, read': async (client, data) => {
    const created = await client.query(
      `query ($marketId: String) { getCart(marketId: $marketId) { ${cartFields} } }`,
      marketOf(data),
    );
    const { id } = created.getCart;
    const send = (mutation: string, item: object) =>
      client.query(
        `mutation ($id: String!, $item: CartItemInputType!, $marketId: String) { cart: ${mutation}(id: $id, item: $item, marketId: $marketId) { ${cartFields} } }`,
        { id, item, ...marketOf(data) },
      );
    const { cart } = await send('addToCart', { skuId: data.skuId, quantity: 1 });
    await send('updateCartItem', { id: cart.items[0].id, quantity: 2 });
    await send('updateCartItem', { id: cart.items[0].id, quantity: 1 });
    const read = await client.query(
      `query ($id: String, $marketId: String) { getCart(id: $id, marketId: $marketId) { ${cartFields} } }`,
      { id, ...marketOf(data) },
    );
    check(read.getCart.items[0]?.quantity === 1, 'the cart does not have the quantity that was set');
    data.cartId = id;
    return `total ${read.getCart.summary.total.sellingPriceIncVat}`;
  },

  'cart: an unknown id is null': async (client) => {
    const { getCart } = await client.query('{ getCart(id: "unknown") { id } }');
    check(getCart === null, 'an unknown id returned a cart');
    return 'null';
  },

  'checkout: options on the first call': async (client, data) => {
    data.checkout = await createCheckout(client, data, {});
    const { paymentOptions, shippingOptions } = data.checkout;
    check(paymentOptions?.length > 0, 'no payment options');
    check(shippingOptions === null || shippingOptions.length > 0, 'no shipping options');
    return `${paymentOptions.length} payment options, ${shippingOptions?.length ?? 0} shipping options`;
  },

  'checkout: an iframe without other input': async (_, { checkout }) => {
    const external = checkout?.paymentOptions.find(({ checkoutType }: Option) => checkoutType === 'EXTERNAL');
    if (!external) throw new SkippedError('no EXTERNAL payment option');
    check(external.paymentData, 'paymentData is null for a cart with items');
    return external.displayName;
  },

  'order: placeOrder completes a STANDARD payment': async (client, data) => {
    const standard = data.checkout?.paymentOptions.find(
      ({ paymentType }: Option) => paymentType === 'STANDARD',
    );
    const buyer = buyers[data.market?.country ?? ''];
    if (!standard) throw new SkippedError('no STANDARD payment option');
    if (!buyer) throw new SkippedError(`no invented buyer in ${data.market?.country}`);
    const input = { ...buyer, paymentId: standard.id };
    const { shippingOptions } = await createCheckout(client, data, input);
    const shipping = shippingOptions?.find(({ isSelected }: Option) => isSelected) ?? shippingOptions?.[0];
    const { placeOrder } = await client.query(
      `mutation ($cartId: String!, $checkout: CheckoutInputType!, $marketId: String) {
        placeOrder(cartId: $cartId, checkout: $checkout, marketId: $marketId) { orderId publicId status redirectUrl } }`,
      { cartId: data.cartId, checkout: { ...input, shippingId: shipping?.id }, ...marketOf(data) },
    );
    check(placeOrder.status === 'completed', `status ${placeOrder.status}`);
    check(placeOrder.orderId && placeOrder.publicId, 'an order without orderId or publicId');
    data.order = placeOrder;
    return `order ${placeOrder.orderId}`;
  },

  'order: found by its public id and by its cart': async (client, { order, cartId }) => {
    if (!order) throw new SkippedError('no order');
    const { getOrderPublic, checkout } = await client.query(
      `query ($publicId: Guid!, $id: String!, $cartId: String) { getOrderPublic(publicOrderId: $publicId) { id }
        checkout(id: $id, cartId: $cartId, paymentType: STANDARD) { completed order { orderId email } } }`,
      { publicId: order.publicId, id: order.orderId, cartId },
    );
    check(String(getOrderPublic?.id) === order.orderId, 'getOrderPublic does not find the order');
    check(checkout?.order?.orderId === order.orderId, 'checkout does not find the order');
    return `completed ${checkout.completed}`;
  },

  'account: sign up, sign in, refresh, sign out': async (client) => {
    const username = `conformance-${crypto.randomUUID()}@example.com`;
    const password = crypto.randomUUID();
    await client.authenticate('register', username, password);
    const { token, refreshToken } = await client.authenticate('login', username, password);
    const { getUser } = await client.query('{ getUser { email } }', {}, { authorization: `Bearer ${token}` });
    check(getUser?.email === username, 'getUser returns another customer');
    const renewed = await client.refresh(refreshToken);
    await client.signOut(renewed.refreshToken);
    const after = await client.send(
      '{ getUser { email } }',
      {},
      { authorization: `Bearer ${renewed.token}` },
    );
    check(after.status === 401 || after.errors.length > 0, 'the token is valid after signing out');
    return username;
  },

  'errors: a wrong API key': async (client) => {
    const { status, errors } = await client.send('{ channel { id } }', {}, { 'x-apikey': 'wrong' });
    check(status === 401 && errors.length === 1, `status ${status} with ${errors.length} errors`);
    return errors[0]?.message ?? '';
  },

  'errors: a token that is not valid': async (client) => {
    const headers = { authorization: 'Bearer expired' };
    const { status, errors } = await client.send('{ getUser { email } }', {}, headers);
    check(status === 401 && errors.length === 1, `status ${status} with ${errors.length} errors`);
    return errors[0]?.message ?? '';
  },

  'errors: an order without an address names the fields': async (client) => {
    const { getCart } = await client.query('{ getCart { id } }');
    const { data, errors } = await client.send(
      'mutation ($id: String!) { placeOrder(cartId: $id, checkout: {}) { status } }',
      { id: getCart.id },
    );
    check(!data?.placeOrder && errors.length === 1, `${errors.length} errors`);
    check(/email/.test(errors[0]?.message ?? ''), `the message is "${errors[0]?.message}"`);
    return errors[0]?.message ?? '';
  },

  'errors: a storefront key on a server mutation': async (client) => {
    const { getCart } = await client.query('{ getCart { id } }');
    const { data, errors } = await client.send(
      'mutation ($id: String!) { setCartShippingFee(cartId: $id, shippingFee: 0) { email } }',
      { id: getCart.id },
    );
    if (data?.setCartShippingFee) throw new SkippedError('the key is a server key');
    const code = errors[0]?.extensions?.code;
    check(errors.length === 1 && code !== 'GRAPHQL_VALIDATION_FAILED', `${errors.length} errors, ${code}`);
    return code ?? '';
  },
};

// biome-ignore lint/suspicious/noExplicitAny: as above.
async function createCheckout(client: ApiClient, data: FlowData, checkout: object): Promise<any> {
  const { createOrUpdateCheckout } = await client.query(
    `mutation ($cartId: String!, $checkout: CheckoutInputType, $marketId: String) {
      createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, marketId: $marketId) {
        paymentOptions { id displayName paymentType checkoutType isSelected paymentData }
        shippingOptions { id displayName isSelected } } }`,
    { cartId: data.cartId, checkout, ...marketOf(data) },
  );
  return createOrUpdateCheckout;
}

function marketOf({ market }: FlowData): { marketId: string | undefined } {
  return { marketId: market?.alias };
}

function check(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}
