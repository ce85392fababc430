import type { Fulfilment } from '#contract/order/fulfilment.ts';
import type {
  ProductFormatsQuery,
  QuickAddVariantPartsFragment,
  StockPartsFragment,
} from '#storefront/api/generated/graphql.ts';
import type { DeliveryStatements } from '#storefront/features/market/load-market-options.ts';
import { present } from '../editions/variant-choices.ts';
import { attributeOf, deliveryStatementsOf, fulfilmentOf, preOrderDateOf } from '../fulfilment-of.ts';

export interface QuickAddOption {
  skuId: number;
  productId: number;
  /** The format, or the size. */
  label: string;
  /** Whether the options differ in format or size only, or in other dimensions such as the fit. */
  choice: 'format' | 'size' | 'variant';
  priceIncVat: string;
  priceExVat: string;
  stock: StockPartsFragment | null;
  fulfilment: Fulfilment;
  preOrderDate: string | undefined;
  delivery: DeliveryStatements | undefined;
}

interface Node extends QuickAddVariantPartsFragment {
  variants?: (Node | null)[] | null;
}

/** The formats of the product in its language, and its sizes, that are in stock. */
export function quickAddOptions(product: NonNullable<ProductFormatsQuery['product']>): QuickAddOption[] {
  const { productId } = product;
  const siblings = siblingsOf(present<Node>(product.variantGroup?.variants), productId);
  const siblingChoice = siblings[0]?.dimension === 'Format' ? 'format' : 'variant';
  const choice = siblings.length > 1 ? siblingChoice : 'size';
  return siblings.flatMap((format) => {
    const sizes = present<Node>(format.variants);
    return sizes.flatMap((size): QuickAddOption[] => {
      if (!size.skuId || (size.stock?.totalStock ?? 0) <= 0) return [];
      const labels = [siblings.length > 1 && format.label, sizes.length > 1 && size.label];
      return [
        {
          skuId: size.skuId,
          productId: format.productId,
          choice,
          label: labels.filter(Boolean).join(', ') || (size.label ?? ''),
          priceIncVat: attributeOf(format, 'sellingPriceIncVatFormatted') ?? '',
          priceExVat: attributeOf(format, 'sellingPriceExVatFormatted') ?? '',
          stock: size.stock ?? null,
          fulfilment: fulfilmentOf(format),
          preOrderDate: preOrderDateOf(format),
          delivery: deliveryStatementsOf(format),
        },
      ];
    });
  });
}

/**
 * The product (level 1 of the tree; SKUs are level 0) and the products beside it, such as its other formats. Other languages
 * are not offered.
 */
function siblingsOf(nodes: Node[], productId: number): Node[] {
  const own = nodes.find((node) => node.level === 1 && node.productId === productId);
  if (own) return own.dimension === 'Language' ? [own] : nodes;
  for (const { variants } of nodes) {
    const siblings = siblingsOf(present<Node>(variants), productId);
    if (siblings.length > 0) return siblings;
  }
  return [];
}
