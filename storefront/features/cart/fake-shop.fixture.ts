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
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import type { CartItem } from './cart-items.ts';

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
      variantDimensions: [],
      currentProductVariant: null,
      skus: [{ skuId: 7, name: 'Pocket', stock: { totalStock: 9, inStock: 9, oversellable: 0, static: 0 } }],
    },
    ...part,
  };
}

export function cartWith(id: string, items: CartItem[]): CartPartsFragment {
  return { id, isCompleted: false, promoCode: null, items, appliedCampaigns: [], summary: null };
}

type Lines = Map<string, CartItem>;
type ItemInput = { id: string; skuId: number; quantity: number };

interface Call {
  id: string;
  market: unknown;
  /** ` as guest`, or empty. */
  guestSuffix: string;
  /** Undefined for a cart that the caller cannot see. */
  lines: Lines | undefined;
  variables: Record<string, unknown>;
}

/** A backend with some carts. Each mutation throws the next of `errors`, if there is one. */
function createFakeBackend(carts: readonly string[]) {
  const calls: string[] = [];
  /** Carts of the signed-in customer, which a call as a guest cannot see. */
  const customerCarts = new Set<string>();
  const keys: (string | undefined)[] = [];
  const errors: (Error | undefined)[] = [];
  const contents: Contents = new Map(carts.map((id) => [id, new Map()]));

  async function send(operation: unknown, variables: Record<string, unknown>, options: SendOptions = {}) {
    const id = String(variables.id);
    const call: Call = {
      id,
      market: variables.cartMarketAlias,
      guestSuffix: options.asGuest ? ' as guest' : '',
      lines: options.asGuest && customerCarts.has(id) ? undefined : contents.get(id),
      variables,
    };
    const query = queries.get(operation);
    if (query) {
      calls.push(query.describe(call));
      return query.run(call, contents);
    }
    const mutation = mutations.get(operation);
    if (!mutation) throw new Error('The fake shop has no such operation.');
    keys.push(options.idempotencyKey);
    calls.push(mutation.describe(call));
    const error = errors.shift();
    if (error) throw error;
    mutation.change(call.lines ?? new Map(), (variables.item ?? {}) as ItemInput);
    return { [mutation.field]: readCart(contents, id) };
  }

  return { send, calls, customerCarts, keys, errors, contents };
}

type Contents = Map<string, Lines>;

function readCart(contents: Contents, id: string): CartPartsFragment | null {
  const lines = contents.get(id);
  return lines ? cartWith(id, [...lines.values()]) : null;
}

interface FakeQuery {
  describe: (call: Call) => string;
  run: (call: Call, contents: Contents) => object;
}

const queries = new Map<unknown, FakeQuery>([
  [
    NewCartDocument,
    {
      describe: ({ market, guestSuffix }) => `create in ${market}${guestSuffix}`,
      run: (_, contents) => {
        const created = [...contents.keys()].filter((id) => id.startsWith('new-')).length;
        const id = `new-${created + 1}`;
        contents.set(id, new Map());
        return { getCart: { id } };
      },
    },
  ],
  [
    CartDocument,
    {
      describe: ({ id, market, guestSuffix }) => `read ${id} in ${market}${guestSuffix}`,
      run: ({ id, lines }, contents) => ({ getCart: lines ? readCart(contents, id) : null }),
    },
  ],
  [
    CloneCartDocument,
    {
      describe: ({ id, guestSuffix }) => `clone ${id}${guestSuffix}`,
      run: ({ id, lines }, contents) => {
        if (!lines) return { cloneCart: null };
        contents.set(`copy-${id}`, new Map(lines));
        return { cloneCart: readCart(contents, `copy-${id}`) };
      },
    },
  ],
]);

interface FakeMutation {
  field: string;
  describe: (call: Call) => string;
  change: (lines: Lines, item: ItemInput) => void;
}

const mutations = new Map<unknown, FakeMutation>([
  [
    AddToCartDocument,
    {
      field: 'addToCart',
      describe: ({ id, market, guestSuffix, variables }) =>
        `add ${(variables.item as ItemInput).quantity} to ${id} in ${market}${guestSuffix}`,
      change: (lines, { skuId, quantity }) => {
        const line = findLine(lines, { skuId });
        const id = line?.id ?? `line-${skuId}`;
        lines.set(id, itemWith({ ...line, id, skuId, quantity: (line?.quantity ?? 0) + quantity }));
      },
    },
  ],
  [
    UpdateCartItemDocument,
    {
      field: 'updateCartItem',
      describe: ({ variables }) => {
        const { id, skuId, quantity } = variables.item as ItemInput;
        return `set ${id ?? `SKU ${skuId}`} to ${quantity}`;
      },
      change: (lines, item) => {
        const line = findLine(lines, item);
        if (line && item.quantity === 0) lines.delete(line.id);
        else if (line) lines.set(line.id, { ...line, quantity: item.quantity });
      },
    },
  ],
  [ClearCartDocument, { field: 'clearCart', describe: () => 'clear', change: (lines) => lines.clear() }],
  [
    SetCartPromoCodeDocument,
    {
      field: 'setCartPromoCode',
      describe: ({ variables }) => `code ${variables.promoCode}`,
      change: () => undefined,
    },
  ],
]);

function findLine(lines: Lines, { id, skuId }: { id?: string; skuId: number }): CartItem | undefined {
  return id ? lines.get(id) : [...lines.values()].find((line) => line.skuId === skuId);
}

/** A shop with some carts, and the cookies of one visitor. `cartId` reads the cart's cookie. */
export async function fakeShop({
  carts = [],
  cookie,
  checkoutMarket,
}: {
  carts?: string[];
  cookie?: string;
  checkoutMarket?: string;
} = {}) {
  const { send, ...backend } = createFakeBackend(carts);
  const cookies = new Map<string, string>();
  if (cookie) cookies.set(COOKIES.cart.name, cookie);
  if (checkoutMarket) cookies.set(COOKIES.checkoutMarket.name, checkoutMarket);
  const environment: ShopEnvironment<'purchase'> = {
    shopper: {
      locale: 'en',
      market: 'fi',
      customerType: 'PERSON',
      vatIncluded: true,
      channelId: '1|se',
      origin: 'https://kvarto.example',
      shop: sampleShopFacts,
    },
    t: await loadTranslate('en', 'purchase'),
    api: {
      send,
      query: () => Promise.reject(new Error('A cart is never cached.')),
    } as unknown as CommerceClient,
    cookies: {
      get: ({ name }) => cookies.get(name) || undefined,
      set: ({ name }, value) => void cookies.set(name, value),
    },
    isPersonal: true,
    side: 'browser',
    sendShopRequest: async () => ({ kind: 'rejected', code: undefined }),
    loadShared: (_, load) => load(),
  };
  return { ...backend, environment, cartId: () => cookies.get(COOKIES.cart.name) };
}
