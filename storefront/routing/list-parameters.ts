/** Query parameters of lists (§2): the filter parameter of each facet type. */
export const FILTER_PARAMETERS = {
  Category: 'categories',
  Brand: 'brands',
  Sku: 'skus',
  Price: 'price',
  Discount: 'discount',
  Campaign: 'campaigns',
} as const;

/** Prefix of filters by a product parameter: `p-author`. */
export const PRODUCT_PARAMETER_PREFIX = 'p-';

export const SORT_PARAMETER = 'sort';
export const PAGE_PARAMETER = 'page';

/** The price range that a visitor types, in the currency of the market. */
export const PRICE_RANGE_PARAMETERS = { lowest: 'min-price', highest: 'max-price' } as const;

const priceRangeNames: readonly string[] = Object.values(PRICE_RANGE_PARAMETERS);

export function isPriceRangeParameter(name: string): boolean {
  return priceRangeNames.includes(name);
}

/** Filter parameters in the order in which URLs name them. */
export const FILTER_NAMES: readonly string[] = Object.values(FILTER_PARAMETERS);

export function isFilterParameter(name: string): boolean {
  const isProductParameter = name.startsWith(PRODUCT_PARAMETER_PREFIX);
  return isFixedName(name) || (isProductParameter && name.length > PRODUCT_PARAMETER_PREFIX.length);
}

function isFixedName(name: string): boolean {
  return FILTER_NAMES.includes(name) || isPriceRangeParameter(name);
}

export function isListParameter(name: string): boolean {
  return name === SORT_PARAMETER || name === PAGE_PARAMETER || isFilterParameter(name);
}
