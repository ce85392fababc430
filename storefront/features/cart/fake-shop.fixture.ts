import {
  AddToCartDocument,
  CartDocument,
  type CartPartsFragment,
  ClearCartDocument,
  CloneCartDocument,
  NewCartDocument,
  SetCartPromoCodeDocument,
  UpdateCartItemDocument,
} from '#storefront/api/generated/graphql.ts';
import type { CommerceClient, SendOptions } from '#storefront/api/operation.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { ShopEnvironment } from '#storefront/session/shop-context.ts';
import { loadPurchaseWords } from '#storefront/translations/words.ts';
import type { CartItem } from './optimistic-cart.ts';

export function itemWith(part: Partial<CartItem> & { id: string }): CartItem {
  const price = {
    isDiscounted: false,
    sellingPriceIncVat: 100,
    sellingPriceExVat: 80,
    regularPriceIncVat: 100,
    sellingPriceIncVatFormatted: '100 kr',
    sellingPriceExVatFormatted: '80 kr',
    regularPriceIncVatFormatted: '100 kr',
    regularPriceExVatFormatted: '80 kr',
    discountIncVatFormatted: '0 kr',
    discountExVatFormatted: '0 kr',
    vatFormatted: '20 kr',
  };
  return {
    skuId: 7,
    quantity: 1,
    message: '',
    groupKey: null,
    isCampaignFreeGift: false,
    productPackage: null,
    unitPrice: price,
    totalPrice: price,
    campaign: null,
    product: {
      productId: 1,
      name: 'Pippi',
      canonicalUrl: '/p/pippi',
      discountType: null,
      texts: null,
      productImages: [],
      brand: null,
      primaryCategory: null,
      unitPrice: null,
      skus: [{ skuId: 7, name: 'Pocket', stock: { totalStock: 9, inStock: 9, oversellable: 0, static: 0 } }],
    },
    ...part,
  };
}

export function cartWith(id: string, items: CartItem[]): CartPartsFragment {
  return { id, isCompleted: false, promoCode: null, items, appliedCampaigns: [], summary: null };
}

/** A backend that has some carts, and the cookies of one visitor. What goes wrong is taken from `troubles`, one a call. */
export async function fakeShop({
  carts = [],
  cookie,
  checkoutMarket,
}: {
  carts?: string[];
  cookie?: string;
  checkoutMarket?: string;
} = {}) {
  const calls: string[] = [];
  /** Carts of the customer who asks, unless they ask as a guest: to guests there are none of these. */
  const customers = new Set<string>();
  const keys: (string | undefined)[] = [];
  const troubles: (Error | undefined)[] = [];
  const contents = new Map(carts.map((id) => [id, new Map<string, CartItem>()]));
  const cookies = new Map<string, string>();
  if (cookie) cookies.set(COOKIES.cart.name, cookie);
  if (checkoutMarket) cookies.set(COOKIES.checkoutMarket.name, checkoutMarket);
  let made = 0;

  const whole = (id: string) => {
    const lines = contents.get(id);
    return lines ? cartWith(id, [...lines.values()]) : null;
  };
  async function send(operation: unknown, variables: Record<string, unknown>, options: SendOptions = {}) {
    const id = String(variables.id);
    const market = variables.cartMarketAlias;
    const who = options.asGuest ? ' as guest' : '';
    const lines = options.asGuest && customers.has(id) ? undefined : contents.get(id);
    if (operation === NewCartDocument) {
      made++;
      calls.push(`create in ${market}${who}`);
      contents.set(`new-${made}`, new Map());
      return { getCart: { id: `new-${made}` } };
    }
    if (operation === CartDocument) {
      calls.push(`read ${id} in ${market}${who}`);
      return { getCart: lines ? whole(id) : null };
    }
    if (operation === CloneCartDocument) {
      calls.push(`clone ${id}${who}`);
      if (!lines) return { cloneCart: null };
      contents.set(`copy-${id}`, new Map(lines));
      return { cloneCart: whole(`copy-${id}`) };
    }
    keys.push(options.idempotencyKey);
    const item = (variables.item ?? {}) as { id: string; skuId: number; quantity: number };
    if (operation === AddToCartDocument) {
      calls.push(`add ${item.quantity} to ${id} in ${market}${who}`);
      const trouble = troubles.shift();
      if (trouble) throw trouble;
      const known = [...(lines?.values() ?? [])].find(({ skuId }) => skuId === item.skuId);
      const line = itemWith({
        ...known,
        id: known?.id ?? `line-${item.skuId}`,
        skuId: item.skuId,
        quantity: (known?.quantity ?? 0) + item.quantity,
      });
      lines?.set(line.id, line);
      return { addToCart: whole(id) };
    }
    if (operation === UpdateCartItemDocument) {
      calls.push(`set ${item.id ?? `SKU ${item.skuId}`} to ${item.quantity}`);
      const trouble = troubles.shift();
      if (trouble) throw trouble;
      const known = item.id
        ? lines?.get(item.id)
        : [...(lines?.values() ?? [])].find(({ skuId }) => skuId === item.skuId);
      if (known && item.quantity === 0) lines?.delete(known.id);
      else if (known) lines?.set(known.id, { ...known, quantity: item.quantity });
      return { updateCartItem: whole(id) };
    }
    const trouble = troubles.shift();
    if (trouble) throw trouble;
    if (operation === ClearCartDocument) {
      calls.push('clear');
      lines?.clear();
      return { clearCart: whole(id) };
    }
    if (operation === SetCartPromoCodeDocument) {
      calls.push(`code ${variables.promoCode}`);
      return { setCartPromoCode: whole(id) };
    }
    throw new Error('Nothing else is asked for.');
  }

  const environment: ShopEnvironment = {
    shopper: {
      locale: 'en',
      market: 'fi',
      customerType: 'PERSON',
      vatIncluded: true,
      channelId: '1|se',
      origin: 'https://kvarto.example',
    },
    t: await loadPurchaseWords('en'),
    api: {
      send,
      query: () => Promise.reject(new Error('A cart is never answered from the cache.')),
    } as unknown as CommerceClient,
    cookies: {
      get: ({ name }) => cookies.get(name) || undefined,
      set: ({ name }, value) => void cookies.set(name, value),
    },
    isPersonal: true,
    side: 'browser',
    remember: (_, load) => load(),
  };
  return {
    environment,
    calls,
    customers,
    keys,
    troubles,
    contents,
    cart: () => cookies.get(COOKIES.cart.name),
  };
}
