import type { Scope } from '#backend/catalogue-index/scope.ts';
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
import { findCategoryByFormerPath } from './find-category-by-former-path.ts';
import { findTranslatedUrl } from './find-translated-url.ts';
import { findContentAlias, type HistoryKind, listFormerOwners } from './url-history.queries.ts';

/**
 * The current URL of a page, from the segments of a current or former path; null when unknown. A slug in use belongs to
 * its current owner, not to a former one. Paths of a market may have slugs of a language that the market does not offer:
 * slugs of the channel's other languages are looked up last.
 */
export async function findCurrentUrl(segments: string[], scope: Scope, db: Database): Promise<string | null> {
  const url = await findUrlInLanguage(segments, scope, db);
  if (url !== null) return url;
  for (const language of scope.channel.languages) {
    if (language.id === scope.language.id) continue;
    const translated = await findTranslatedUrl(segments, { ...scope, language }, scope, db);
    if (translated !== null) return translated;
  }
  return null;
}

async function findUrlInLanguage(segments: string[], scope: Scope, db: Database): Promise<string | null> {
  const [kind, ...rest] = segments;
  const slug = rest.at(-1);
  if (kind === undefined) return null;
  // A path of one segment is the alias of a content page.
  if (slug === undefined) return findContentUrl(kind, scope, db);
  switch (kind) {
    case 'p':
    case 'product':
      return findProductUrl(slug, scope, db);
    case 'c':
      return findCategoryUrl(rest, scope, db);
    case 'b':
      return findBrandUrl(slug, scope, db);
    case 'dc':
      return findCampaignUrl(slug, scope, db);
    case 'content':
      return findContentUrl(slug, scope, db);
    default:
      return null;
  }
}

async function findProductUrl(slug: string, scope: Scope, db: Database): Promise<string | null> {
  const owner = await scope.catalogue.engine.productBySlug(scope.language.id, slug);
  const ids = owner ? [owner.id] : await findFormerOwners('product', slug, scope, db);
  for (const productId of ids) {
    const found = await findProduct(scope, { productId });
    if (found) return productUrl(found.product, scope);
  }
  return null;
}

async function findCategoryUrl(segments: string[], scope: Scope, db: Database): Promise<string | null> {
  const rows = await listFormerOwners(db, 'category', scope.language.id, segments);
  const former = new Map(
    [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, owners]) => [
      slug,
      owners.map(({ entity_id }) => entity_id),
    ]),
  );
  const category = findCategoryByFormerPath(segments, former, scope);
  return category ? categoryUrl(category, scope) : null;
}

async function findBrandUrl(slug: string, scope: Scope, db: Database): Promise<string | null> {
  const { brands, brandBySlug } = scope.catalogue;
  const owner = brandBySlug.get(`${scope.language.id}/${slug}`);
  const ids = owner === undefined ? await findFormerOwners('brand', slug, scope, db) : [owner];
  const brand = ids.flatMap((id) => brands.get(id) ?? []).find(({ texts }) => texts.has(scope.language.id));
  return brand ? brandUrl(brand, scope) : null;
}

async function findCampaignUrl(slug: string, scope: Scope, db: Database): Promise<string | null> {
  const { campaigns, campaignBySlug } = scope.catalogue;
  const owner = campaignBySlug.get(`${scope.language.id}/${slug}`);
  const ids = owner === undefined ? await findFormerOwners('campaign', slug, scope, db) : [owner];
  const campaign = ids
    .flatMap((id) => campaigns.get(id) ?? [])
    .find((candidate) => isListed(candidate, scope));
  return campaign ? campaignUrl(campaign, scope) : null;
}

async function findContentUrl(slug: string, scope: Scope, db: Database): Promise<string | null> {
  const currentAlias = await findContentAlias(db, scope.language.id, { alias: slug });
  if (currentAlias !== null) return contentUrl(currentAlias, scope);
  for (const id of await findFormerOwners('content', slug, scope, db)) {
    const alias = await findContentAlias(db, scope.language.id, { id });
    if (alias !== null) return contentUrl(alias, scope);
  }
  return null;
}

async function findFormerOwners(
  kind: HistoryKind,
  slug: string,
  scope: Scope,
  db: Database,
): Promise<number[]> {
  const rows = await listFormerOwners(db, kind, scope.language.id, [slug]);
  return [...new Set(rows.map(({ entity_id }) => entity_id))];
}
