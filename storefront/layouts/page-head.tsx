import { type ReactNode, useEffect } from 'react';
import { useMatches } from 'react-router';
import { headTags } from '#storefront/routing/head/head-tags.ts';
import type { AlternatePage, PageMeta } from '#storefront/routing/head/page-meta.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import type { Shopper } from '#storefront/session/shopper.ts';

/** Metadata in the document's head, in the browser only. The server has rendered the first. */
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

export function showHead(meta: PageMeta, shopper: Shopper): void {
  if (currentMeta === meta) return;
  currentMeta = meta;
  const { name: siteName } = shopper.shop;
  document.title = fullTitle(meta, siteName);
  for (const old of document.querySelectorAll(replacedTags)) old.remove();
  for (const { tag, attributes } of headTags(meta, { ...shopper, siteName })) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}

/** Structured data is removed only: search engines request each page from the server. */
const replacedTags =
  'meta[name=description],meta[name=robots],meta[name="twitter:card"],meta[property^="og:"],link[rel=canonical],link[rel=alternate],script[type="application/ld+json"]';

export function fullTitle({ title }: PageMeta, shopName: string): string {
  return title.includes(shopName) ? title : `${title} – ${shopName}`;
}

function usePageMeta(): PageMeta | undefined {
  return (useMatches().at(-1)?.loaderData as ScreenData | undefined)?.meta;
}

export function usePageAlternates(): readonly AlternatePage[] | undefined {
  return usePageMeta()?.alternates;
}
