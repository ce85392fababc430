import { UNDETERMINED_LANGUAGE } from '#contract/product/undetermined-language.ts';

interface Dimension {
  dimension: string;
}

/** A product's value in a dimension of its variants, such as `Language` or `Format`. */
export function dimensionOf<Found extends Dimension>(
  { variantDimensions }: { variantDimensions: readonly (Found | null)[] | null },
  dimension: 'Language' | 'Format',
): Found | undefined {
  return variantDimensions?.find((candidate) => candidate?.dimension === dimension) ?? undefined;
}

interface LanguageValue {
  value?: string | null;
  label?: string | null;
}

/**
 * The language of a book; undefined if it is not known. Without our addition `editionLanguage` (decision 49), it is known only
 * for products with variants.
 */
export function editionLanguageOf<Found extends Dimension & LanguageValue>(product: {
  editionLanguage?: LanguageValue | null;
  variantDimensions: readonly (Found | null)[] | null;
}): LanguageValue | undefined {
  const language = product.editionLanguage ?? dimensionOf(product, 'Language');
  return language?.value === UNDETERMINED_LANGUAGE ? undefined : language;
}
