import { type ReactNode, useEffect, useRef } from 'react';
import { useMatches } from 'react-router';
import { SHOP } from '#storefront/config/shop.ts';
import { headTags } from '#storefront/routing/head-tags.ts';
import type { AlternatePage, PageMeta } from '#storefront/routing/page-meta.ts';
import type { ScreenData } from '#storefront/routing/screen-module.ts';
import { useShop } from '#storefront/session/shop-context.ts';

/** Keeps the document's head true while the visitor moves about; the server wrote the first one. */
export function PageHead({ children }: { children: ReactNode }) {
  const { shopper } = useShop();
  const meta = usePageMeta();
  const shown = useRef(meta);
  useEffect(() => {
    if (!meta || shown.current === meta) return;
    shown.current = meta;
    document.title = fullTitle(meta);
    for (const old of document.head.querySelectorAll(replaced)) old.remove();
    for (const { tag, attributes } of headTags(meta, {
      locale: shopper.locale,
      origin: shopper.origin,
      siteName: SHOP.name,
    })) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.head.append(element);
    }
  }, [meta, shopper]);
  return children;
}

const replaced =
  'meta[name=description],meta[name=robots],meta[property^="og:"],link[rel=canonical],link[rel=alternate]';

export function fullTitle(meta: PageMeta): string {
  return meta.title.includes(SHOP.name) ? meta.title : `${meta.title} – ${SHOP.name}`;
}

function usePageMeta(): PageMeta | undefined {
  return (useMatches().at(-1)?.loaderData as ScreenData | undefined)?.meta;
}

export function usePageAlternates(): readonly AlternatePage[] | undefined {
  return usePageMeta()?.alternates;
}
