/** What the next page may know of the one before it, without a word in its address. */
export interface ArrivalState {
  searchBefore: string;
}

/** What is needed of a router: the browser's folder knows nothing of routes. */
interface Navigator {
  navigate(to: string, options: { state: ArrivalState }): Promise<void>;
}

/**
 * Links are plain links, so that a list of hundreds costs nothing; one listener turns clicks on those that stay inside
 * this language and market into navigation without a new document.
 */
export function followLinks(
  router: Navigator,
  basename: string,
  isPage: (pathname: string) => boolean,
): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || !isPlainClick(event) || !staysHere(link) || !isPage(link.pathname)) return;
    event.preventDefault();
    const path = basename === '/' ? link.pathname : link.pathname.slice(basename.length) || '/';
    void router.navigate(path + link.search + link.hash, { state: { searchBefore: location.search } });
  });
}

function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

/** Whether a link leads to another page of the shop, in this window. */
export function staysHere(link: HTMLAnchorElement): boolean {
  if (
    link.origin !== location.origin ||
    link.target === '_blank' ||
    link.hasAttribute('download') ||
    'reload' in link.dataset
  )
    return false;
  // A link to a place on this page is the browser's own business.
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}
