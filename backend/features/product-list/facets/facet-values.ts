import type { FacetCount, FacetGroup } from '#backend/catalogue-index/engine.ts';
import { DISCOUNT_BANDS, type PriceBand, priceBands } from '#backend/catalogue-index/facet-bands.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { brandUrl, campaignUrl, categoryUrl } from '#backend/features/url/canonical-url.ts';
import type { FilterType, FilterValueType } from '#backend/graphql/schema.generated.ts';
import { facetMessages } from './facet-messages.ts';

/** A group of facets as a filter of the contract: with names, in the same order. */
export function filterOf({ type, filterId, values }: FacetGroup, order: number, scope: Scope): FilterType {
  return {
    filterId,
    type,
    group: null,
    label:
      type === 'Parameter'
        ? parameterLabel(filterId, scope)
        : facetMessages(scope.language.code).groups[type],
    order,
    values: values.map((value, index) => new FacetValue({ type, value, order: index, scope })),
  };
}

/** A list has hundreds of values, so each field is computed only if a query selects it. */
class FacetValue implements FilterValueType {
  readonly facetId: string;
  readonly count: number;
  readonly order: number;
  readonly hidden = false;
  readonly #type: FacetGroup['type'];
  readonly #value: FacetCount;
  readonly #scope: Scope;

  constructor(given: { type: FacetGroup['type']; value: FacetCount; order: number; scope: Scope }) {
    const { type, value, order, scope } = given;
    this.facetId = value.facetId;
    this.count = value.count;
    this.order = order;
    this.#type = type;
    this.#value = value;
    this.#scope = scope;
  }

  get _id(): string {
    return `${this.facetId}${this.count}`;
  }

  get label(): string {
    return labelOf(this.#type, this.#value, this.#scope);
  }

  get parentId(): string | null {
    if (this.#type !== 'Category') return null;
    const parent = this.#scope.catalogue.categories.get(idOf(this.#value))?.parent;
    return parent ? `c_${parent.id}` : null;
  }

  get url(): string | null {
    return urlOf(this.#type, this.#value, this.#scope);
  }
}

/** The id in a facet id such as `c_12`. */
function idOf({ facetId }: FacetCount): number {
  return Number(facetId.slice(facetId.indexOf('_') + 1));
}

/** The label of a value that the shop does not have, or that has no name in the language. */
const unknownLabel = '-';

function labelOf(type: FacetGroup['type'], value: FacetCount, scope: Scope): string {
  const { catalogue, language, market } = scope;
  const { facetId, parameterValue } = value;
  switch (type) {
    case 'Category':
      return catalogue.categories.get(idOf(value))?.texts.get(language.id)?.name ?? unknownLabel;
    case 'Brand':
      return catalogue.brands.get(idOf(value))?.name ?? unknownLabel;
    case 'Sku':
      return catalogue.skuChoices.get(idOf(value))?.names.get(language.id) ?? unknownLabel;
    case 'Parameter':
      return parameterValue?.labels.get(language.id) ?? parameterValue?.key ?? unknownLabel;
    case 'Price':
      return priceLabel(facetId, market.currency.code, scope);
    case 'Campaign':
      return catalogue.campaigns.get(idOf(value))?.texts.get(language.id)?.name ?? unknownLabel;
    case 'Discount':
      return discountLabel(facetId, language.id);
    case 'StockStatus':
      return facetMessages(language.code).stock[facetId as 's_in' | 's_order' | 's_out'];
  }
}

/** The page that lists the products of a value, if it has one. */
function urlOf(type: FacetGroup['type'], value: FacetCount, scope: Scope): string | null {
  const { categories, brands, campaigns } = scope.catalogue;
  const id = idOf(value);
  if (type === 'Category') return mapFound(categories.get(id), (category) => categoryUrl(category, scope));
  if (type === 'Brand') return mapFound(brands.get(id), (brand) => brandUrl(brand, scope));
  if (type === 'Campaign') return mapFound(campaigns.get(id), (campaign) => campaignUrl(campaign, scope));
  return null;
}

function mapFound<Found>(found: Found | undefined, map: (found: Found) => string | null): string | null {
  return found === undefined ? null : map(found);
}

function parameterLabel(identifier: string, { catalogue, language }: Scope): string {
  for (const parameter of catalogue.parameters.values())
    if (parameter.identifier === identifier) return parameter.texts.get(language.id)?.label ?? identifier;
  return identifier;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(languageId: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${languageId}/${options.currency ?? ''}`;
  const cached = formatters.get(key) ?? new Intl.NumberFormat(languageId, options);
  formatters.set(key, cached);
  return cached;
}

/** Cached, because formatting a range of amounts takes a tenth of a millisecond and every list has the same bands. */
const bandLabels = new Map<string, string>();

function priceLabel(facetId: string, currency: string, { language }: Scope): string {
  const band = priceBands(currency).find((candidate) => candidate.facetId === facetId);
  if (!band) return unknownLabel;
  const key = `${language.id}/${currency}/${facetId}`;
  const label = bandLabels.get(key) ?? formatPriceBand(band, currency, language);
  bandLabels.set(key, label);
  return label;
}

function formatPriceBand(band: PriceBand, currency: string, language: Scope['language']): string {
  const money = formatter(language.id, { style: 'currency', currency, maximumFractionDigits: 0 });
  const messages = facetMessages(language.code);
  if (band.below === null) return messages.from(money.format(band.from));
  return band.from === 0
    ? messages.below(money.format(band.below))
    : money.formatRange(band.from, band.below);
}

function discountLabel(facetId: string, languageId: string): string {
  const band = DISCOUNT_BANDS.find((candidate) => candidate.facetId === facetId);
  const percent = formatter(languageId, { style: 'percent' });
  // The first band starts at 0 % to contain discounts below 1 %, but is displayed from 1 %.
  return band ? `${Math.max(1, band.from)}–${percent.format(band.to / 100)}` : unknownLabel;
}
