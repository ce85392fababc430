import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Shift {
  value: number;
  /** The elements that moved. */
  nodes: string[];
}

/** Cumulative layout shift above this is a failure; Google calls 0.1 good. */
const maxShift = 0.02;

/** For `addInitScript`: records the layout shifts that no input caused. */
export function recordShifts(): void {
  const recorded = window as unknown as { shifts: Shift[] };
  recorded.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    }[]) {
      if (entry.hadRecentInput) continue;
      const nodes = entry.sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.outerHTML.slice(0, 120)} ${JSON.stringify(previousRect)} → ${JSON.stringify(currentRect)}`;
      });
      recorded.shifts.push({ value: entry.value, nodes });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

export function isAboveMaxShift(shifts: Shift[]): boolean {
  return shifts.reduce((sum, { value }) => sum + value, 0) > maxShift;
}

/** Fails with the elements that moved. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await shiftsOf(page);
  expect(isAboveMaxShift(shifts) ? shifts : []).toEqual([]);
}
