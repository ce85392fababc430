import type { WithdrawalResponse } from '#contract/order/withdrawal.ts';
import { useShop } from '#storefront/session/shop-context.ts';

type Line = WithdrawalResponse['order']['lines'][number];

/** Name and variant: an order may have two formats of one book. */
export function titleOf({ name, variant }: Pick<Line, 'name' | 'variant'>): string {
  return [name, variant].filter(Boolean).join(' · ');
}

export function OrderLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useShop('purchase');
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.place}>
          {t('cart.quantityAtPrice', { quantity: line.quantity, price: titleOf(line) })}
        </li>
      ))}
    </ul>
  );
}
