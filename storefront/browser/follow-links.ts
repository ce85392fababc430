/** What is needed of a router: the browser's folder knows nothing of routes. */
interface Navigator {
  navigate(to: string): Promise<void>;
}

/**
 * Links are plain links, so that a list of hundreds costs nothing; one listener turns clicks on those that stay inside
 * this language and market into navigation without a new document.
 */
export function followLinks(router: Navigator, basename: string): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || !isPlainClick(event) || !staysInside(link, basename)) return;
    event.preventDefault();
    const path = basename === '/' ? link.pathname : link.pathname.slice(basename.length) || '/';
    void router.navigate(path + link.search + link.hash);
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

function staysInside(link: HTMLAnchorElement, basename: string): boolean {
  if (
    link.origin !== location.origin ||
    link.target === '_blank' ||
    link.hasAttribute('download') ||
    'reload' in link.dataset
  )
    return false;
  // A link to a place on this page is the browser's own business.
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return false;
  return basename === '/' || link.pathname === basename || link.pathname.startsWith(`${basename}/`);
}
