import type { FacetCount, FacetGroup } from '#backend/catalogue-index/engine.ts';
import { DISCOUNT_BANDS, type PriceBand, priceBands } from '#backend/catalogue-index/facet-bands.ts';
import type { Scope } from '#backend/catalogue-index/scope.ts';
import { brandUrl, categoryUrl } from '#backend/features/url/canonical-url.ts';
import type { FilterType, FilterValueType } from '#backend/graphql/schema.generated.ts';
import { facetWords } from './facet-words.ts';

/** A group of facets as the contract shows it: with names, in the order they came. */
export function filterOf({ type, filterId, values }: FacetGroup, order: number, scope: Scope): FilterType {
  return {
    filterId,
    type,
    group: null,
    label:
      type === 'Parameter' ? parameterLabel(filterId, scope) : facetWords(scope.language.code).groups[type],
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
  const id = Number(facetId.slice(2));
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
    case 'Discount':
      return { label: discountLabel(facetId, language.id) };
    case 'StockStatus':
      return { label: facetWords(language.code).stock[facetId as 's_in' | 's_order' | 's_out'] };
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
  const known = formatters.get(key) ?? new Intl.NumberFormat(languageId, options);
  formatters.set(key, known);
  return known;
}

/** Labels of bands, which are few and the same in every list: writing a range of amounts takes a tenth of a millisecond. */
const bandLabels = new Map<string, string>();

function priceLabel(facetId: string, currency: string, { language }: Scope): string {
  const band = priceBands(currency).find((candidate) => candidate.facetId === facetId);
  if (!band) return '-';
  const key = `${language.id}/${currency}/${facetId}`;
  const label = bandLabels.get(key) ?? writePriceBand(band, currency, language);
  bandLabels.set(key, label);
  return label;
}

function writePriceBand(band: PriceBand, currency: string, language: Scope['language']): string {
  const money = formatter(language.id, { style: 'currency', currency, maximumFractionDigits: 0 });
  const words = facetWords(language.code);
  if (band.below === null) return words.from(money.format(band.from));
  return band.from === 0 ? words.below(money.format(band.below)) : money.formatRange(band.from, band.below);
}

function discountLabel(facetId: string, languageId: string): string {
  const band = DISCOUNT_BANDS.find((candidate) => candidate.facetId === facetId);
  const percent = formatter(languageId, { style: 'percent' });
  // Nobody counts from nothing, although the first band holds what is less than one percent too.
  return band ? `${Math.max(1, band.from)}–${percent.format(band.to / 100)}` : '-';
}
