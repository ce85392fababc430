import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { OrderShop } from '#backend/features/order/order-shop.fixture.ts';
import { completePayment } from '#backend/features/order/payment/complete-payment.ts';
import type { DraftLine, OrderDraft, PostalAddress } from '#backend/features/order-draft/order-draft.ts';
import { type CartLine, priceCart } from '#backend/pricing/price-cart.ts';
import { cartCampaigns, cartLine } from '#backend/pricing/random-cart.fixture.ts';

/** VAT rates by market; the first is the rate of books. */
const markets = {
  se: { currencyCode: 'SEK', rates: [600, 2500] },
  fi: { currencyCode: 'EUR', rates: [1350, 2550] },
  de: { currencyCode: 'EUR', rates: [700, 1900] },
  no: { currencyCode: 'NOK', rates: [0, 2500] },
} as const;

const refunds = ['none', 'one', 'one by one', 'one, then all', 'all', 'cancelled'] as const;

export interface RandomOrder {
  marketId: keyof typeof markets;
  lines: CartLine[];
  fee: number;
  campaigns: Parameters<typeof priceCart>[1]['campaigns'];
  refund: (typeof refunds)[number];
}

/** Returns the same orders each time. */
export function randomOrders(count: number): RandomOrder[] {
  const order = fc.record({
    marketId: fc.constantFrom('se', 'fi', 'de', 'no'),
    lines: fc.array(
      cartLine.map((line) => ({ ...line, quantity: Math.min(line.quantity, 4), needsDelivery: true })),
      { minLength: 1, maxLength: 4 },
    ),
    fee: fc.constantFrom(0, 490, 4900),
    campaigns: cartCampaigns(2),
    refund: fc.constantFrom(...refunds),
  });
  return fc.sample(order, { numRuns: count, seed: 18 }) as RandomOrder[];
}

const address: PostalAddress = {
  firstName: 'Karin',
  lastName: 'Boye',
  company: '',
  careOf: '',
  addressLine1: 'Storgatan 1',
  addressLine2: '',
  addressLine3: '',
  entryCode: '',
  zip: '11122',
  city: 'Stockholm',
  state: '',
  country: 'SE',
  mobile: '',
  phone: '',
};

export function draftOf(
  order: RandomOrder,
  ids: Pick<OrderDraft, 'cartId' | 'paymentMethodId'> & { skuId: number },
) {
  const { currencyCode, rates } = markets[order.marketId];
  const lines = order.lines.map((line, index) => ({ ...line, vatBasisPoints: rates[index % 2] ?? 0 }));
  const priced = priceCart(lines, {
    currencyCode,
    campaigns: order.campaigns,
    shipping: { fee: order.fee },
  });
  const total = priced.total.selling;
  const { skuId, ...rest } = ids;
  const draft: OrderDraft = {
    ...rest,
    channelId: '1|se',
    marketId: order.marketId,
    languageId: 'sv-SE',
    customerId: null,
    customerType: 'PERSON',
    email: 'karin@example.se',
    identityNumber: null,
    currencyCode,
    lines: priced.lines.map((line, index) => draftLine(line, lines[index], skuId)),
    subTotal: priced.subTotal,
    fixedAmount: priced.fixedAmount,
    shipping: {
      methodId: 1,
      methodKey: 'letter',
      name: 'Brev',
      fee: { incVat: priced.shipping.incVat, exVat: priced.shipping.exVat },
      vats: priced.shipping.vats,
      externalId: null,
      pickupPoint: null,
    },
    total,
    vats: priced.vats,
    promoCode: null,
    paidByGiftCode: 0,
    paidByBalance: 0,
    toPay: total.incVat,
    billingAddress: address,
    shippingAddress: null,
    message: '',
    customerOrderNumber: '',
    goodsLabel: '',
    desiredDeliveryDate: null,
    merchantData: null,
    acceptedConsents: [],
    campaigns: [],
  };
  return draft;
}

function draftLine(
  { regular, selling, paid, parts, vatBasisPoints }: ReturnType<typeof priceCart>['lines'][number],
  line: CartLine | undefined,
  skuId: number,
): DraftLine {
  return {
    skuId,
    productId: line?.subject.id ?? 0,
    articleNumber: '9789100000001',
    gtin: null,
    name: 'Kallocain',
    variant: 'Pocket',
    brand: '',
    categories: [],
    productUrl: '/',
    imageFile: null,
    quantity: line?.quantity ?? 1,
    weightGrams: 200,
    message: '',
    groupKey: '',
    packageProductId: null,
    packageGroupId: null,
    packageOptionId: null,
    vatBasisPoints,
    regular,
    selling,
    paid,
    parts,
    campaigns: [],
    priceCampaignId: null,
    quantityCampaignId: null,
    needsDelivery: true,
  };
}

/** Pays a draft at the test provider, and returns the number of its order. */
export async function payDraft(shop: OrderShop, draft: OrderDraft): Promise<number> {
  const paymentId = randomUUID();
  const { cartId, marketId, currencyCode, toPay } = draft;
  await shop.db
    .insertInto('cart')
    .values({ cart_id: cartId, channel_id: draft.channelId, market_id: marketId })
    .execute();
  const payment = { paymentId, amount: toPay, currencyCode, methodKey: 'card' };
  const { reference } = await shop.provider.start(payment as Parameters<typeof shop.provider.start>[0]);
  await shop.provider.setPaymentState(reference, 'authorized');
  await shop.db
    .insertInto('payment')
    .values({
      payment_id: paymentId,
      cart_id: cartId,
      payment_method_id: draft.paymentMethodId,
      provider_key: 'test',
      reference,
      amount: toPay,
      currency_code: currencyCode,
      state: 'pending',
      draft: JSON.stringify(draft),
      draft_hash: paymentId,
    })
    .execute();
  await completePayment(shop.services, paymentId);
  const order = await shop.db
    .selectFrom('shop_order')
    .select('order_id')
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  return order.order_id;
}
