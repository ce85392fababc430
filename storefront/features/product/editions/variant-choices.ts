import type { Fulfilment } from '#contract/order/fulfilment.ts';
import type {
  ProductQuery,
  StockPartsFragment,
  VariantPartsFragment,
} from '#storefront/api/generated/graphql.ts';
import type { DeliveryStatements } from '#storefront/features/market/load-market-options.ts';
import { attributeOf, deliveryStatementsOf, fulfilmentOf, preOrderDateOf } from '../fulfilment-of.ts';

type Product = NonNullable<ProductQuery['product']>;

/** One dimension of variants, such as the language or the format. */
export interface VariantChoice {
  /** The name in the language of the page. */
  name: string;
  options: VariantOption[];
}

interface VariantOption {
  label: string;
  url: string;
  isSelected: boolean;
  /** The swatch of a colour, such as `#1d2c4c`. */
  colour?: string;
  /** Price and stock of an option that is a product. An outer option has none, because it contains several products. */
  offer?: {
    priceIncVat: string;
    priceExVat: string;
    stock: StockPartsFragment | null;
    fulfilment: Fulfilment;
    preOrderDate: string | undefined;
    /** Undefined for the market's usual delivery. */
    delivery?: DeliveryStatements;
  };
}

interface Node extends VariantPartsFragment {
  variants?: (Node | null)[] | null;
}

/** The dimensions above the SKU, which is level 0, from the outermost. Each option has its own URL. */
export function variantChoices(product: Product): VariantChoice[] {
  const choices: VariantChoice[] = [];
  let nodes = present<Node>(product.variantGroup?.variants);
  while (nodes.some(({ level }) => level > 0)) {
    const selected = nodes.find((node) => containsProduct(node, product.productId)) ?? nodes[0];
    if (nodes.length > 1)
      choices.push({
        name: dimensionName(nodes[0]?.dimension ?? '', product),
        options: nodes.flatMap((node) => optionOf(node, selected, product) ?? []),
      });
    nodes = present<Node>(selected?.variants);
  }
  return choices;
}

/**
 * An outer option contains several products, such as all formats in a language. The option links to the product with the same
 * inner value as the displayed product if it is in stock, otherwise to the product that represents the option.
 */
function optionOf(node: Node, selected: Node | undefined, { productId }: Product): VariantOption | undefined {
  const isSelected = node === selected;
  const findProduct = (nodes: Node[], id: number) => nodes.find((variant) => variant.productId === id);
  const members = productsBelow([node]);
  const innerValue = findProduct(productsBelow([selected ?? node]), productId)?.value;
  const target = isSelected
    ? findProduct(members, productId)
    : (members.find(({ value, stock }) => value === innerValue && (stock?.totalStock ?? 0) > 0) ??
      findProduct(members, node.productId));
  if (!target?.canonicalUrl || !node.label) return undefined;
  const colour = node.dimension === 'Color' ? attributeOf(node, 'color') : undefined;
  const option = { label: node.label, url: target.canonicalUrl, isSelected, ...(colour && { colour }) };
  return node === target ? { ...option, offer: offerOf(node) } : option;
}

function offerOf(node: Node): VariantOption['offer'] {
  const delivery = deliveryStatementsOf(node);
  return {
    priceIncVat: attributeOf(node, 'sellingPriceIncVatFormatted') ?? '',
    priceExVat: attributeOf(node, 'sellingPriceExVatFormatted') ?? '',
    stock: node.stock ?? null,
    fulfilment: fulfilmentOf(node),
    preOrderDate: preOrderDateOf(node),
    ...(delivery && { delivery }),
  };
}

/** The nodes of level 1, which are products. */
function productsBelow(nodes: Node[]): Node[] {
  return nodes.flatMap((node) => (node.level > 1 ? productsBelow(present<Node>(node.variants)) : [node]));
}

const containsProduct = (node: Node, productId: number) =>
  productsBelow([node]).some((variant) => variant.productId === productId);

/** The name of the parameter with the same identifier, which is translated. */
function dimensionName(dimension: string, { parameterGroups }: Product): string {
  const identifier = dimension.toLowerCase();
  const parameters = present(parameterGroups).flatMap(({ parameters }) => present(parameters));
  return parameters.find((parameter) => parameter.identifier === identifier)?.name ?? dimension;
}

/** The entries of a list of the API, which may be null and may contain nulls. */
export function present<T>(list: readonly (T | null | undefined)[] | null | undefined): T[] {
  return (list ?? []).flatMap((item) => item ?? []);
}
