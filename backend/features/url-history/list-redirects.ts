import type { Scope, ScopeArguments } from '#backend/catalogue-index/scope.ts';
import type { Database } from '#backend/database/connection.ts';
import { findProduct } from '#backend/features/product/find-product.ts';
import {
  brandUrl,
  campaignUrl,
  categoryUrl,
  contentUrl,
  productUrl,
} from '#backend/features/url/canonical-url.ts';
import { isListed } from '#backend/features/url/find-campaign.ts';
import {
  type FormerSlug,
  type HistoryKind,
  listContentAliases,
  listFormerSlugs,
} from './url-history.queries.ts';

/** A former slug of a page, with the page's current URL. */
export interface Redirect {
  kind: HistoryKind;
  languageId: string;
  oldSlug: string;
  oldUrl: string;
  newUrl: string;
  replacedAt: Date;
}

interface RedirectSources {
  db: Database;
  scope(args: ScopeArguments): Scope;
}

/** The slugs that pages had before, the last change first. A slug that a page has now is not a former one. */
export async function listRedirects(
  { db, scope }: RedirectSources,
  args: ScopeArguments,
  since: Date | undefined,
): Promise<Redirect[]> {
  const [rows, pages] = await Promise.all([listFormerSlugs(db, since), listContentAliases(db)]);
  const aliases = new Map(pages.map((page) => [contentKey(page.id, page.language_id), page.alias]));
  const usedAliases = new Set(pages.map((page) => `${page.language_id}/${page.alias}`));
  const redirects = new Map<string, Redirect>();
  for (const row of rows) {
    const { kind, language_id: languageId, slug: oldSlug } = row;
    const key = `${kind}/${languageId}/${oldSlug}`;
    const languageScope = scope({ ...args, languageId });
    // Skips languages that the channel does not have, and earlier owners of a slug.
    if (languageScope.language.id !== languageId || redirects.has(key)) continue;
    if (await isInUse(row, languageScope, usedAliases)) continue;
    const newUrl = await findUrlOfEntity(row, languageScope, aliases);
    if (newUrl === null) continue;
    const oldUrl = `${newUrl.slice(0, newUrl.lastIndexOf('/') + 1)}${oldSlug}`;
    redirects.set(key, { kind, languageId, oldSlug, oldUrl, newUrl, replacedAt: row.replaced_at });
  }
  return [...redirects.values()];
}

async function isInUse(
  { kind, language_id, slug }: FormerSlug,
  { catalogue }: Scope,
  usedAliases: ReadonlySet<string>,
): Promise<boolean> {
  const key = `${language_id}/${slug}`;
  switch (kind) {
    case 'product':
      return (await catalogue.engine.productBySlug(language_id, slug)) !== undefined;
    case 'brand':
      return catalogue.brandBySlug.has(key);
    case 'campaign':
      return catalogue.campaignBySlug.has(key);
    case 'content':
      return usedAliases.has(key);
    case 'category':
      return [...catalogue.categories.values()].some(({ texts }) => texts.get(language_id)?.slug === slug);
  }
}

async function findUrlOfEntity(
  { kind, entity_id: id }: FormerSlug,
  scope: Scope,
  aliases: ReadonlyMap<string, string>,
): Promise<string | null> {
  const { brands, categories, campaigns } = scope.catalogue;
  const hasText = ({ texts }: { texts: ReadonlyMap<string, unknown> }) => texts.has(scope.language.id);
  switch (kind) {
    case 'product': {
      const found = await findProduct(scope, { productId: id });
      return found && productUrl(found.product, scope);
    }
    case 'category': {
      const category = categories.get(id);
      return category && hasText(category) ? categoryUrl(category, scope) : null;
    }
    case 'brand': {
      const brand = brands.get(id);
      return brand && hasText(brand) ? brandUrl(brand, scope) : null;
    }
    case 'campaign': {
      const campaign = campaigns.get(id);
      return campaign && isListed(campaign, scope) ? campaignUrl(campaign, scope) : null;
    }
    case 'content': {
      const alias = aliases.get(contentKey(id, scope.language.id));
      return alias === undefined ? null : contentUrl(alias, scope);
    }
  }
}

const contentKey = (id: number, languageId: string) => `${id}/${languageId}`;
