import type { LocaleCode } from '#contract/locales.ts';
import type { GiftWrapOffer } from '#contract/order/gift-card-requests.ts';
import type { VatNumberState } from '#contract/order/vat-number-requests.ts';
import type {
  CartLinesFragment,
  CartPartsFragment,
  CheckoutPartsFragment,
} from '#storefront/api/generated/graphql.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { SavedAddress } from '#storefront/features/account/settings/meta-data-settings.ts';
import { cartController } from '#storefront/features/cart/controller/cart-controller.ts';
import { findCart, loadCart } from '#storefront/features/cart/load-cart.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import { alternatePages } from '#storefront/session/markets/alternate-pages.ts';
import { loadMarkets, type MarketFacts } from '#storefront/session/markets/markets.ts';
import { nameCountries } from '#storefront/session/markets/name-countries.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { languageIdOf, localeScopeOf } from '#storefront/session/shopper.ts';
import { loadSavedAddresses } from './form-sections/load-saved-addresses.ts';
import { loadVatNumber } from './form-sections/load-vat-number.ts';
import { fullCheckoutChunk, fullCheckoutSources } from './full-checkout-chunk.ts';
import { findPostedCheckout } from './posted-form/posted-checkout.ts';
import type { CartFormReply } from './posted-form/posted-reply.ts';
import { initialPurchase } from './purchase/initial-purchase.ts';
import { checkoutInput } from './purchase/purchase-fields.ts';
import { updateCheckout } from './updates/update-checkout.ts';

export interface DeliveryCountry {
  market: string;
  name: string;
  /** ISO 3166. */
  code: string;
  currency: string;
}

export interface CheckoutData extends ScreenData {
  heading: string;
  cart: CartPartsFragment | null;
  /** Null without items or a country of delivery, or if it could not be loaded. */
  checkout: CheckoutPartsFragment | null;
  countries: DeliveryCountry[];
  /** All countries, for the buyer's own address. */
  billingCountries: readonly { code: string; name: string }[];
  /** The market of delivery; null while a virtual market is browsed and no country is selected. */
  market: string | null;
  customer: Customer | null;
  /** Delivery addresses of the customer in the country of delivery; the first is the default. */
  savedAddresses: SavedAddress[];
  /** Null if the market sells none, or nothing is shipped. */
  giftWrap: GiftWrapOffer['wrap'];
  /** The VAT number of a company; null without a cart or a country of delivery. */
  vatNumber: VatNumberState | null;
  /** The buyer returns from a payment without an order. Whether they paid is unknown. */
  isUnpaid: boolean;
  /** The reply to a code that was posted without script, and that is saved but does not reduce the price. */
  codeReply: CartFormReply | null;
}

interface CheckoutVisit extends Pick<CheckoutData, 'customer' | 'isUnpaid' | 'codeReply'> {
  /** The payment option that the URL selects. */
  paymentId: number | undefined;
}

/** Loads the visitor's checkout. It is personal and never cached. */
export async function loadCheckout(
  environment: ShopEnvironment,
  { customer, isUnpaid, codeReply, paymentId }: CheckoutVisit,
): Promise<CheckoutData> {
  const { api, t, shopper, side } = environment;
  const [markets, { found, load }] = await Promise.all([loadMarkets(api), findOwnCart(environment)]);
  const market = deliveryMarket(environment, markets);
  const country = markets.find(({ alias }) => alias === market)?.country.code;
  const hasItems = (found?.items ?? []).length > 0;
  const cartId = hasItems && market ? found?.id : undefined;
  const [checkout, giftWrap, vatNumber, savedAddresses] = await Promise.all([
    cartId ? loadCheckoutOfCart(environment, cartId, { paymentId, country }) : null,
    hasItems && market ? findGiftWrap(environment, market) : null,
    cartId && market ? loadVatNumber(environment, cartId, market) : null,
    hasItems && customer ? loadSavedAddresses(environment, country) : [],
    hasItems ? fullCheckoutChunk.load(shopper.locale) : null,
  ]);
  // The checkout's cart, unlike the loaded one, includes the shipping fee.
  if (side === 'browser' && checkout?.cart) cartController(environment).acceptCheckoutCart(checkout.cart);
  const billingCountries = hasItems ? await listBillingCountries(shopper.locale) : [];
  const heading = t('checkout.title');
  return {
    meta: {
      title: heading,
      canonical: linkTo(localeScopeOf(shopper), 'checkout'),
      alternates: alternatePages('checkout', shopper, markets),
      isHidden: true,
    },
    chunkSources: hasItems ? fullCheckoutSources(shopper.locale) : [],
    heading,
    cart: checkout?.cart ?? (await load()),
    // Without its cart, which is in `cart`.
    checkout: checkout && { ...checkout, cart: null },
    countries: nameCountries(markets.filter(isDeliveryCountry), shopper.locale).map(
      ({ alias, country, currency }) => ({
        market: alias,
        name: country.name,
        code: country.code,
        currency: currency.code,
      }),
    ),
    billingCountries,
    market,
    customer,
    savedAddresses,
    // Without anything to ship, a checkout has no list of shipping options.
    giftWrap: checkout && checkout.shippingOptions !== null ? giftWrap : null,
    vatNumber,
    isUnpaid,
    codeReply,
  };
}

interface OwnCart {
  /** The id and the lines, which decide what else is loaded. */
  found: Pick<CartLinesFragment, 'id' | 'items'> | null;
  /** The whole cart, for a page without a checkout: a checkout contains its cart. */
  load(): Promise<CartPartsFragment | null> | CartPartsFragment | null;
}

/** In the browser, the cart controller has the whole cart. */
async function findOwnCart(environment: ShopEnvironment): Promise<OwnCart> {
  if (environment.side === 'server')
    return { found: await findCart(environment), load: () => loadCart(environment, 'checkout') };
  const cart = await cartController(environment).loadForCheckout();
  return { found: cart, load: () => cart };
}

/** Imported on demand: the browser does not need the code for a page that the server rendered. */
async function listBillingCountries(locale: LocaleCode): Promise<CheckoutData['billingCountries']> {
  const { listCountries } = await import('#storefront/session/markets/list-countries.ts');
  return listCountries(locale);
}

/**
 * The checkout of the cart. The payment option of the URL is selected if it is offered. Null on failure, which the form
 * reports.
 */
async function loadCheckoutOfCart(
  environment: ShopEnvironment,
  cartId: string,
  { paymentId, country }: { paymentId: number | undefined; country: string | undefined },
): Promise<CheckoutPartsFragment | null> {
  const saved =
    findPostedCheckout(environment) ?? (await updateCheckout(environment, cartId).catch(() => null));
  const isSelectable = saved?.paymentOptions?.some(
    (option) => option?.id === paymentId && option?.isSelected === false,
  );
  if (!saved || !isSelectable || !country) return saved;
  const isCompany = environment.shopper.customerType === 'ORGANIZATION';
  const purchase = { ...initialPurchase(saved, { isCompany }), paymentId: paymentId ?? null };
  return updateCheckout(environment, cartId, checkoutInput(purchase, country)).catch(() => saved);
}

async function findGiftWrap(
  { sendShopRequest, shopper }: ShopEnvironment,
  marketId: string,
): Promise<GiftWrapOffer['wrap']> {
  const { channelId } = shopper;
  const request = { channelId, marketId, languageId: languageIdOf(shopper) };
  const outcome = await sendShopRequest('gift-wraps', request);
  return outcome.kind === 'accepted' ? outcome.result.wrap : null;
}

/** A virtual market can be browsed but not delivered to (decisions §2). */
export function isDeliveryCountry({ isVirtual }: Pick<MarketFacts, 'isVirtual'>): boolean {
  return !isVirtual;
}

/** The market chosen in the checkout, otherwise the browsed one; null if it is virtual. */
export function deliveryMarket(
  { cookies, shopper }: Pick<ShopEnvironment, 'cookies' | 'shopper'>,
  markets: readonly MarketFacts[],
): string | null {
  const selected = cookies.get(COOKIES.checkoutMarket) ?? shopper.market;
  return markets.find((market) => market.alias === selected && isDeliveryCountry(market))?.alias ?? null;
}
