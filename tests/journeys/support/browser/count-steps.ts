import type { Locator } from 'playwright-core';

/** Counts a person's steps: each click and each filled field. */
export function countSteps() {
  let count = 0;
  return {
    async click(target: Locator): Promise<void> {
      count += 1;
      await target.click();
    },
    async fill(target: Locator, text: string): Promise<void> {
      count += 1;
      await target.fill(text);
    },
    get count(): number {
      return count;
    },
  };
}
