import { type MouseEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts';
import type { SortChoice } from './sort-orders.ts';

export interface ListNavigation {
  /** What is chosen, at once when it is clicked: the list follows. */
  address: ListAddress;
  /** The list that is shown; the same as the address unless another one is on its way. */
  shown: ListAddress;
  isPending: boolean;
  /** Filters, order and pages change the address under the page; the way back stays the way out of the list. */
  change: (address: ListAddress) => void;
  /** For links that change the list: with script they do so in place. */
  follow: (event: MouseEvent<HTMLAnchorElement>, address: ListAddress) => void;
}

export function useListAddress(sorts: SortChoice): ListNavigation {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  // Known at once; the router tells of a navigation only when it has time to. With the next address its time is over.
  const [wanted, setWanted] = useState<{ search: string; since: string }>();
  const isPending = wanted?.since === key;
  const coming = isPending ? wanted.search : search;
  const shown = useMemo(() => readListAddress(new URLSearchParams(search), sorts), [search, sorts]);
  const address = useMemo(() => readListAddress(new URLSearchParams(coming), sorts), [coming, sorts]);
  const change = (next: ListAddress) => {
    setWanted({ search: writeListAddress(next), since: key });
    void navigate({ search: writeListAddress(next) }, { replace: true });
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>, next: ListAddress) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    change(next);
  };
  return { address, shown, isPending, change, follow };
}

/** A link to the same path needs a query, be it empty. */
export function hrefOf(address: ListAddress): string {
  return writeListAddress(address) || '?';
}

/** A link that vanishes when it is followed leaves the focus to the list that it changed. */
export function focusList(event: MouseEvent<HTMLAnchorElement>): void {
  event.currentTarget.closest('section')?.focus({ preventScroll: true });
}
