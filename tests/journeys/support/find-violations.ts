import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { isFullRun } from '../../full-run.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A list repeats its card up to 48 times. */
const repeatedCards = 'li:nth-child(n + 7) > article';
/** The same elements on every page. */
const frame = ['body header:not(main header)', 'body footer:not(main footer)'];

interface CheckOptions {
  checksContrast?: boolean;
  /** Whether header and footer are checked too. */
  checksFrame?: boolean;
}

/**
 * The accessibility violations that axe finds. A full run checks repeated cards, header and footer on every page. The
 * visitor needs `bypassCSP`, so that axe can be injected.
 */
export async function findViolations(
  page: Page,
  { checksContrast = true, checksFrame = true }: CheckOptions = {},
): Promise<string[]> {
  const repeated = checksFrame ? [repeatedCards] : [repeatedCards, ...frame];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ({ exclude, checksContrast }) => {
      const { axe } = window as unknown as {
        axe: {
          run(
            context: object,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      // While a page fades in or colours change, the contrast is too low.
      const fades = document
        .getAnimations()
        .filter((animation) => animation.id === 'page' || animation instanceof CSSTransition);
      await Promise.allSettled(fades.map(({ finished }) => finished));
      const result = await axe.run(
        { exclude },
        { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: checksContrast } } },
      );
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
      );
    },
    { exclude: isFullRun ? [] : repeated, checksContrast },
  );
}
