import { headTags } from './head-tags.ts';
import type { PageMeta } from './page-meta.ts';

/** Structured data is removed and not replaced: only the server creates it. */
const replaced =
  'meta[name=description],meta[name=robots],meta[name="twitter:card"],meta[property^="og:"],link[rel=canonical],link[rel=alternate],script[type="application/ld+json"]';

/** Replaces the elements of the document's head that belong to a page. */
export function replaceHeadElements(meta: PageMeta, site: Parameters<typeof headTags>[1]): void {
  for (const old of document.querySelectorAll(replaced)) old.remove();
  for (const { tag, attributes } of headTags(meta, site)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
