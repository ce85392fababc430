import { type ReactNode, useEffect } from 'react';
import { useMatches } from 'react-router';
import type { AlternatePage, PageMeta } from '#storefront/routing/head/page-meta.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import type { Shopper } from '#storefront/session/shopper.ts';

/** The metadata that the head of the document shows; set only in the browser. The server renders the first metadata. */
let currentMeta: PageMeta | undefined;

/** Updates the document's head on client navigation. */
export function PageHead({ children }: { children: ReactNode }) {
  const { shopper } = useShop();
  const meta = usePageMeta();
  useEffect(() => {
    if (!meta) return;
    if (currentMeta === undefined) currentMeta = meta;
    else showHead(meta, shopper);
  }, [meta, shopper]);
  return children;
}

/** Replaces the title immediately. The other elements may follow, because search engines request each page from the server. */
export function showHead(meta: PageMeta, shopper: Shopper): void {
  if (currentMeta === meta) return;
  currentMeta = meta;
  document.title = fullTitle(meta, shopper.shop.name);
  void import('#storefront/routing/head/replace-head-elements.ts').then(
    ({ replaceHeadElements }) => currentMeta === meta && replaceHeadElements(meta, shopper),
    () => undefined,
  );
}

/** The title with the shop's name, unless it contains the name already. */
export function fullTitle({ title }: PageMeta, shopName: string): string {
  return title.includes(shopName) ? title : `${title} – ${shopName}`;
}

function usePageMeta(): PageMeta | undefined {
  return (useMatches().at(-1)?.loaderData as ScreenData | undefined)?.meta;
}

/** Undefined for pages without alternates, such as errors. */
export function usePageAlternates(): readonly AlternatePage[] | undefined {
  return usePageMeta()?.alternates;
}
