import type { ShippingMethod } from '#backend/catalogue-index/channel.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { DeliveryOffer } from '#backend/features/shipping/delivery-offer.ts';
import type { ExpectedShipping } from '#backend/features/shipping/shipping-option.ts';
import type { CartInScope, SoldLine } from './cart-in-scope.ts';
import type { CartRow } from './cart-row.ts';
import { findSku } from './find-sku.ts';

/** What a cart was when it was completed: plain values, as the database keeps them with the cart. */
export interface CompletedAs extends Pick<CartInScope, 'priced' | 'draw' | 'fulfilsCode' | 'isCodeApplied'> {
  /** By the line's number; none for what was not sold. */
  lines: Record<string, SoldLine>;
  shipping: Omit<ExpectedShipping, 'offer'> & { offer: KeptOffer | null };
}

interface KeptOffer extends Omit<DeliveryOffer, 'method'> {
  method: (Omit<ShippingMethod, 'names'> & { names: [string, string][] }) | null;
}

export function completedAs(cart: CartInScope): CompletedAs {
  const { lines, priced, draw, fulfilsCode, isCodeApplied, shipping } = cart;
  const { offer, ...fee } = shipping;
  return {
    ...{ priced, draw, fulfilsCode, isCodeApplied },
    lines: Object.fromEntries(
      lines.flatMap(({ item, sold }) => (sold ? [[item.cart_item_id, sold] as const] : [])),
    ),
    shipping: { ...fee, offer: offer ? keptOffer(offer) : null },
  };
}

/** In the market where it was completed; names are those of today, in the language that is asked for. */
export async function completedInScope(
  row: CartRow,
  scope: Scope,
  { lines, shipping, ...as }: CompletedAs,
): Promise<CartInScope> {
  const skus = await Promise.all(row.items.map(({ sku_id }) => findSku(scope, sku_id)));
  const { offer } = shipping;
  return {
    ...as,
    scope,
    row,
    lines: row.items.map((item, place) => ({
      scope,
      item,
      sku: skus[place],
      sold: lines[item.cart_item_id] ?? null,
    })),
    shipping: { ...shipping, offer: offer ? offerIn(scope, offer) : undefined },
    shippingAt: () => as.priced.shipping,
    payment: null,
  };
}

function keptOffer({ method, ...offer }: DeliveryOffer): KeptOffer {
  return { ...offer, method: method && { ...method, names: [...method.names] } };
}

function offerIn({ language }: Scope, { method, name, ...offer }: KeptOffer): DeliveryOffer {
  const names = new Map(method?.names);
  return { ...offer, name: names.get(language.id) ?? name, method: method && { ...method, names } };
}
