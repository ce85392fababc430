import { rulesOf } from './screens.ts';

export interface ScrollMove {
  /** Screens before and after; undefined for the catch-all route. */
  from: string | undefined;
  to: string | undefined;
  hash: string;
  /** The scroll position at which the page was left, on back and forward. */
  saved: number | undefined;
  /** The history entry was replaced, as filters do: the page is the same. */
  isReplaced: boolean;
}

export type ScrollTarget =
  | { to: 'position'; y: number }
  | { to: 'anchor'; id: string }
  | { to: 'top' }
  | { to: 'stay' };

/** Navigation scrolls to the top, except to anchors, between account pages, and on back and forward (§2). */
export function scrollTarget({ from, to, hash, saved, isReplaced }: ScrollMove): ScrollTarget {
  if (saved !== undefined) return { to: 'position', y: saved };
  if (hash.length > 1) return { to: 'anchor', id: decoded(hash.slice(1)) };
  if (isReplaced || (rulesOf(from).isAccount && rulesOf(to).isAccount)) return { to: 'stay' };
  return { to: 'top' };
}

/** Element ids are not percent-encoded, hashes are. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
