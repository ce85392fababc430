import { isPrimaryClick } from './is-primary-click.ts';

/** Router state with which a page is opened by a link. */
export interface ArrivalState {
  previousSearch: string;
  /** The scroll position stays: the page shows another variant of the same product. */
  keepsScroll: boolean;
}

/** The part of the router that is used here. */
interface Navigator {
  navigate(to: string, options: { state: ArrivalState }): Promise<void>;
}

/**
 * One click listener turns links within this language and market into client navigation. Links are plain `<a>` elements,
 * because components of the router are too expensive in lists of hundreds.
 */
export function followLinks(
  router: Navigator,
  basename: string,
  isPage: (pathname: string) => boolean,
): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (
      !link ||
      event.defaultPrevented ||
      !isPrimaryClick(event) ||
      !isInternalLink(link) ||
      !isPage(link.pathname)
    )
      return;
    event.preventDefault();
    const path = basename === '/' ? link.pathname : link.pathname.slice(basename.length) || '/';
    void router.navigate(path + link.search + link.hash, {
      state: { previousSearch: location.search, keepsScroll: 'keepScroll' in link.dataset },
    });
  });
}

/** Whether client navigation may follow a link: to a page of the shop in this window. `data-reload` loads a new document. */
export function isInternalLink(link: HTMLAnchorElement): boolean {
  if (
    link.origin !== location.origin ||
    link.target === '_blank' ||
    link.hasAttribute('download') ||
    'reload' in link.dataset
  )
    return false;
  // The browser handles links to anchors on the current page.
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}
