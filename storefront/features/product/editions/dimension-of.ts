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
