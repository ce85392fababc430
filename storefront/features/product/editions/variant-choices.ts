import type { ProductQuery, VariantPartsFragment } from '#storefront/api/generated/graphql.ts';

type Product = NonNullable<ProductQuery['product']>;

/** One dimension of variants, such as the language. */
export interface VariantChoice {
  /** In the language of the page. */
  name: string;
  options: VariantOption[];
}

interface VariantOption {
  label: string;
  url: string;
  isSelected: boolean;
  /** SKU id by format value (hardback …), to keep the format when the edition changes. */
  skus: Record<string, number>;
}

interface Node extends VariantPartsFragment {
  variants?: (Node | null)[] | null;
}

/** The dimensions above the SKU, from the outermost. Each option has its own URL. */
export function variantChoices(product: Product): VariantChoice[] {
  const choices: VariantChoice[] = [];
  let level = present<Node>(product.variantGroup?.variants);
  while (level.some(({ level: depth }) => depth > 0)) {
    const selected = level.find((node) => containsProduct(node, product.productId)) ?? level[0];
    if (level.length > 1)
      choices.push({
        name: dimensionName(level[0]?.dimension ?? '', product),
        options: level.flatMap((node) => optionOf(node, node === selected, selected, product) ?? []),
      });
    level = present<Node>(selected?.variants);
  }
  return choices;
}

/** Format value of each SKU of the product, equal in all editions. */
export function formatsOf(product: Product): Record<number, string> {
  const variant = productsBelow(present<Node>(product.variantGroup?.variants)).find(
    ({ productId }) => productId === product.productId,
  );
  return Object.fromEntries(
    present<Node>(variant?.variants).flatMap(({ skuId, value }) => (skuId && value ? [[skuId, value]] : [])),
  );
}

/** An outer option links to its product with the same inner value, otherwise to its first product. */
function optionOf(
  node: Node,
  isSelected: boolean,
  selected: Node | undefined,
  { productId }: Product,
): VariantOption | undefined {
  const innerValue = productsBelow([selected ?? node]).find(
    (variant) => variant.productId === productId,
  )?.value;
  const members = productsBelow([node]);
  const target = isSelected
    ? members.find((variant) => variant.productId === productId)
    : (members.find(({ value }) => value === innerValue) ?? members[0]);
  if (!target?.canonicalUrl || !node.label) return undefined;
  return {
    label: node.label,
    url: target.canonicalUrl,
    isSelected,
    skus: Object.fromEntries(
      present<Node>(target.variants).flatMap(({ skuId, value }) => (skuId && value ? [[value, skuId]] : [])),
    ),
  };
}

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

function present<T>(list: readonly (T | null | undefined)[] | null | undefined): T[] {
  return (list ?? []).flatMap((item) => item ?? []);
}
