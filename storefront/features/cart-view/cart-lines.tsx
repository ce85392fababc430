import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadPart } from '#storefront/browser/missing-chunk.ts';
import { shownCart } from '#storefront/features/cart/cart.store.ts';
import { type CartRow, cartRows, nameOfRow } from '#storefront/features/cart/cart-rows.ts';
import type { CartChange, CartOutcome, PackageParts } from '#storefront/features/cart/change-cart.ts';
import { type CartItem, itemsOf } from '#storefront/features/cart/optimistic-cart.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart-lines.module.css';
import { LineForm } from './line-form.tsx';
import { problemOf } from './line-problem.ts';
import type { PackageQuantityProps } from './package-quantity.tsx';

interface CartLinesProps {
  items: CartItem[];
  country: string;
  isSettling: boolean;
  onChange: (change: CartChange) => Promise<CartOutcome>;
}

interface Removed {
  row: CartRow;
  index: number;
  /** Until it is answered nobody knows whether there is anything to put back. */
  removal: Promise<unknown>;
}

const loadPutRow = () => import('#storefront/features/cart/put-row.ts');

/** The lines of the cart. What was removed last can be had back, from the place where it was. */
export function CartLines({ items, country, isSettling, onChange }: CartLinesProps) {
  const t = useTranslate();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const rows = cartRows(items);
  // What could not be removed is where it was.
  const gone = removed && !isAmong(rows, removed.row) ? removed : null;
  const goneName = gone && (nameOfRow(gone.row) ?? t('cart.goneName'));

  function setQuantity(row: CartRow, quantity: number, inOne?: PackageParts): Promise<CartOutcome> {
    if (row.kind === 'package')
      return onChange({ kind: 'group', groupKey: row.groupKey, quantity, ...(inOne && { inOne }) });
    const { id: lineId, skuId, message } = row.item;
    return onChange({ kind: 'line', lineId, quantity, of: { skuId, message } });
  }

  function remove(row: CartRow, index: number): void {
    const removal = setQuantity(row, 0).catch(() => undefined);
    // What is no longer sold could not be put back.
    const isSold = row.kind === 'package' || row.item.product;
    setRemoved(isSold ? { row, index, removal } : null);
    // Whoever wants it back may be without a network by then.
    loadPutRow().catch(() => undefined);
  }

  async function putBack({ row, removal }: Removed): Promise<void> {
    setRemoved(null);
    await removal;
    if (isAmong(cartRows(itemsOf(shownCart()?.cart)), row)) return;
    const { putRow } = await loadPart(loadPutRow);
    await putRow(row, [], onChange);
  }

  const shared = { country, isSettling };
  const drawn = rows.map((row, index) =>
    row.kind === 'line' ? (
      <CartLine
        key={row.key}
        item={row.item}
        problem={problemOf(row.item, items)}
        {...shared}
        onQuantity={(quantity) => void setQuantity(row, quantity)}
        onRemove={() => remove(row, index)}
      />
    ) : (
      <li key={row.key} className={styles.package}>
        <div className={styles.packageHead}>
          <h3>{t('cart.package', { name: row.name })}</h3>
          <LineForm
            target={{ group: row.groupKey }}
            name={row.name}
            className={styles.packageForm}
            onRemove={() => remove(row, index)}
          >
            <PackageQuantity
              row={row}
              onChange={(quantity, inOne) => void setQuantity(row, quantity, inOne)}
            />
          </LineForm>
        </div>
        <ul>
          {row.items.map((item) => (
            <CartLine key={item.id} item={item} problem={problemOf(item, items)} {...shared} />
          ))}
        </ul>
      </li>
    ),
  );
  if (gone && goneName)
    drawn.splice(
      gone.index,
      0,
      <UndoRow
        key="removed"
        name={goneName}
        onUndo={() => void putBack(gone).catch(() => notifyFailure(t))}
      />,
    );
  return (
    <>
      <p role="status" className="visually-hidden">
        {goneName && t('cart.removed', { name: goneName })}
      </p>
      {drawn.length > 0 && (
        <ul className={styles.lines} aria-label={t('cart.lines')}>
          {drawn}
        </ul>
      )}
    </>
  );
}

/** Few carts hold a package; without its count it can still be removed. */
function PackageQuantity(props: PackageQuantityProps) {
  const [Field, setField] = useState<ComponentType<PackageQuantityProps>>();
  useEffect(() => {
    import('./package-quantity.tsx').then(
      (loaded) => setField(() => loaded.PackageQuantity),
      () => undefined,
    );
  }, []);
  return Field && <Field {...props} />;
}

function UndoRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const t = useTranslate();
  const undo = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone with its line.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <li className={styles.removed}>
      <span aria-hidden="true">{t('cart.removed', { name })}</span>
      <button ref={undo} type="button" onClick={onUndo}>
        {t('cart.undo')}
      </button>
    </li>
  );
}

function isAmong(rows: readonly CartRow[], { key }: CartRow): boolean {
  return rows.some((row) => row.key === key);
}
