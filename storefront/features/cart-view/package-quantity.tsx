import { useEffect, useEffectEvent, useState } from 'react';
import { PackagePartsDocument, type PackagePartsQuery } from '#storefront/api/generated/graphql.ts';
import type { CartRow } from '#storefront/features/cart/cart-rows.ts';
import type { PackageParts } from '#storefront/features/cart/change-cart.ts';
import { browserEnvironment } from '#storefront/session/browser-environment.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { LineQuantity } from './line-quantity.tsx';
import { setsOf } from './sets-of.ts';

export interface PackageQuantityProps {
  row: Extract<CartRow, { kind: 'package' }>;
  onChange: (quantity: number, inOne: PackageParts) => void;
}

/** How many of a package. Until the shop has said what one of it holds, it can be removed, but not counted. */
export function PackageQuantity({ row, onChange }: PackageQuantityProps) {
  const shop = useShop();
  const [product, setProduct] = useState<PackagePartsQuery['product']>(null);
  const ask = useEffectEvent((productId: number) =>
    browserEnvironment(shop).api.query(PackagePartsDocument, { productId }),
  );
  useEffect(() => {
    let isHere = true;
    ask(row.packageId).then(
      (answer) => isHere && setProduct(answer.product),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [row.packageId]);
  const sets = setsOf(row.items, product);
  if (!sets) return null;
  const { quantity, stock, inOne } = sets;
  return (
    <LineQuantity {...{ name: row.name, quantity, stock }} onChange={(asked) => onChange(asked, inOne)} />
  );
}
