import type { ProductQuery, VariantPartsFragment } from '#storefront/api/generated/graphql.ts';

type Product = NonNullable<ProductQuery['product']>;

/** One dimension in which the product has siblings, such as the language. */
export interface VariantChoice {
  /** As the language of the page calls it. */
  name: string;
  options: VariantOption[];
}

export interface VariantOption {
  label: string;
  url: string;
  isChosen: boolean;
  /** By what the SKU is (hardback …), so that the format stays chosen when the edition changes. */
  skus: Record<string, number>;
}

interface Node extends VariantPartsFragment {
  variants?: (Node | null)[] | null;
}

/** The dimensions above the SKU, from the outermost in; each option is an address of its own. */
export function variantChoices(product: Product): VariantChoice[] {
  const choices: VariantChoice[] = [];
  let level = present<Node>(product.variantGroup?.variants);
  while (level.some(({ level: height }) => height > 0)) {
    const chosen = level.find((node) => leads(node, product.productId)) ?? level[0];
    if (level.length > 1)
      choices.push({
        name: nameOf(level[0]?.dimension ?? '', product),
        options: level.flatMap((node) => optionOf(node, node === chosen, chosen, product) ?? []),
      });
    level = present<Node>(chosen?.variants);
  }
  return choices;
}

/** The choice of one product's SKU, as all its siblings call it. */
export function formatsOf(product: Product): Record<number, string> {
  const own = productsBelow(present<Node>(product.variantGroup?.variants)).find(
    ({ productId }) => productId === product.productId,
  );
  return Object.fromEntries(
    present<Node>(own?.variants).flatMap(({ skuId, value }) => (skuId && value ? [[skuId, value]] : [])),
  );
}

/** An outer choice leads to its product with the same inner value, else to its first. */
function optionOf(
  node: Node,
  isChosen: boolean,
  chosen: Node | undefined,
  { productId }: Product,
): VariantOption | undefined {
  const inner = productsBelow([chosen ?? node]).find((variant) => variant.productId === productId)?.value;
  const members = productsBelow([node]);
  const target = isChosen
    ? members.find((variant) => variant.productId === productId)
    : (members.find(({ value }) => value === inner) ?? members[0]);
  if (!target?.canonicalUrl || !node.label) return undefined;
  return {
    label: node.label,
    url: target.canonicalUrl,
    isChosen,
    skus: Object.fromEntries(
      present<Node>(target.variants).flatMap(({ skuId, value }) => (skuId && value ? [[value, skuId]] : [])),
    ),
  };
}

function productsBelow(nodes: Node[]): Node[] {
  return nodes.flatMap((node) => (node.level > 1 ? productsBelow(present<Node>(node.variants)) : [node]));
}

const leads = (node: Node, productId: number) =>
  productsBelow([node]).some((variant) => variant.productId === productId);

/** A dimension is mostly a parameter too, and that has a name in each language. */
function nameOf(dimension: string, { parameterGroups }: Product): string {
  const identifier = dimension.toLowerCase();
  const parameters = present(parameterGroups).flatMap(({ parameters }) => present(parameters));
  return parameters.find((parameter) => parameter.identifier === identifier)?.name ?? dimension;
}

function present<T>(list: readonly (T | null | undefined)[] | null | undefined): T[] {
  return (list ?? []).flatMap((item) => item ?? []);
}
