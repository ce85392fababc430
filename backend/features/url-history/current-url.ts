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
import { categoryOfFormerPath } from './former-category.ts';
import { findContentAlias, type HistoryKind, listFormerOwners } from './url-history.queries.ts';

/**
 * The address that a page has today, from the steps of a path that it has or has had; null where nothing is known of it. A
 * slug in use is its owner's, whoever had it before.
 */
export async function currentUrl(steps: string[], scope: Scope, db: Database): Promise<string | null> {
  const [kind, ...rest] = steps;
  const slug = rest.at(-1);
  if (kind === undefined) return null;
  if (slug === undefined) return contentUrlNow(kind, scope, db);
  switch (kind) {
    case 'p':
    case 'product':
      return productUrlNow(slug, scope, db);
    case 'c':
      return categoryUrlNow(rest, scope, db);
    case 'b':
      return brandUrlNow(slug, scope, db);
    case 'dc':
      return campaignUrlNow(slug, scope, db);
    case 'content':
      return contentUrlNow(slug, scope, db);
    default:
      return null;
  }
}

async function productUrlNow(slug: string, scope: Scope, db: Database): Promise<string | null> {
  const owner = await scope.catalogue.engine.productBySlug(scope.language.id, slug);
  const ids = owner ? [owner.id] : await formerOwners('product', slug, scope, db);
  for (const productId of ids) {
    const found = await findProduct(scope, { productId });
    if (found) return productUrl(found.product, scope);
  }
  return null;
}

async function categoryUrlNow(steps: string[], scope: Scope, db: Database): Promise<string | null> {
  const rows = await listFormerOwners(db, 'category', scope.language.id, steps);
  const former = new Map(
    [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, own]) => [
      slug,
      own.map(({ entity_id }) => entity_id),
    ]),
  );
  const category = categoryOfFormerPath(steps, former, scope);
  return category ? categoryUrl(category, scope) : null;
}

async function brandUrlNow(slug: string, scope: Scope, db: Database): Promise<string | null> {
  const { brands, brandBySlug } = scope.catalogue;
  const owner = brandBySlug.get(`${scope.language.id}/${slug}`);
  const ids = owner === undefined ? await formerOwners('brand', slug, scope, db) : [owner];
  const brand = ids.flatMap((id) => brands.get(id) ?? []).find(({ texts }) => texts.has(scope.language.id));
  return brand ? brandUrl(brand, scope) : null;
}

async function campaignUrlNow(slug: string, scope: Scope, db: Database): Promise<string | null> {
  const { campaigns, campaignBySlug } = scope.catalogue;
  const owner = campaignBySlug.get(`${scope.language.id}/${slug}`);
  const ids = owner === undefined ? await formerOwners('campaign', slug, scope, db) : [owner];
  const campaign = ids
    .flatMap((id) => campaigns.get(id) ?? [])
    .find((candidate) => isListed(candidate, scope));
  return campaign ? campaignUrl(campaign, scope) : null;
}

async function contentUrlNow(slug: string, scope: Scope, db: Database): Promise<string | null> {
  const inUse = await findContentAlias(db, scope.language.id, { alias: slug });
  if (inUse !== null) return contentUrl(inUse, scope);
  for (const id of await formerOwners('content', slug, scope, db)) {
    const alias = await findContentAlias(db, scope.language.id, { id });
    if (alias !== null) return contentUrl(alias, scope);
  }
  return null;
}

async function formerOwners(kind: HistoryKind, slug: string, scope: Scope, db: Database): Promise<number[]> {
  const rows = await listFormerOwners(db, kind, scope.language.id, [slug]);
  return [...new Set(rows.map(({ entity_id }) => entity_id))];
}
