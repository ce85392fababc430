import { COOKIES } from '#storefront/config/cookies.ts';
import type { Choices } from './random.ts';
import type { VisitClass, VisitVocabulary } from './visit-class.ts';
import { get, persisted, postForm } from './visit-requests.ts';

const withCart = (cartId: string) => `${COOKIES.noScript.name}=1; ${COOKIES.cart.name}=${cartId}`;

/** Visits with a cart that has as many lines as possible. Its pages and responses list all of them. */
export const fullCartClasses: Readonly<Record<string, VisitClass>> = {
  'pages of a visitor with a full cart': ({ pick }, { cartIds }) =>
    get(pick(['/kassan', '/', '/fi/kassa', '/en/checkout']), { cookie: withCart(pick(cartIds)) }),
  'forms of a visitor with a full cart': (choose, { cartIds, skuIds }) =>
    postForm('/kassan', choose.pick(formsOf(choose, skuIds)), withCart(choose.pick(cartIds))),
  'gateway: a full cart': (choose, vocabulary) => choose.pick(cartOperations(choose, vocabulary)),
};

function formsOf({ pick, number }: Choices, skuIds: readonly number[]): Record<string, string>[] {
  const purchase = {
    email: `buyer-${number(1e9)}@example.se`,
    firstName: 'Karin',
    lastName: 'Boye',
    street: 'Storgatan 1',
    zip: '11122',
    city: 'Stockholm',
    phone: '0701234567',
  };
  return [
    { intent: 'country', market: pick(['se', 'dk', 'no', 'fi']), ...purchase },
    { intent: 'delivery', ...purchase },
    { intent: 'delivery', shippingId: String(1 + number(6)), paymentId: String(1 + number(6)), ...purchase },
    { intent: 'order', ...purchase },
    { intent: 'order', paymentId: String(1 + number(6)), 'consent-order': 'on', ...purchase },
    { intent: 'code', promoCode: pick(['VALKOMMEN10', 'HUNDRA', 'FRIFRAKT', `NONE${number(1e9)}`]) },
    { intent: 'gift-wrap', skuId: String(pick(skuIds)), message: 'Grattis' },
    { intent: 'quantity', line: 'unknown', quantity: '1' },
  ];
}

function cartOperations({ pick, number }: Choices, { cartIds, skuIds }: VisitVocabulary) {
  const id = pick(cartIds);
  const market = pick(['se', 'dk', 'no', 'fi']);
  const scope = { cartMarketAlias: market, marketId: market, checkoutMarketId: market, languageId: 'sv-SE' };
  const item = { skuId: pick(skuIds), quantity: 1 };
  const email = `buyer-${number(1e9)}@example.se`;
  const address = {
    firstName: 'Karin',
    lastName: 'Boye',
    addressLine1: 'Storgatan 1',
    zip: '11122',
    city: 'Stockholm',
    country: market.toUpperCase(),
    mobile: '0701234567',
  };
  const checkout = { email, customerType: 'PERSON', acceptedConsents: ['order'], billingAddress: address };
  const checkoutVariables = {
    ...scope,
    cartId: id,
    email,
    checkout: pick([checkout, { ...checkout, paymentId: 1 + number(6) }]),
  };
  return [
    persisted('cart', { ...scope, id }),
    persisted('cartLines', { ...scope, id }),
    persisted('addToCart', { ...scope, id, item }),
    persisted('updateCartItem', { ...scope, id, item }),
    persisted('cloneCart', { ...scope, id }),
    persisted('setCartPromoCode', { ...scope, id, promoCode: pick(['VALKOMMEN10', 'FRIFRAKT', '']) }),
    persisted('createOrUpdateCheckout', checkoutVariables),
    persisted('validateOrderCreation', checkoutVariables),
    persisted('validateOrderConditions', checkoutVariables),
    persisted('placeOrder', checkoutVariables),
  ];
}
