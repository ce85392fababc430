import { editionLanguage, type Product, type Sku } from '#backend/catalogue-index/catalogue.ts';
import { type MaybePromise, whenReady } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { stockStatusOf } from '#backend/catalogue-index/stock-status.ts';
import { productUrl } from '#backend/features/url/canonical-url.ts';
import type {
  VariantAttributeType,
  VariantType,
  VariantValueType,
} from '#backend/graphql/schema.generated.ts';
import { dateLabel } from '#backend/languages/date-label.ts';
import { languageOf } from '#backend/languages/languages.ts';
import { formatMoney, toDecimal } from '#backend/pricing/money.ts';
import { FULFILMENT_ATTRIBUTE } from '#contract/order/fulfilment.ts';
import { PRE_ORDER_ATTRIBUTE, PRE_ORDER_TEXT_ATTRIBUTE } from '#contract/product/pre-order.ts';
import { UNDETERMINED_LANGUAGE } from '#contract/product/undetermined-language.ts';
import { deliveryAttributes } from '../delivery/delivery-of-product.ts';
import { incomingOf, preOrderDateOf } from '../pre-order.ts';
import { priceOfProduct } from '../price-of-product.ts';
import { type ProductInScope, productInScope, skusInScope } from '../product-in-scope.ts';
import { stockOfProduct, stockOfSku } from '../stock.ts';

/** The variant group of a product, with the products of the group that are sold in the scope, by id. */
export interface VariantGroupInScope {
  current: ProductInScope;
  members: ProductInScope[];
}

/** A product without a group forms a group of one: existing clients read the selectable SKUs only from the group's tree. */
export function variantGroupInScope(current: ProductInScope): MaybePromise<VariantGroupInScope> {
  const { product, scope } = current;
  if (!product.group) return { current, members: [current] };
  return whenReady(scope.catalogue.engine.productsOfGroup(product.group.id), (products) => ({
    current,
    members: products.flatMap((member) => productInScope(member, scope) ?? []),
  }));
}

export function mainMember({ current, members }: VariantGroupInScope): ProductInScope {
  return findRepresentative(members) ?? current;
}

/** The member that lists show: in the reader's language, then available, then the cheapest, then with the lowest id. */
export function findRepresentative(members: readonly ProductInScope[]): ProductInScope | undefined {
  // Lower ranks come first.
  const languageRank = ({ product, scope }: ProductInScope) =>
    editionLanguage(product) === scope.language.code ? 0 : 1;
  const stockRank = ({ product }: ProductInScope) => stockStatusOf(product.skus);
  return members.toSorted(
    (a, b) =>
      languageRank(a) - languageRank(b) ||
      stockRank(a) - stockRank(b) ||
      a.offer.selling - b.offer.selling ||
      a.product.id - b.product.id,
  )[0];
}

/** The variant tree: level 2 is the outer dimension if the group has one, level 1 the product, level 0 the SKU. */
export function variantTree({ current, members }: VariantGroupInScope): VariantType[] {
  const outer = current.product.group?.outerDimension;
  if (!outer) return members.map(variantOfProduct);
  const selections = Map.groupBy(members, ({ product }) => product.variantOuterValue);
  return [...selections].map(([value, selected]) => selectionOf(outer, value, selected));
}

export function variantOfProduct(member: ProductInScope): VariantType {
  return new ProductVariant(member);
}

/** Clients select few of these fields; stock, prices and delivery are computed when their field is read. */
class ProductVariant implements VariantType {
  readonly level = 1;
  readonly type = 'product';
  readonly skuId = null;
  readonly incoming = null;
  readonly shelf = null;
  readonly #member: ProductInScope;

  constructor(member: ProductInScope) {
    this.#member = member;
  }

  get dimension() {
    return this.#member.product.group?.dimension ?? 'Product';
  }

  get value() {
    return productValue(this.#member.product);
  }

  get label() {
    return productLabel(this.#member);
  }

  get stock() {
    const { product, scope } = this.#member;
    return stockOfProduct(skusInScope(product, scope), scope);
  }

  get productId() {
    return this.#member.product.id;
  }

  get name() {
    return this.#member.text.name;
  }

  get alias() {
    return this.#member.text.slug;
  }

  get canonicalUrl() {
    return productUrl(this.#member.product, this.#member.scope);
  }

  get primaryImage() {
    return this.#member.product.images[0]?.fileName ?? null;
  }

  get attributes() {
    return [...attributesOf(this.#member.product), ...offerAttributes(this.#member)];
  }

  get variants() {
    const { product, scope } = this.#member;
    return skusInScope(product, scope).map((sku) => new SkuVariant(sku, this.#member));
  }
}

class SkuVariant implements VariantType {
  readonly level = 0;
  readonly dimension = skuDimension;
  readonly type = 'sku';
  readonly canonicalUrl = null;
  readonly primaryImage = null;
  readonly attributes = [];
  readonly variants = [];
  readonly skuId: number;
  readonly shelf: string | null;
  readonly productId: number;
  readonly name: string;
  readonly alias: string;
  readonly #sku: Sku;
  readonly #scope: Scope;

  constructor(sku: Sku, { product, text, scope }: ProductInScope) {
    this.skuId = sku.id;
    this.shelf = sku.shelf;
    this.productId = product.id;
    this.name = text.name;
    this.alias = text.slug;
    this.#sku = sku;
    this.#scope = scope;
  }

  get value() {
    return skuValue(this.#sku, this.#scope).value;
  }

  get label() {
    return skuValue(this.#sku, this.#scope).label;
  }

  get incoming() {
    return incomingOf(this.#sku, this.#scope);
  }

  get stock() {
    return stockOfSku(this.#sku, this.#scope);
  }
}

/** A value of the outer dimension links to the product that represents it until a value of the inner one is selected. */
function selectionOf(dimension: string, value: string | null, members: ProductInScope[]): VariantType {
  const representative = findRepresentative(members) as ProductInScope;
  return {
    level: 2,
    dimension,
    type: 'selection',
    value,
    label: labelOf(representative.product, dimension, value, representative.scope),
    skuId: null,
    incoming: null,
    shelf: null,
    stock: stockOfProduct(
      members.flatMap(({ product, scope }) => skusInScope(product, scope)),
      representative.scope,
    ),
    productId: representative.product.id,
    name: representative.text.name,
    alias: representative.text.slug,
    canonicalUrl: null,
    primaryImage: null,
    // Only attributes that all members share describe the value, such as its colour code.
    attributes: attributesOf(representative.product).filter((attribute) =>
      members.every(({ product }) => product.variantAttributes[attribute.key] === attribute.value),
    ),
    variants: members.map(variantOfProduct),
  };
}

/** The dimension that distinguishes the SKUs of one product. */
export const skuDimension = 'Sku';

/** The product's value in the group's dimension; a product without a group has its id as value. */
export function productValue({ id, variantValue }: Product): string {
  return variantValue ?? String(id);
}

export function productLabel({ product, text, scope }: ProductInScope): string | null {
  const { group, variantValue } = product;
  return group && variantValue !== null ? labelOf(product, group.dimension, variantValue, scope) : text.name;
}

export function outerValue(product: Product, scope: Scope) {
  const { group, variantOuterValue } = product;
  return {
    value: variantOuterValue,
    label: labelOf(product, group?.outerDimension ?? '', variantOuterValue, scope),
  };
}

/**
 * The value is the key of the SKU's choice, such as a size or format: other products of the group have the same key, so a
 * client can select it again there. If two SKUs of the product have the same choice, the value is the article number.
 */
export function skuValue(sku: Sku, scope: Scope) {
  const isAmbiguous = sku.product.skus.some((other) => other !== sku && other.choice === sku.choice);
  return {
    value: isAmbiguous ? sku.articleNumber : sku.choice.key,
    label: sku.choice.names.get(scope.language.id) ?? sku.choice.key,
  };
}

export function attributesOf({ variantAttributes }: Product): VariantAttributeType[] {
  return Object.entries(variantAttributes).map(([key, value]) => ({ key, value }));
}

/** Facts that clients show for each variant and for which `VariantType` has no field, such as the price of a format. */
function offerAttributes(member: ProductInScope): VariantAttributeType[] {
  const { sellingIncVat, sellingExVat } = priceOfProduct(member);
  const { publicationDate, skus } = member.product;
  const [sku, another] = skus;
  const {
    market: { currency },
    language,
  } = member.scope;
  return [
    { key: 'sellingPriceIncVat', value: String(toDecimal(sellingIncVat, currency)) },
    { key: 'sellingPriceIncVatFormatted', value: formatMoney(sellingIncVat, currency, language.id) },
    { key: 'sellingPriceExVatFormatted', value: formatMoney(sellingExVat, currency, language.id) },
    { key: FULFILMENT_ATTRIBUTE, value: member.product.fulfilment },
    ...(publicationDate === null ? [] : [{ key: 'publicationDate', value: publicationDate }]),
    ...preOrderAttributes(member),
    ...deliveryAttributes(member),
    ...(sku?.gtin && !another ? [{ key: 'gtin', value: sku.gtin }] : []),
  ];
}

/** The date of publication and its text; none if the product is published in the market. */
export function preOrderAttributes({ product, scope }: ProductInScope): VariantAttributeType[] {
  const date = preOrderDateOf(product, scope);
  if (date === undefined) return [];
  return [
    { key: PRE_ORDER_ATTRIBUTE, value: date },
    { key: PRE_ORDER_TEXT_ATTRIBUTE, value: dateLabel(date, scope.language.id) ?? date },
  ];
}

/** The language or the format of a book, null if it is not known. A book without variants has it as a parameter only. */
export function editionValue(
  { product, scope }: ProductInScope,
  dimension: 'Language' | 'Format',
): VariantValueType | null {
  const value = findEditionKey(product, dimension);
  if (value === null || value === UNDETERMINED_LANGUAGE) return null;
  return { value, label: labelOf(product, dimension, value, scope) ?? value };
}

/** The key of the product's value in the dimension. Null if it has none, or several, as a book in several languages. */
function findEditionKey(product: Product, dimension: string): string | null {
  const { group, parameterValues, variantValue, variantOuterValue } = product;
  if (group?.outerDimension === dimension) return variantOuterValue;
  if (group?.dimension === dimension) return variantValue;
  const identifier = dimension.toLowerCase();
  const values = parameterValues.filter(({ parameter }) => parameter.identifier === identifier);
  return values.length === 1 ? (values[0]?.key ?? null) : null;
}

/** A dimension is usually also a parameter of the products. The values of a parameter have a label in each language. */
function labelOf(product: Product, dimension: string, value: string | null, scope: Scope): string | null {
  const identifier = dimension.toLowerCase();
  const parameterValue = product.parameterValues.find(
    ({ parameter, key }) => parameter.identifier === identifier && key === value,
  );
  const label = parameterValue?.labels.get(scope.language.id);
  if (label === undefined && value === UNDETERMINED_LANGUAGE)
    return languageOf(scope.language.id).apiMessages.unknownLanguage;
  return label ?? value;
}
