import type { Scope } from '#backend/catalogue-index/scope.ts';
import { answerCart } from '#backend/features/cart/answer-cart.ts';
import type { CartInScope } from '#backend/features/cart/cart-in-scope.ts';
import type { DraftLine, OrderDraft, PostalAddress } from '#backend/features/order/order-draft.ts';
import type { ShopContext } from '#backend/graphql/context.ts';
import type { AddressInputType, CheckoutInputType } from '#backend/graphql/schema.generated.ts';

export async function buildOrderDraft(
  context: ShopContext,
  scope: Scope,
  row: CartInScope['row'],
  input: CheckoutInputType,
): Promise<OrderDraft> {
  const cart = await answerCart(context, scope, row, { allowExternalShippingFee: true });
  const { priced, draw, shipping } = cart;
  return {
    cartId: row.cart_id,
    channelId: scope.channel.id,
    marketId: scope.market.id,
    languageId: scope.language.id,
    customerId: row.customer_id,
    customerType: input.customerType ?? 'PERSON',
    email: (input.email ?? '').toLowerCase(),
    identityNumber: input.identityNumber ?? null,
    currencyCode: scope.market.currency.code,
    lines: cart.lines.flatMap((line) => lineOf(line, scope)),
    subTotal: priced.subTotal,
    fixedAmount: { incVat: priced.fixedAmount.incVat, exVat: priced.fixedAmount.exVat },
    shipping: {
      methodId: shipping.method?.id ?? null,
      methodKey: shipping.method?.key ?? null,
      name: shipping.method?.names.get(scope.language.id) ?? '',
      fee: { incVat: priced.shipping.incVat, exVat: priced.shipping.exVat },
      vatBasisPoints: shipping.vatBasisPoints,
      externalId: input.externalShippingId ?? null,
      pickupPoint: input.pickupPoint ?? null,
    },
    total: priced.total.selling,
    vats: priced.vats,
    promoCode: cart.isCodeApplied ? row.promo_code : null,
    paidByGiftCode: draw.byGiftCode,
    paidByBalance: draw.byBalance,
    toPay: priced.total.selling.incVat - draw.pending,
    paymentMethodId: input.paymentId ?? 0,
    billingAddress: addressOf(input.billingAddress, scope.market.country.code),
    shippingAddress: input.shippingAddress
      ? addressOf(input.shippingAddress, scope.market.country.code)
      : null,
    message: input.message ?? '',
    customerOrderNumber: input.customerOrderNumber ?? '',
    goodsLabel: input.goodsLabel ?? '',
    desiredDeliveryDate: input.desiredDeliveryDate ?? null,
    merchantData: input.merchantData ?? row.merchant_data,
    acceptedConsents: (input.acceptedConsents ?? []).filter((consent) => consent != null),
    campaigns: [],
    address: '',
    userAgent: '',
  };
}

function lineOf({ item, sku, sold }: CartInScope['lines'][number], scope: Scope): DraftLine[] {
  if (!sku || !sold) return [];
  const { product } = sku;
  const text = product.texts.get(scope.language.id);
  return [
    {
      skuId: sku.id,
      productId: product.id,
      articleNumber: sku.articleNumber,
      gtin: sku.gtin,
      name: text?.name ?? '',
      variant: '',
      brand: '',
      categories: [],
      productUrl: '',
      imageFile: null,
      quantity: item.quantity,
      weightGrams: sku.weightGrams,
      message: item.message,
      groupKey: item.group_key,
      packageProductId: item.package_product_id,
      packageGroupId: item.package_group_id,
      packageOptionId: item.package_option_id,
      vatBasisPoints: sold.vatBasisPoints,
      regular: sold.priced.regular,
      selling: sold.priced.selling,
      paid: sold.priced.paid,
      parts: sold.priced.parts,
      campaigns: [],
      needsDelivery: sku.staticStock === 0,
    },
  ];
}

function addressOf(given: AddressInputType | null | undefined, country: string): PostalAddress {
  const part = (name: keyof AddressInputType) => (given?.[name] ?? '').trim();
  return {
    firstName: part('firstName'),
    lastName: part('lastName'),
    company: part('company'),
    careOf: part('careOf'),
    addressLine1: part('addressLine1'),
    addressLine2: part('addressLine2'),
    addressLine3: part('addressLine3'),
    entryCode: part('entryCode'),
    zip: part('zip'),
    city: part('city'),
    state: part('state'),
    country: part('country') || country,
    mobile: part('mobile'),
    phone: part('phone'),
  };
}
