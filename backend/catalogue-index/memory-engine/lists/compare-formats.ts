import type { FormatComparison } from '../../engine.ts';
import { OUT_OF_STOCK } from '../../stock-status.ts';
import { hasBit } from '../storage/bit-set.ts';
import type { IndexStore } from '../storage/index-store.ts';
import type { ListView } from './list-view.ts';

/** Compares a row with the visible rows of its list entry in the same language. */
export function compareFormats(
  store: IndexStore,
  { rows, prices: { selling } }: ListView,
  row: number,
): FormatComparison {
  const entries = store.numbers.entry.data;
  const languages = store.bytes.variantLanguage.data;
  const stock = store.bytes.stockStatus.data;
  const entry = entries[row] ?? row;
  const isAvailable = stock[row] !== OUT_OF_STOCK;
  let count = 0;
  let hasLowestPrice = true;
  for (let other = entry; other < store.count && entries[other] === entry; other++) {
    if (!hasBit(rows, other) || languages[other] !== languages[row]) continue;
    count++;
    const isComparable = !isAvailable || stock[other] !== OUT_OF_STOCK;
    if (isComparable && (selling[other] ?? 0) < (selling[row] ?? 0)) hasLowestPrice = false;
  }
  return { count, hasLowestPrice };
}
