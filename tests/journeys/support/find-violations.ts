import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { isFullRun } from '../../full-run.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Cards that are checked of each list, which repeats its card up to 48 times. */
const checkedCards = 6;
/** Header and footer, which are the same on every page. */
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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const unchecked = isFullRun || checksFrame ? [] : frame;
  await page.waitForFunction(areHydrated, ['article', ...unchecked].join());
  return page.evaluate(runAxe, {
    unchecked,
    maxCards: isFullRun ? Number.MAX_SAFE_INTEGER : checkedCards,
    checksContrast,
  });
}

/**
 * Runs on the page. The footer and lists below the first screen hydrate later than the page; React reports an error when
 * it does not find their elements because the check has detached them. Pages without script are ready.
 */
function areHydrated(selector: string): boolean {
  return (
    document.documentElement.dataset.ready === undefined ||
    [...document.querySelectorAll(selector)].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    )
  );
}

/** Runs on the page. */
async function runAxe(options: {
  unchecked: string[];
  maxCards: number;
  checksContrast: boolean;
}): Promise<string[]> {
  const { axe } = window as unknown as {
    axe: {
      run(
        context: Document,
        options: object,
      ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
  };
  // Elements whose layout is deferred have no size, and would not be checked.
  document.documentElement.dataset.laidOut = '';
  // While a page fades in or colours change, the contrast is too low.
  const fades = document
    .getAnimations()
    .filter((animation) => animation.id === 'page' || animation instanceof CSSTransition);
  await Promise.allSettled(fades.map(({ finished }) => finished));
  // Unchecked elements are detached, because axe takes as long for excluded elements as for checked ones.
  const cardsOfLists = Map.groupBy(document.querySelectorAll('article'), (card) =>
    card.closest('ul, ol, [role=list]'),
  );
  const unchecked = [
    ...[...cardsOfLists].flatMap(([list, cards]) => (list ? cards.slice(options.maxCards) : [])),
    ...options.unchecked.flatMap((selector) => [...document.querySelectorAll(selector)]),
  ];
  const detached = unchecked.map((element) => {
    const placeholder = document.createComment('');
    element.replaceWith(placeholder);
    return { element, placeholder };
  });
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: options.checksContrast } },
  });
  for (const { element, placeholder } of detached.reverse()) placeholder.replaceWith(element);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
