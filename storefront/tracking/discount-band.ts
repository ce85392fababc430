/** §9: upper limits of the bands, in percent. */
const upperLimits = [5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 100];

/** The discount band for analytics: `0-5`, `6-10` … `81-100`. */
export function discountBand(percentage: number): string {
  const index = upperLimits.findIndex((limit) => percentage <= limit);
  const isValid = index >= 0 && percentage >= 0;
  if (!isValid) return 'Invalid discount percentage';
  const lowerLimit = index === 0 ? 0 : (upperLimits[index - 1] ?? 0) + 1;
  return `${lowerLimit}-${upperLimits[index]}`;
}
