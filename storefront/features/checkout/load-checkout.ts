import type { CartPartsFragment, CheckoutPartsFragment } from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { cartKeeper } from '#storefront/features/cart/cart-keeper.ts';
import { loadCart } from '#storefront/features/cart/load-cart.ts';
import { itemsOf } from '#storefront/features/cart/optimistic-cart.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import type { Customer } from '#storefront/session/customer.ts';
import { loadMarkets, type MarketFacts } from '#storefront/session/markets.ts';
import { nameCountries } from '#storefront/session/name-countries.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { fullCheckoutParts, loadFullCheckout } from './full-checkout-chunk.ts';
import { updateCheckout } from './update-checkout.ts';

export interface DeliveryCountry {
  market: string;
  name: string;
  /** ISO 3166, as addresses and postal codes go by it. */
  code: string;
  currency: string;
}

export interface CheckoutData {
  meta: PageMeta;
  parts: readonly string[];
  heading: string;
  cart: CartPartsFragment | null;
  /** Nothing before there is something to buy and a country to send it to, nor where the shop cannot say. */
  checkout: CheckoutPartsFragment | null;
  countries: DeliveryCountry[];
  /** The market of delivery; none is chosen where one only browses in a market that is no country. */
  market: string | null;
  customer: Customer | null;
  /** The customer comes back from a payment that gave no order; whether it was made is not known. */
  isUnpaid: boolean;
}

/** Made for one visitor, and kept for nobody: it holds their cart. */
export async function loadCheckout(
  environment: ShopEnvironment,
  { customer, isUnpaid }: Pick<CheckoutData, 'customer' | 'isUnpaid'>,
): Promise<CheckoutData> {
  const { api, t, shopper, side } = environment;
  const [markets, cart] = await Promise.all([
    loadMarkets(api),
    side === 'browser' ? cartKeeper(environment).lookAhead() : loadCart(environment, 'checkout'),
  ]);
  const market = deliveryMarket(environment, markets);
  const isFull = itemsOf(cart).length > 0;
  const [checkout] = await Promise.all([
    isFull && market && cart?.id ? openCheckout(environment, cart.id) : null,
    isFull ? loadFullCheckout(shopper.locale) : null,
  ]);
  // What its delivery costs is in this one.
  if (side === 'browser' && checkout?.cart) cartKeeper(environment).take(checkout.cart);
  const heading = t('checkout.title');
  return {
    meta: {
      title: heading,
      canonical: linkTo(localeScopeOf(shopper), 'checkout'),
      alternates: alternatePages('checkout', shopper, markets),
      isHidden: true,
    },
    parts: isFull ? fullCheckoutParts(shopper.locale) : [],
    heading,
    cart: checkout?.cart ?? cart,
    checkout: checkout && { ...checkout, cart: null },
    countries: nameCountries(markets.filter(isCountry), shopper.locale).map(
      ({ alias, country, currency }) => ({
        market: alias,
        name: country.name,
        code: country.code,
        currency: currency.code,
      }),
    ),
    market,
    customer,
    isUnpaid,
  };
}

/** The cart is shown whatever becomes of this; the form says that it could not be asked. */
function openCheckout(environment: ShopEnvironment, cartId: string): Promise<CheckoutPartsFragment | null> {
  return updateCheckout(environment, cartId).catch(() => null);
}

/** A virtual market may be browsed, but nothing is sent there (decisions §2). */
export function isCountry({ isVirtual }: Pick<MarketFacts, 'isVirtual'>): boolean {
  return !isVirtual;
}

export function deliveryMarket(
  { cookies, shopper }: Pick<ShopEnvironment, 'cookies' | 'shopper'>,
  markets: readonly MarketFacts[],
): string | null {
  const asked = cookies.get(COOKIES.checkoutMarket) ?? shopper.market;
  return markets.find((market) => market.alias === asked && isCountry(market))?.alias ?? null;
}
