/** Seconds to wait after so many failures: twice as long each time, up to the most. */
export function backOffSeconds(failures: number, first: number, most: number): number {
  return Math.min(most, first * 2 ** Math.min(Math.max(failures - 1, 0), 30));
}
