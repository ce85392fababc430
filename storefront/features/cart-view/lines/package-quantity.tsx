import { useEffect, useEffectEvent, useState } from 'react';
import { PackagePartsDocument, type PackagePartsQuery } from '#storefront/api/generated/graphql.ts';
import type { CartRow } from '#storefront/features/cart/cart-rows.ts';
import type { PackageParts } from '#storefront/features/cart/changes/change-cart.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { LineQuantity } from './line-quantity.tsx';
import { packageQuantities } from './package-quantities.ts';

export interface PackageQuantityProps {
  row: Extract<CartRow, { kind: 'package' }>;
  onChange: (quantity: number, parts: PackageParts) => void;
}

/** The quantity of a package. Until its contents are loaded, the package can only be removed. */
export function PackageQuantity({ row, onChange }: PackageQuantityProps) {
  const shop = useShop();
  const [product, setProduct] = useState<PackagePartsQuery['product']>(null);
  const loadParts = useEffectEvent((productId: number) =>
    browserEnvironment(shop).api.query(PackagePartsDocument, { productId }),
  );
  useEffect(() => {
    let isMounted = true;
    loadParts(row.packageId).then(
      (result) => isMounted && setProduct(result.product),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [row.packageId]);
  const quantities = packageQuantities(row.items, product);
  if (!quantities) return null;
  const { quantity, stock, parts } = quantities;
  return (
    <LineQuantity
      name={row.name}
      quantity={quantity}
      stock={stock}
      onChange={(requested) => onChange(requested, parts)}
    />
  );
}
