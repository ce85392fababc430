import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadChunk } from '#storefront/browser/missing-chunk.ts';
import { getDisplayedCart } from '#storefront/features/cart/cart.store.ts';
import { type CartItem, itemsOf } from '#storefront/features/cart/cart-items.ts';
import { type CartRow, cartRows, nameOfRow } from '#storefront/features/cart/cart-rows.ts';
import type { CartChange, CartOutcome, PackageParts } from '#storefront/features/cart/changes/change-cart.ts';
import { notifyFailure } from '#storefront/session/notify-failure.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart-lines.module.css';
import { LineForm } from './line-form.tsx';
import { lineIssueOf } from './line-issue.ts';
import type { PackageQuantityProps } from './package-quantity.tsx';

interface CartLinesProps {
  items: CartItem[];
  country: string;
  isUpdating: boolean;
  onChange: (change: CartChange) => Promise<CartOutcome>;
}

type SetQuantity = (row: CartRow, quantity: number, parts?: PackageParts) => Promise<CartOutcome>;

/** The lines of the cart. The row that was removed last can be restored from its position. */
export function CartLines({ items, country, isUpdating, onChange }: CartLinesProps) {
  const t = useTranslate('purchase');
  const rows = cartRows(items);
  const setQuantity: SetQuantity = (row, quantity, parts) => {
    if (row.kind === 'package')
      return onChange({ kind: 'group', groupKey: row.groupKey, quantity, inOne: parts });
    const { id: lineId, skuId, message } = row.item;
    return onChange({ kind: 'line', lineId, quantity, of: { skuId, message } });
  };
  const { removed, remove, restore } = useRemovedRow({ rows, setQuantity, onChange });
  const removedName = removed && (nameOfRow(removed.row) ?? t('cart.discontinuedName'));

  const lineProps = (item: CartItem) => ({
    item,
    issue: lineIssueOf(item, items),
    country,
    isUpdating,
    hasNamesake: items.some(
      ({ skuId, product }) => skuId !== item.skuId && product?.name === item.product?.name,
    ),
  });
  const elements = rows.map((row, index) =>
    row.kind === 'line' ? (
      <CartLine
        key={row.key}
        {...lineProps(row.item)}
        onQuantity={(quantity) => void setQuantity(row, quantity)}
        onRemove={() => remove(row, index)}
      />
    ) : (
      <li key={row.key} className={styles.package}>
        <div className={styles.packageHead}>
          <h3>{t('cart.package', { name: row.name })}</h3>
          <LineForm
            target={{ name: 'group', value: row.groupKey }}
            name={row.name}
            className={styles.packageForm}
            onRemove={() => remove(row, index)}
          >
            <LazyPackageQuantity
              row={row}
              onChange={(quantity, parts) => void setQuantity(row, quantity, parts)}
            />
          </LineForm>
        </div>
        <ul>
          {row.items.map((item) => (
            <CartLine key={item.id} {...lineProps(item)} />
          ))}
        </ul>
      </li>
    ),
  );
  if (removed && removedName)
    elements.splice(removed.index, 0, <UndoRow key="removed" name={removedName} onUndo={restore} />);
  return (
    <>
      <p role="status" className="visually-hidden">
        {removedName && t('cart.removed', { name: removedName })}
      </p>
      {elements.length > 0 && (
        <ul className={styles.lines} aria-label={t('cart.lines')}>
          {elements}
        </ul>
      )}
    </>
  );
}

interface RemovedRow {
  row: CartRow;
  index: number;
  /** Settles when the server has responded: only then is it known whether the row must be added again. */
  removal: Promise<unknown>;
}

interface RemovedRowOptions extends Pick<CartLinesProps, 'onChange'> {
  rows: readonly CartRow[];
  setQuantity: SetQuantity;
}

const loadAddRow = () => import('#storefront/features/cart/changes/add-row.ts');

/** The row that was removed last, until it is restored. A row that could not be removed is in the cart again. */
function useRemovedRow({ rows, setQuantity, onChange }: RemovedRowOptions) {
  const t = useTranslate();
  const [lastRemoved, setLastRemoved] = useState<RemovedRow | null>(null);
  const removed = lastRemoved && !isAmong(rows, lastRemoved.row) ? lastRemoved : null;

  function remove(row: CartRow, index: number): void {
    const removal = setQuantity(row, 0).catch(() => undefined);
    // A product that is no longer sold could not be added again.
    const isSold = row.kind === 'package' || row.item.product;
    setLastRemoved(isSold ? { row, index, removal } : null);
    // Prefetched, because the visitor may be offline when they restore the row.
    loadAddRow().catch(() => undefined);
  }

  async function addAgain({ row, removal }: RemovedRow): Promise<void> {
    setLastRemoved(null);
    await removal;
    if (isAmong(cartRows(itemsOf(getDisplayedCart()?.cart)), row)) return;
    const { addRow } = await loadChunk(loadAddRow);
    await addRow(row, [], onChange);
  }

  const restore = () => {
    if (removed) addAgain(removed).catch(() => notifyFailure(t));
  };
  return { removed, remove, restore };
}

/** Loaded on demand, since few carts have a package; without it a package can still be removed. */
function LazyPackageQuantity(props: PackageQuantityProps) {
  const [PackageQuantity, setComponent] = useState<ComponentType<PackageQuantityProps>>();
  useEffect(() => {
    import('./package-quantity.tsx').then(
      (loaded) => setComponent(() => loaded.PackageQuantity),
      () => undefined,
    );
  }, []);
  return PackageQuantity && <PackageQuantity {...props} />;
}

function UndoRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const t = useTranslate('purchase');
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
