/** `npm run test:all` sets it. Long random and repeated tests then run in full; `npm test` runs a sample. */
export const isFullRun = process.env.TEST_MATRIX === 'full';

/** How often to repeat: `full` times in `npm run test:all`, otherwise a tenth of it, at least `min` times. */
export function repetitions(full: number, min = 1): number {
  return isFullRun ? full : Math.max(min, Math.ceil(full / 10));
}

/** All cases in `npm run test:all`, otherwise every `step`th. */
export function sampleOf<Case>(cases: readonly Case[], step: number): Case[] {
  return cases.filter((_, index) => isFullRun || index % step === 0);
}
