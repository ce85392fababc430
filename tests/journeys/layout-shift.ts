import type { Page } from 'playwright-core';

/** For `addInitScript`: adds up how much the page moves by itself, as browsers measure it (CLS). */
export function countShifts(): void {
  const told = window as unknown as { shift: number };
  told.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) told.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}
