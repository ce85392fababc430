import { isAccountRoute } from './paths.ts';

export interface ScrollMove {
  /** Route names before and after. */
  from: string;
  to: string;
  hash: string;
  /** Where the page was left, when coming back to it. */
  saved: number | undefined;
  /** The address was changed under the page, as filters do; the page is the same. */
  isReplaced: boolean;
}

export type ScrollTarget =
  | { to: 'position'; y: number }
  | { to: 'anchor'; id: string }
  | { to: 'top' }
  | { to: 'stay' };

/** Navigation scrolls to the top except between account pages; anchors and the way back are kept (§2). */
export function scrollTarget({ from, to, hash, saved, isReplaced }: ScrollMove): ScrollTarget {
  if (saved !== undefined) return { to: 'position', y: saved };
  if (hash.length > 1) return { to: 'anchor', id: decoded(hash.slice(1)) };
  if (isReplaced || (isAccountRoute(from) && isAccountRoute(to))) return { to: 'stay' };
  return { to: 'top' };
}

/** Addresses hold letters such as å encoded; elements have them as they are. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
