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
import { findTranslatedAlias } from './url-history.queries.ts';

/** The URL in `scope` of the page that has this path in the language of `pathScope`; null if the scope does not have the page. */
export async function findTranslatedUrl(
  segments: string[],
  pathScope: Scope,
  scope: Scope,
  db: Database,
): Promise<string | null> {
  const [kind = '', ...rest] = segments;
  const slug = rest.at(-1);
  const { catalogue, language } = scope;
  const key = `${pathScope.language.id}/${slug}`;
  // A path of one segment is the alias of a content page.
  switch (slug === undefined ? 'content' : kind) {
    case 'p':
    case 'product': {
      const owner = await catalogue.engine.productBySlug(pathScope.language.id, slug ?? '');
      const found = owner && (await findProduct(scope, { productId: owner.id }));
      return found ? productUrl(found.product, scope) : null;
    }
    case 'c': {
      // Without former slugs, only the category whose current path it is.
      const category = findCategoryByFormerPath(rest, new Map(), pathScope);
      return category?.texts.has(language.id) ? categoryUrl(category, scope) : null;
    }
    case 'b': {
      const brand = catalogue.brands.get(catalogue.brandBySlug.get(key) ?? -1);
      return brand?.texts.has(language.id) ? brandUrl(brand, scope) : null;
    }
    case 'dc': {
      const campaign = catalogue.campaigns.get(catalogue.campaignBySlug.get(key) ?? -1);
      return campaign && isListed(campaign, scope) ? campaignUrl(campaign, scope) : null;
    }
    case 'content': {
      const languages = { from: pathScope.language.id, to: language.id };
      const alias = await findTranslatedAlias(db, slug ?? kind, languages);
      return alias === null ? null : contentUrl(alias, scope);
    }
    default:
      return null;
  }
}
