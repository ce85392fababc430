import type { Database } from '#backend/database/connection.ts';
import { openTestProvider } from '#backend/features/order/payment/test-provider.fixture.ts';
import type { OrderDraft } from '#backend/features/order-draft/order-draft.ts';
import { type CheckCredit, createInvoiceProvider } from '#backend/features/payment/invoice-provider.ts';
import type { PaymentProvider } from '#backend/features/payment/payment-provider.ts';
import { addProduct, changeShop } from '#backend/features/product/add-product.fixture.ts';
import { type GraphqlResult, openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

type Headers = Record<string, string>;

export interface CheckoutShop extends TestShop {
  /** SKU ids of books for 100 kr: 400 g, 2.5 kg, digital, and one that is sold only in Sweden. */
  sku: Record<'light' | 'heavy' | 'ebook' | 'swedish', number>;
  cartWith(lines: Partial<Record<keyof CheckoutShop['sku'], number>>, headers?: Headers): Promise<string>;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert the shape of the result.
  checkOut(cartId: string, checkout?: object | null, more?: CheckoutOptions): Promise<any>;
  /** Returns errors instead of throwing them. */
  sendCheckout(
    cartId: string,
    checkout?: object | null,
    more?: CheckoutOptions,
    // biome-ignore lint/suspicious/noExplicitAny: as above.
  ): Promise<GraphqlResult<any>>;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  placeOrder(cartId: string, checkout: object, more?: CheckoutOptions): Promise<GraphqlResult<any>>;
  /** The order draft of the cart's payment. */
  draftOf(cartId: string): Promise<OrderDraft>;
  /** The id of a shipping or payment method by key. */
  idOf(key: string): Promise<number>;
}

/** Complete input of a customer in Sweden, without shipping and payment option. */
export const completeInput = {
  email: 'Eva.Ek@Example.se',
  billingAddress: {
    firstName: 'Eva',
    lastName: 'Ek',
    addressLine1: 'Odengatan 1',
    zip: '11322',
    city: 'Stockholm',
    mobile: '070-174 06 05',
  },
  acceptedConsents: ['order'],
};

export interface CheckoutOptions {
  marketId?: string;
  languageId?: string;
  headers?: Headers;
  /** The fields of the result to query, in GraphQL. */
  fields?: string;
}

const address = `firstName lastName company careOf addressLine1 addressLine2 addressLine3 entryCode
  zip city state country mobile phone`;
const shippingOption = `id name displayName feeIncVat feeExVat isDefault isSelected externalId shippingData
  amountLeftToFreeShipping logo description marks amountLeftToFreeShippingFormatted feeIncVatFormatted feeExVatFormatted`;
const checkoutFields = `email identityNumber billingAddress { ${address} } shippingAddress { ${address} }
  cart { id items { skuId quantity } summary {
    total { sellingPriceIncVat vat } shipping { ${shippingOption} } payment { id name isSelected }
    fees { shippingFeeIncVat shippingFeeExVat paymentFeeIncVat } } }
  consents { type name description checked autoAccept }
  paymentOptions { id name displayName logo description creditType requiresIdentityNumber marks feeIncVat feeExVat isDefault isSelected paymentType checkoutType
    paymentData newCheckoutSession feeIncVatFormatted feeExVatFormatted }
  shippingOptions { ${shippingOption} subOptions { ${shippingOption} } }
  shippingData checkoutStatus`;

/** The demo shop with test books and helpers for the checkout. */
export async function openCheckoutShop(
  environment: Record<string, string> = {},
  checkCredit: CheckCredit = async () => 'approved',
): Promise<CheckoutShop> {
  const providers = new Map<string, PaymentProvider>();
  const shop = await openTestShop(environment, { providers });
  const provider = await openTestProvider(shop.databaseUrl, 'sandbox');
  providers.set('sandbox', provider);
  providers.set('invoice', createInvoiceProvider(checkCredit));
  const sku = await changeShop(shop, addBooks);
  const sendCheckout: CheckoutShop['sendCheckout'] = (cartId, checkout, more = {}) => {
    const { headers, fields = checkoutFields, ...scope } = more;
    const mutation = `mutation ($cartId: String!, $checkout: CheckoutInputType, $marketId: String, $languageId: String) {
      createOrUpdateCheckout(cartId: $cartId, checkout: $checkout, marketId: $marketId, languageId: $languageId) { ${fields} } }`;
    return shop.query(mutation, { cartId, checkout, ...scope }, headers);
  };
  return {
    ...shop,
    sku,
    sendCheckout,
    async cartWith(lines, headers) {
      const { id } = (await shop.query('{ getCart { id } }', {}, headers)).data.getCart;
      for (const [name, quantity] of Object.entries(lines)) {
        const item = { skuId: sku[name as keyof typeof sku], quantity };
        const added = await shop.query(
          'mutation ($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { id } }',
          { id, item },
          headers,
        );
        if (added.errors) throw new Error(JSON.stringify(added.errors));
      }
      return id;
    },
    async checkOut(cartId, checkout, more) {
      const { data, errors } = await sendCheckout(cartId, checkout, more);
      if (errors) throw new Error(JSON.stringify(errors));
      return data.createOrUpdateCheckout;
    },
    placeOrder(cartId, checkout, more = {}) {
      const { headers, fields = 'orderId publicId status redirectUrl', ...scope } = more;
      const mutation = `mutation ($cartId: String!, $checkout: CheckoutInputType!, $marketId: String, $languageId: String) {
        placeOrder(cartId: $cartId, checkout: $checkout, marketId: $marketId, languageId: $languageId) { ${fields} } }`;
      return shop.query(mutation, { cartId, checkout, ...scope }, headers);
    },
    async draftOf(cartId) {
      const payments = shop.db.selectFrom('payment').select('draft').where('cart_id', '=', cartId);
      return (await payments.executeTakeFirstOrThrow()).draft as unknown as OrderDraft;
    },
    async close() {
      await provider.close();
      await shop.close();
    },
    async idOf(key) {
      const shipping = shop.db.selectFrom('shipping_method').select('shipping_method_id as id');
      const payment = shop.db.selectFrom('payment_method').select('payment_method_id as id');
      const both = shipping.where('method_key', '=', key).unionAll(payment.where('method_key', '=', key));
      return (await both.executeTakeFirstOrThrow()).id;
    },
  };
}

async function addBooks(db: Database): Promise<CheckoutShop['sku']> {
  const add = async (key: string, columns: object) => {
    const product_id = await addProduct(db, { key, skus: [{ in_stock: 500, ...columns }] });
    const { sku_id } = await db
      .selectFrom('sku')
      .select('sku_id')
      .where('product_id', '=', product_id)
      .executeTakeFirstOrThrow();
    return sku_id;
  };
  const sku = {
    light: await add('light', { weight_grams: 400 }),
    heavy: await add('heavy', { weight_grams: 2500 }),
    ebook: await add('ebook', { in_stock: 0, static_stock: 99 }),
    swedish: await add('swedish', { weight_grams: 100 }),
  };
  const others = db.selectFrom('price_list').select('price_list_id').where('currency_code', '!=', 'SEK');
  await db
    .deleteFrom('price')
    .where('sku_id', '=', sku.swedish)
    .where('price_list_id', 'in', others)
    .execute();
  return sku;
}
