import { useEffect, useRef, useState } from 'react';
import type { CartChange } from '#storefront/features/cart/change-cart.ts';
import type { CartItem } from '#storefront/features/cart/optimistic-cart.ts';
import { useWords } from '#storefront/session/shop-context.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart-lines.module.css';
import { type CartRow, cartRows } from './cart-rows.ts';
import { LineForm } from './line-form.tsx';
import { problemOf } from './line-problem.ts';

interface CartLinesProps {
  items: CartItem[];
  country: string;
  isSettling: boolean;
  onChange: (change: CartChange) => void;
}

interface Removed {
  index: number;
  name: string;
  /** What puts it back. */
  wish: CartChange;
}

/** The lines of the cart. What was removed last can be had back, from the place where it was. */
export function CartLines({ items, country, isSettling, onChange }: CartLinesProps) {
  const words = useWords();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const rows = cartRows(items);

  function remove(row: CartRow, index: number): void {
    const name = nameOf(row) ?? words('cart.goneName');
    const wish = wishOf(row);
    setRemoved(wish ? { index, name, wish } : null);
    onChange(
      row.kind === 'line'
        ? { kind: 'line', lineId: row.item.id, quantity: 0 }
        : { kind: 'group', groupKey: row.groupKey, quantity: 0 },
    );
  }

  const shared = { country, isSettling };
  const drawn = rows.map((row, index) =>
    row.kind === 'line' ? (
      <CartLine
        key={row.key}
        item={row.item}
        problem={problemOf(row.item, items)}
        {...shared}
        onQuantity={(quantity) => onChange({ kind: 'line', lineId: row.item.id, quantity })}
        onRemove={() => remove(row, index)}
      />
    ) : (
      <li key={row.key} className={styles.package}>
        <div className={styles.packageHead}>
          <h3>{words('cart.package', { name: row.name })}</h3>
          <LineForm target={{ group: row.groupKey }} name={row.name} onRemove={() => remove(row, index)} />
        </div>
        <ul>
          {row.items.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              problem={problemOf(item, items)}
              {...shared}
              isPart
              onQuantity={() => undefined}
              onRemove={() => remove(row, index)}
            />
          ))}
        </ul>
      </li>
    ),
  );
  if (removed)
    drawn.splice(
      removed.index,
      0,
      <UndoRow
        key="removed"
        name={removed.name}
        onUndo={() => {
          setRemoved(null);
          onChange(removed.wish);
        }}
      />,
    );
  return (
    <>
      <p role="status" className="visually-hidden">
        {removed && words('cart.removed', { name: removed.name })}
      </p>
      <ul className={styles.lines} aria-label={words('cart.lines')}>
        {drawn}
      </ul>
    </>
  );
}

function UndoRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const words = useWords();
  const undo = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone with its line.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <li className={styles.removed}>
      <span aria-hidden="true">{words('cart.removed', { name })}</span>
      <button ref={undo} type="button" onClick={onUndo}>
        {words('cart.undo')}
      </button>
    </li>
  );
}

function nameOf(row: CartRow): string | null | undefined {
  return row.kind === 'line' ? row.item.product?.name : row.name;
}

/** What is no longer sold could not be put back. */
function wishOf(row: CartRow): CartChange | null {
  if (row.kind === 'line') {
    const { product, skuId, quantity, message } = row.item;
    return product ? { kind: 'add', skuId, quantity, message } : null;
  }
  const [first] = row.items;
  if (!first?.productPackage) return null;
  const selections = row.items.flatMap(({ productPackage, skuId }) =>
    productPackage ? [{ groupId: productPackage.groupId, optionId: productPackage.optionId, skuId }] : [],
  );
  return { kind: 'package', packageId: first.productPackage.packageId, selections };
}
