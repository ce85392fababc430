/** Seconds to wait after this many failures: twice as long each time, up to the maximum. */
export function backOffSeconds(failures: number, first: number, max: number): number {
  return Math.min(max, first * 2 ** Math.min(Math.max(failures - 1, 0), 30));
}
