import type { Product, Sku } from '#backend/catalogue-index/catalogue.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { minimumPrice, offerOfSku } from '#backend/features/price/offer-in-scope.ts';
import { type AgreedPrices, agreedOffer } from '#backend/features/quotation/agreed-prices.ts';
import type { Offer } from '#backend/pricing/offers/offer.ts';
import { unitPricesInPackage } from '#backend/pricing/package-price.ts';
import type { CartItemRow } from '../cart-row.ts';
import { optionOfLine } from '../packages/package-in-cart.ts';
import { needsDelivery } from './needs-delivery.ts';

/** A line that the market sells, with its unit price. */
export interface SellableLine {
  item: CartItemRow;
  sku: Sku;
  offer: Offer;
  /** The lowest lawful unit price; 0 for a product without a fixed price. */
  minimum: number;
  /** Whether the price comes from a quotation; promo codes do not reduce it. */
  isAgreed: boolean;
  /** The product that campaigns must target: the line's product, or the package that the line is part of. */
  product: Product;
}

export interface SellableLines {
  single: SellableLine[];
  packages: SellablePackage[];
}

/** A complete package. Its required parts together cost the price of the package; optional parts are single lines. */
interface SellablePackage {
  /** The package's own SKU, and its offer. */
  sku: Sku;
  offer: Offer;
  /** The required parts, with their quantity in one set. */
  parts: (SellableLine & { perSet: number })[];
}

/** Leaves out lines that the market does not sell, and gift wrap if nothing is shipped. */
export async function findSellableLines(
  items: readonly CartItemRow[],
  skus: readonly (Sku | undefined)[],
  scope: Scope,
  agreed: AgreedPrices,
): Promise<SellableLines> {
  const lines = items.flatMap((item, index): SellableLine[] => {
    const sku = skus[index];
    const offer = sku && offerOfSku(sku, scope);
    if (!sku || !offer) return [];
    const minimum = minimumPrice(sku.product, scope);
    const quotedOffer =
      item.group_key === '' ? agreedOffer(offer, agreed.get(sku.id), item.quantity, minimum) : undefined;
    return [
      {
        item,
        sku,
        offer: quotedOffer ?? offer,
        minimum,
        isAgreed: quotedOffer !== undefined,
        product: sku.product,
      },
    ];
  });
  const isShipped = lines.some(({ sku }) => needsDelivery(sku));
  const linesToSell = lines.filter(({ sku }) => isShipped || sku.product.fulfilment !== 'gift_wrap');
  const sellable: SellableLines = { single: [], packages: [] };
  for (const [groupKey, group] of Map.groupBy(linesToSell, ({ item }) => item.group_key)) {
    const complete = groupKey === '' ? undefined : await findCompletePackage(group, scope);
    if (complete) sellable.packages.push(complete);
    sellable.single.push(...group.filter(({ item }) => !complete?.parts.some((part) => part.item === item)));
  }
  return sellable;
}

/** Undefined if the lines are not whole sets of the package; then each line has its single price. */
async function findCompletePackage(
  lines: SellableLine[],
  scope: Scope,
): Promise<SellablePackage | undefined> {
  const product = await scope.catalogue.engine.product(lines[0]?.item.package_product_id ?? -1);
  const priced = product?.skus.flatMap((sku) => {
    const offer = offerOfSku(sku, scope);
    return offer ? [{ sku, offer }] : [];
  });
  const [cheapest] = priced?.sort((a, b) => a.offer.selling - b.offer.selling) ?? [];
  if (!product || !cheapest) return undefined;
  const required = product.packageGroups.filter(({ isRequired }) => isRequired);
  const parts = required.flatMap(({ id }) => {
    const line = lines.find(({ item }) => item.package_group_id === id);
    const option = line && optionOfLine(line.item, product);
    return option ? [{ ...line, product, perSet: option.quantity }] : [];
  });
  // All parts must be there for the same whole number of sets.
  const setCounts = new Set(parts.map(({ item, perSet }) => item.quantity / perSet));
  const hasWholeSets = setCounts.size === 1 && [...setCounts].every(Number.isInteger);
  const isComplete = parts.length === required.length && hasWholeSets;
  return isComplete ? { ...cheapest, parts } : undefined;
}

/** All lines with their prices, after `changeOffer` has changed the offers of SKUs and packages. */
export function withOffers(
  { single, packages }: SellableLines,
  changeOffer: (sku: Sku, offer: Offer) => Offer = (_, offer) => offer,
): SellableLine[] {
  return [
    ...single.map((line) => (line.isAgreed ? line : { ...line, offer: changeOffer(line.sku, line.offer) })),
    ...packages.flatMap(({ sku, offer, parts }) => priceParts(changeOffer(sku, offer), parts)),
  ];
}

function priceParts(offer: Offer, parts: SellablePackage['parts']): SellableLine[] {
  const set = parts.map((part) => ({
    unitPrice: part.offer.selling,
    minimum: part.minimum,
    quantity: part.perSet,
  }));
  const selling = unitPricesInPackage(offer.selling, set);
  const regular = unitPricesInPackage(offer.regular, set);
  return parts.map((part, index) => {
    const price = selling[index] ?? 0;
    return { ...part, offer: { ...offer, selling: price, regular: Math.max(price, regular[index] ?? 0) } };
  });
}
