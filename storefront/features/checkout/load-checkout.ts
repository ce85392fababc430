import type { CartPartsFragment } from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { cartKeeper } from '#storefront/features/cart/cart-keeper.ts';
import { loadCart } from '#storefront/features/cart/load-cart.ts';
import { linkTo } from '#storefront/routing/link-to.ts';
import type { PageMeta } from '#storefront/routing/page-meta.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import { loadMarkets, type MarketFacts } from '#storefront/session/markets.ts';
import { nameCountries } from '#storefront/session/name-countries.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { placeOf } from '#storefront/session/shopper.ts';

export interface DeliveryCountry {
  market: string;
  name: string;
  currency: string;
}

export interface CheckoutData {
  meta: PageMeta;
  heading: string;
  cart: CartPartsFragment | null;
  countries: DeliveryCountry[];
  /** The market of delivery; none is chosen where one only browses in a market that is no country. */
  market: string | null;
}

/** Made for one visitor, and kept for nobody: it holds their cart. */
export async function loadCheckout(environment: ShopEnvironment): Promise<CheckoutData> {
  const { api, words, shopper, side } = environment;
  const [markets, cart] = await Promise.all([
    loadMarkets(api),
    side === 'browser' ? cartKeeper(environment).lookAhead() : loadCart(environment, 'checkout'),
  ]);
  const heading = words('checkout.title');
  return {
    meta: {
      title: heading,
      canonical: linkTo(placeOf(shopper), 'checkout'),
      alternates: alternatePages('checkout', shopper, markets),
      isHidden: true,
    },
    heading,
    cart,
    countries: nameCountries(markets.filter(isCountry), shopper.locale).map(
      ({ alias, country, currency }) => ({
        market: alias,
        name: country.name,
        currency: currency.code,
      }),
    ),
    market: deliveryMarket(environment, markets),
  };
}

/** A virtual market may be browsed, but nothing is sent there (decisions §2). */
export function isCountry({ isVirtual }: Pick<MarketFacts, 'isVirtual'>): boolean {
  return !isVirtual;
}

function deliveryMarket(
  { cookies, shopper }: Pick<ShopEnvironment, 'cookies' | 'shopper'>,
  markets: readonly MarketFacts[],
): string | null {
  const asked = cookies.get(COOKIES.checkoutMarket) ?? shopper.market;
  return markets.find((market) => market.alias === asked && isCountry(market))?.alias ?? null;
}
