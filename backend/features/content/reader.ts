import type { MaybePromise } from '#backend/catalogue-index/engine.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { listOfUrl } from '#backend/features/url/list-of-url.ts';
import { isDue } from './due-time.ts';
import type { FilterKey, Visibility } from './page-file.ts';

/** What a page is asked for beside, such as a category by its id or an alias. */
export interface AskedFilter {
  key?: string | null;
  value?: string | null;
}

/** For whom and beside what something is asked for. */
export interface Reader {
  scope: Scope;
  customerType: 'PERSON' | 'ORGANIZATION';
  /** `mobile` or `desktop`, where whoever asks wants to have only what is for it. */
  device: string | null;
  /** Shown as it will be, whenever that is. */
  ignoresTime: boolean;
  filters: readonly AskedFilter[];
  /** Of a list, which says what it is a list of. */
  url: string | null;
}

type EntityKey = Exclude<FilterKey, 'SiteId' | 'LanguageId' | 'CustomerType' | 'Campaign'>;

/** Everything but the filters, which may have to ask the catalogue. */
export function isShown(visible: Visibility | undefined, reader: Reader): boolean {
  if (!visible) return true;
  const { scope, customerType, device, ignoresTime } = reader;
  const allows = (list: readonly string[], ...own: string[]) =>
    list.length === 0 || own.some((value) => list.includes(value));
  return (
    (ignoresTime || isDue(visible, scope.now)) &&
    allows(visible.channels, scope.channel.id, scope.channel.id.split('|')[0] ?? '') &&
    allows(visible.markets, scope.market.alias, scope.market.id) &&
    allows(visible.languages, scope.language.code) &&
    allows(visible.customerTypes, customerType) &&
    (device === null || allows(visible.devices, device))
  );
}

/** One of the values of each key that the editor named; a key that was not asked for does not fit. */
export async function fitsFilters(visible: Visibility | undefined, reader: Reader): Promise<boolean> {
  const byKey = Map.groupBy(visible?.filters ?? [], ({ key }) =>
    key === 'Campaign' ? 'DiscountCampaign' : key,
  );
  for (const [key, filters] of byKey) {
    const asked = await askedFor(key, reader);
    let fits = false;
    for (const { value } of filters) fits ||= asked.has(await identify(key, value, reader.scope));
    if (!fits) return false;
  }
  return true;
}

async function askedFor(key: FilterKey, reader: Reader): Promise<Set<string>> {
  const { scope, customerType, filters, url } = reader;
  if (key === 'SiteId') return new Set([scope.channel.id, scope.channel.id.split('|')[0] ?? '']);
  if (key === 'LanguageId') return new Set([scope.language.id, scope.language.code]);
  if (key === 'CustomerType') return new Set([customerType]);
  const asked = new Set<string>();
  for (const filter of filters)
    if (filter.value && (filter.key === 'Campaign' ? 'DiscountCampaign' : filter.key) === key)
      asked.add(await identify(key, filter.value, scope));
  const list = url ? await listOfUrl(url, scope) : undefined;
  if (!list) return asked;
  if (key === 'Category' && 'category' in list) asked.add(String(list.category.id));
  if (key === 'Brand' && 'brand' in list) asked.add(String(list.brand.id));
  if (key === 'DiscountCampaign' && 'campaign' in list) asked.add(String(list.campaign.id));
  if (key === 'Parameter' && 'parameterValue' in list) asked.add(list.parameterValue.facetId);
  return asked;
}

/** Ids and aliases of one thing in any language come to the same; what is unknown fits what is spelt alike. */
async function identify(key: FilterKey, value: string, scope: Scope): Promise<string> {
  if (key === 'SiteId' || key === 'LanguageId' || key === 'CustomerType') return value;
  return (await idOf(key as EntityKey, value, scope)) ?? value.toLowerCase();
}

async function idOf(key: EntityKey, value: string, scope: Scope): Promise<string | undefined> {
  const { catalogue, language } = scope;
  if (/^\d{1,9}$/.test(value)) return String(Number(value));
  const languages = [language, ...catalogue.languages.filter(({ id }) => id !== language.id)];
  const bySlug = async (find: (languageId: string) => MaybePromise<number | undefined>) => {
    for (const { id } of languages) {
      const found = await find(id);
      if (found !== undefined) return String(found);
    }
    return undefined;
  };
  switch (key) {
    case 'Category': {
      const own = [...catalogue.categories.values()].find((category) => category.key === value);
      if (own) return String(own.id);
      const { categoryByPath, categoryBySlug } = catalogue;
      return bySlug((id) => categoryByPath.get(`${id}/${value}`) ?? categoryBySlug.get(`${id}/${value}`));
    }
    case 'Brand':
      return bySlug((id) => catalogue.brandBySlug.get(`${id}/${value}`));
    case 'DiscountCampaign':
      return bySlug((id) => catalogue.campaignBySlug.get(`${id}/${value}`));
    case 'Product':
      return bySlug(async (id) => (await catalogue.engine.productBySlug(id, value))?.id);
    case 'Parameter': {
      const [identifier = '', slug = ''] = value.split('/');
      return (await catalogue.engine.parameterValueBySlug(identifier, slug))?.facetId;
    }
  }
}
