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
    values: values.map((value, index) => ({
      _id: `${value.facetId}${value.count}`,
      facetId: value.facetId,
      parentId: null,
      url: null,
      order: index,
      count: value.count,
      hidden: false,
      ...namesOf(type, value, scope),
    })),
  };
}

type Names = Pick<FilterValueType, 'label'> & Partial<Pick<FilterValueType, 'parentId' | 'url'>>;

function namesOf(type: FacetGroup['type'], { facetId, parameterValue }: FacetCount, scope: Scope): Names {
  const { catalogue, language, market } = scope;
  const id = Number(facetId.slice(facetId.indexOf('_') + 1));
  switch (type) {
    case 'Category': {
      const category = catalogue.categories.get(id);
      return {
        label: category?.texts.get(language.id)?.name ?? '-',
        parentId: category?.parent ? `c_${category.parent.id}` : null,
        url: category ? categoryUrl(category, scope) : null,
      };
    }
    case 'Brand': {
      const brand = catalogue.brands.get(id);
      return { label: brand?.name ?? '-', url: brand ? brandUrl(brand, scope) : null };
    }
    case 'Sku':
      return { label: catalogue.skuChoices.get(id)?.names.get(language.id) ?? '-' };
    case 'Parameter':
      return { label: parameterValue?.labels.get(language.id) ?? parameterValue?.key ?? '-' };
    case 'Price':
      return { label: priceLabel(facetId, market.currency.code, scope) };
    case 'Campaign': {
      const campaign = catalogue.campaigns.get(id);
      return {
        label: campaign?.texts.get(language.id)?.name ?? '-',
        url: campaign ? campaignUrl(campaign, scope) : null,
      };
    }
    case 'Discount':
      return { label: discountLabel(facetId, language.id) };
    case 'StockStatus':
      return { label: facetMessages(language.code).stock[facetId as 's_in' | 's_order' | 's_out'] };
  }
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
  if (!band) return '-';
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
  return band ? `${Math.max(1, band.from)}–${percent.format(band.to / 100)}` : '-';
}
