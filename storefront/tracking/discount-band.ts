/** §9: upper limits of the bands, in percent. */
const ends = [5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 100];

/** The discount band for analytics: `0-5`, `6-10` … `81-100`. */
export function discountBand(percentage: number): string {
  const at = ends.findIndex((end) => percentage <= end);
  if (at < 0 || !(percentage >= 0)) return 'Invalid discount percentage';
  return `${at === 0 ? 0 : (ends[at - 1] ?? 0) + 1}-${ends[at]}`;
}
