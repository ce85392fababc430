import type { Scope } from '#backend/catalogue-index/scope.ts';
import { contentUrl } from '#backend/features/url/canonical-url.ts';
import type { PublishedContent } from './content-keeper.ts';
import { isShown } from './reader.ts';

/** Where a page is, by its key: its alias may change, and is another in each language. Nothing while nobody can read it. */
export function pageLink(
  { pages }: PublishedContent,
  key: string,
  scope: Scope,
): { name: string; url: string } | undefined {
  const page = pages.find((each) => each.key === key);
  const text = page?.texts.get(scope.language.id);
  const everybody = {
    customerType: 'PERSON',
    device: null,
    ignoresTime: false,
    filters: [],
    url: null,
  } as const;
  return text?.alias && isShown(page?.visible, { scope, ...everybody })
    ? { name: text.title, url: contentUrl(text.alias, scope) }
    : undefined;
}
