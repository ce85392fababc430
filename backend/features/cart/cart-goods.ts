import type { Product, Sku } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { offerOfSku } from '#backend/features/price/offer-in-scope.ts';
import { type AgreedPrices, agreedOffer } from '#backend/features/quotation/agreed-prices.ts';
import type { Offer } from '#backend/pricing/offer.ts';
import { unitPricesInSet } from '#backend/pricing/package-price.ts';
import type { CartItemRow } from './cart-row.ts';
import { optionOfLine } from './package-in-cart.ts';

/** A line that the market sells, and what one piece of it costs. */
export interface Good {
  item: CartItemRow;
  sku: Sku;
  offer: Offer;
  /** At a price that was agreed with the customer, and that no code lowers further. */
  isAgreed: boolean;
  /** What campaigns must be about to reach the line: the book, or the package that it is part of. */
  product: Product;
}

export interface Goods {
  single: Good[];
  /** Packages that are complete: what must be chosen of them costs the package's price, whatever it costs by itself. */
  packages: { sku: Sku; offer: Offer; parts: (Good & { perSet: number })[] }[];
}

/** Lines without a SKU that the market sells are left out. */
export async function goodsOf(
  items: readonly CartItemRow[],
  skus: readonly (Sku | undefined)[],
  scope: Scope,
  agreed: AgreedPrices,
): Promise<Goods> {
  const single = items.flatMap((item, place): Good[] => {
    const sku = skus[place];
    const offer = sku && offerOfSku(sku, scope);
    if (!sku || !offer) return [];
    const own = item.group_key === '' ? agreedOffer(offer, agreed.get(sku.id), item.quantity) : undefined;
    return [{ item, sku, offer: own ?? offer, isAgreed: own !== undefined, product: sku.product }];
  });
  const goods: Goods = { single: [], packages: [] };
  for (const [groupKey, lines] of Map.groupBy(single, ({ item }) => item.group_key)) {
    const found = groupKey === '' ? undefined : await packageOf(lines, scope);
    if (found) goods.packages.push(found);
    goods.single.push(...lines.filter(({ item }) => !found?.parts.some((part) => part.item === item)));
  }
  return goods;
}

/** Nothing where the lines are no longer what the package asks for: then each costs what it costs by itself. */
async function packageOf(lines: Good[], scope: Scope): Promise<Goods['packages'][number] | undefined> {
  const product = await scope.catalogue.engine.product(lines[0]?.item.package_product_id ?? -1);
  const priced = product?.skus.flatMap((sku) => {
    const offer = offerOfSku(sku, scope);
    return offer ? [{ sku, offer }] : [];
  });
  const [cheapest] = priced?.sort((one, other) => one.offer.selling - other.offer.selling) ?? [];
  if (!product || !cheapest) return undefined;
  const required = product.packageGroups.filter(({ isRequired }) => isRequired);
  const parts = required.flatMap(({ id }) => {
    const line = lines.find(({ item }) => item.package_group_id === id);
    const option = line && optionOfLine(line.item, product);
    return option ? [{ ...line, product, perSet: option.quantity }] : [];
  });
  const [sets = 0, ...others] = new Set(parts.map(({ item, perSet }) => item.quantity / perSet));
  const isEachWhole = Number.isInteger(sets) && others.length === 0;
  const isComplete = parts.length > 0 && parts.length === required.length && isEachWhole;
  return isComplete ? { ...cheapest, parts } : undefined;
}

/** Every good with its price, where `offerOf` says what becomes of a SKU's offer. */
export function pricedGoods(
  { single, packages }: Goods,
  offerOf: (sku: Sku, offer: Offer) => Offer = (_, offer) => offer,
): Good[] {
  return [
    ...single.map((good) => (good.isAgreed ? good : { ...good, offer: offerOf(good.sku, good.offer) })),
    ...packages.flatMap(({ sku, offer, parts }) => partsAt(offerOf(sku, offer), parts)),
  ];
}

function partsAt(offer: Offer, parts: Goods['packages'][number]['parts']): Good[] {
  const set = parts.map((part) => ({ unitPrice: part.offer.selling, quantity: part.perSet }));
  const selling = unitPricesInSet(offer.selling, set);
  const regular = unitPricesInSet(offer.regular, set);
  return parts.map((part, place) => {
    const price = selling[place] ?? 0;
    return { ...part, offer: { ...offer, selling: price, regular: Math.max(price, regular[place] ?? 0) } };
  });
}
