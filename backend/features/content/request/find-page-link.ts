import type { Scope } from '#backend/catalogue-index/scope.ts';
import { contentUrl } from '#backend/features/url/canonical-url.ts';
import type { PublishedContent } from '../cache/content-cache.ts';
import { isVisible } from './content-request.ts';

/** Title and URL of a page in the scope's language; undefined while an anonymous visitor cannot see it. */
export function findPageLink(
  { pages }: PublishedContent,
  key: string,
  scope: Scope,
): { name: string; url: string } | undefined {
  const page = pages.find((candidate) => candidate.key === key);
  const text = page?.texts.get(scope.language.id);
  const anonymous = {
    customerType: 'PERSON',
    device: null,
    ignoresTime: false,
    filters: [],
    url: null,
  } as const;
  return text?.alias && isVisible(page?.visible, { scope, ...anonymous })
    ? { name: text.title, url: contentUrl(text.alias, scope) }
    : undefined;
}
