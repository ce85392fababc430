import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The accessibility violations that axe finds. The visitor needs `bypassCSP`, so that axe can be injected. */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    // While a page fades in, its colours have too little contrast.
    const fades = document.getAnimations().filter(({ id }) => id === 'page');
    await Promise.allSettled(fades.map(({ finished }) => finished));
    const result = await axe.run({ resultTypes: ['violations'] });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
    );
  });
}
