import type { ListData } from '#storefront/features/product-list/list-data.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { withoutUnknown } from './schema-org.ts';

/** The Person or BookSeries of a contributor's or a series' page; nothing for other lists. */
export function describeParameterList(
  { kind, heading, description, image, meta, page }: Partial<ListData>,
  { origin }: Pick<Shopper, 'origin'>,
): object[] {
  if (!kind || !heading) return [];
  const facts = {
    '@context': 'https://schema.org',
    name: heading,
    description,
    url: meta?.canonical && origin + meta.canonical,
    image: image && origin + image,
  };
  if (kind === 'person') return [withoutUnknown({ '@type': 'Person', ...facts })];
  const books = (page?.products ?? []).map(({ name, canonicalUrl }) => ({
    '@type': 'Book',
    name,
    url: `${origin}${canonicalUrl}`,
  }));
  return [withoutUnknown({ '@type': 'BookSeries', ...facts, hasPart: books.length > 0 ? books : undefined })];
}
