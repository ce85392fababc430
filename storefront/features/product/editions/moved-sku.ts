import { ProductFormatsDocument, type ProductFormatsQuery } from '#storefront/api/generated/graphql.ts';
import type { CommerceClient } from '#storefront/api/operation.ts';

interface Product {
  productId: number;
  skus: readonly ({ skuId: number } | null)[] | null;
}

interface Node {
  /** 0: a SKU; 1: a product. Higher levels contain products. */
  level: number;
  productId: number;
  skuId: string | number | null;
  canonicalUrl?: string | null;
  variants?: readonly (Node | null)[] | null;
}

/**
 * The path of the format that has the SKU of `?sku=`; undefined if this product has it. Formats became products of their own
 * (decision 54); older links select a format on the page of the work by that query.
 */
export async function pathOfMovedSku(
  api: CommerceClient,
  { productId, skus }: Product,
  query: URLSearchParams,
): Promise<string | undefined> {
  const skuId = Number(query.get('sku') ?? 0);
  if (!Number.isSafeInteger(skuId) || skuId < 1 || skus?.some((sku) => sku?.skuId === skuId))
    return undefined;
  const { product }: ProductFormatsQuery = await api.query(ProductFormatsDocument, { productId });
  const nodes = allNodes(product?.variantGroup?.variants ?? []);
  const sku = nodes.find((node) => node.level === 0 && Number(node.skuId) === skuId);
  const owner = sku && nodes.find((node) => node.level === 1 && node.productId === sku.productId);
  return owner?.canonicalUrl ?? undefined;
}

function allNodes(nodes: readonly (Node | null)[]): Node[] {
  return nodes.flatMap((node) => (node ? [node, ...allNodes(node.variants ?? [])] : []));
}
