import type { MaybePromise } from '#backend/catalogue-index/maybe-promise.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { findListByUrl } from '#backend/features/url/find-list-by-url.ts';
import type { CustomerType } from '#contract/customer/customer-type.ts';
import { isActive } from '../cache/active-time.ts';
import type { FilterKey, Visibility } from '../page/page-file.ts';

/** The entity next to which content is displayed, such as a category by id or alias. */
interface RequestedFilter {
  key?: string | null;
  value?: string | null;
}

/** The visitor of a content query, and the entities next to which the content is displayed. */
export interface ContentRequest {
  scope: Scope;
  customerType: CustomerType;
  /** `mobile` or `desktop`; null requests the content of all devices. */
  device: string | null;
  /** True for previews, which display content before its time. */
  ignoresTime: boolean;
  filters: readonly RequestedFilter[];
  /** The URL of the list next to which content is displayed. */
  url: string | null;
}

type EntityKey = Exclude<FilterKey, 'SiteId' | 'LanguageId' | 'CustomerType' | 'Campaign'>;

/** `Campaign` is another name of `DiscountCampaign`. */
const canonicalKey = <Key>(key: Key) => (key === 'Campaign' ? 'DiscountCampaign' : key);

/** A channel has the id `1|se`. Content may also name it by its number alone. */
const channelIds = ({ channel: { id } }: Scope) => [id, id.split('|')[0] ?? ''];

/** Checks everything but the filters, which may need the catalogue. */
export function isVisible(visible: Visibility | undefined, request: ContentRequest): boolean {
  if (!visible) return true;
  const { scope, customerType, device, ignoresTime } = request;
  const allows = (list: readonly string[], ...values: string[]) =>
    list.length === 0 || values.some((value) => list.includes(value));
  return (
    (ignoresTime || isActive(visible, scope.now)) &&
    allows(visible.channels, ...channelIds(scope)) &&
    allows(visible.markets, scope.market.alias, scope.market.id) &&
    allows(visible.languages, scope.language.code) &&
    allows(visible.customerTypes, customerType) &&
    (device === null || allows(visible.devices, device))
  );
}

/** Whether the request has, for each key of the filters, one of its values. */
export async function matchesFilters(
  visible: Visibility | undefined,
  request: ContentRequest,
): Promise<boolean> {
  const byKey = Map.groupBy(visible?.filters ?? [], ({ key }) => canonicalKey(key));
  for (const [key, filters] of byKey) {
    const requested = await findRequestedValues(key, request);
    let isMatch = false;
    for (const { value } of filters)
      isMatch ||= requested.has(await resolveFilterValue(key, value, request.scope));
    if (!isMatch) return false;
  }
  return true;
}

async function findRequestedValues(key: FilterKey, request: ContentRequest): Promise<Set<string>> {
  const { scope, customerType, filters, url } = request;
  if (key === 'SiteId') return new Set(channelIds(scope));
  if (key === 'LanguageId') return new Set([scope.language.id, scope.language.code]);
  if (key === 'CustomerType') return new Set([customerType]);
  const requested = new Set<string>();
  for (const filter of filters)
    if (filter.value && canonicalKey(filter.key) === key)
      requested.add(await resolveFilterValue(key, filter.value, scope));
  const list = url ? await findListByUrl(url, scope) : undefined;
  if (!list) return requested;
  if (key === 'Category' && 'category' in list) requested.add(String(list.category.id));
  if (key === 'Brand' && 'brand' in list) requested.add(String(list.brand.id));
  if (key === 'DiscountCampaign' && 'campaign' in list) requested.add(String(list.campaign.id));
  if (key === 'Parameter' && 'parameterValue' in list) requested.add(list.parameterValue.facetId);
  return requested;
}

/** Maps ids and aliases in any language to the id of the entity. Unknown values are compared as lower-case text. */
async function resolveFilterValue(key: FilterKey, value: string, scope: Scope): Promise<string> {
  if (key === 'SiteId' || key === 'LanguageId' || key === 'CustomerType') return value;
  return (await findEntityId(key as EntityKey, value, scope)) ?? value.toLowerCase();
}

async function findEntityId(key: EntityKey, value: string, scope: Scope): Promise<string | undefined> {
  const { catalogue, language } = scope;
  if (/^\d{1,9}$/.test(value)) return String(Number(value));
  const languages = [language, ...catalogue.languages.filter(({ id }) => id !== language.id)];
  const findBySlug = async (find: (languageId: string) => MaybePromise<number | undefined>) => {
    for (const { id } of languages) {
      const found = await find(id);
      if (found !== undefined) return String(found);
    }
    return undefined;
  };
  switch (key) {
    case 'Category': {
      const categories = [...catalogue.categories.values()];
      const category = categories.find(({ key: categoryKey }) => categoryKey === value);
      if (category) return String(category.id);
      const { categoryByPath, categoryBySlug } = catalogue;
      return findBySlug((id) => categoryByPath.get(`${id}/${value}`) ?? categoryBySlug.get(`${id}/${value}`));
    }
    case 'Brand':
      return findBySlug((id) => catalogue.brandBySlug.get(`${id}/${value}`));
    case 'DiscountCampaign':
      return findBySlug((id) => catalogue.campaignBySlug.get(`${id}/${value}`));
    case 'Product':
      return findBySlug(async (id) => (await catalogue.engine.productBySlug(id, value))?.id);
    case 'Parameter': {
      const [identifier = '', slug = ''] = value.split('/');
      return (await catalogue.engine.parameterValueBySlug(identifier, slug))?.facetId;
    }
  }
}
