import type { Scope } from '#backend/catalogue-index/scope.ts';
import type { ShippingOption } from '#backend/features/shipping/shipping-option.ts';
import type { CartRow } from '../cart-row.ts';
import { findSku } from '../find-sku.ts';
import type { CartInScope } from './cart-in-scope.ts';
import type { CompletedCart, StoredShippingOption } from './completed-cart.ts';

/** The prices of a cart in the form in which they are stored when it is completed. */
export function freezeCart(cart: CartInScope): CompletedCart {
  const { lines, priced, draw, fulfilsCode, isCodeApplied, giftCodes } = cart;
  const { option, ...shipping } = cart.shipping;
  return {
    priced,
    draw,
    fulfilsCode,
    isCodeApplied,
    giftCodes,
    lines: Object.fromEntries(
      lines.flatMap(({ item, sold }) => (sold ? [[item.cart_item_id, sold] as const] : [])),
    ),
    shipping: { ...shipping, offer: option ? toStoredOption(option) : null },
  };
}

/** A completed cart at its stored prices, in the market of the purchase. Names are current, in the requested language. */
export async function restoreCompletedCart(
  row: CartRow,
  scope: Scope,
  { lines, shipping: { offer, ...shipping }, ...completed }: CompletedCart,
): Promise<CartInScope> {
  const skus = await Promise.all(row.items.map(({ sku_id }) => findSku(scope, sku_id)));
  return {
    ...completed,
    giftCodes: completed.giftCodes ?? [],
    scope,
    row,
    lines: row.items.map((item, index) => ({
      scope,
      item,
      sku: skus[index],
      sold: lines[item.cart_item_id] ?? null,
    })),
    shipping: { ...shipping, option: offer ? fromStoredOption(offer, scope) : undefined },
    shippingAt: () => completed.priced.shipping,
    payment: null,
  };
}

function toStoredOption({ method: current, ...option }: ShippingOption): StoredShippingOption {
  if (!current) return { ...option, method: null };
  const { texts, marks: _, logoPath: __, ...method } = current;
  return {
    ...option,
    method: { ...method, names: [...texts].map(([languageId, { name }]) => [languageId, name]) },
  };
}

function fromStoredOption(
  { method: stored, name, ...option }: StoredShippingOption,
  { language }: Scope,
): ShippingOption {
  if (!stored) return { ...option, name, method: null };
  const { names, ...method } = stored;
  const texts = new Map(
    names.map(([languageId, text]) => [
      languageId,
      { name: text, shortName: '', description: '', environment: '' },
    ]),
  );
  return {
    ...option,
    name: texts.get(language.id)?.name ?? name,
    method: { ...method, marks: [], logoPath: null, texts },
  };
}
