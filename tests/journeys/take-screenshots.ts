// npm run screenshots [-- folder [name …]]: every screen of the shop × three widths × two languages, as PNG files.
// Prints console errors, horizontal overflow, layout shifts and pictures that did not load.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from './support/browser/chromium.ts';
import { preAnswerConsent } from './support/browser/pre-answer-consent.ts';
import { isAboveMaxShift, recordShifts, shiftsOf } from './support/layout-shift.ts';
import { loadTranslate } from './support/messages.ts';
import { startShop } from './support/running-shop.ts';
import { SCREEN_STATES, type ScreenState, visit } from './support/screens/screen-states.ts';

const [folder = '.cache/screenshots', ...names] = process.argv.slice(2);
const widths = [390, 820, 1440];
const locales = ['sv', 'fi'] as const;
const states = SCREEN_STATES.filter(({ name }) => names.length === 0 || names.includes(name));

mkdirSync(folder, { recursive: true });
const shop = await startShop(process.env.THEME ? { THEME: process.env.THEME } : {});
const browser = await openBrowser({ images: true, headlessShell: false });
let problemCount = 0;
try {
  for (const locale of locales)
    for (const width of widths)
      for (const state of states) {
        if (state.onlyOn && state.onlyOn !== (width < 768 ? 'phone' : 'desktop')) continue;
        if (state.onlyOn === 'desktop' && width < 1024) continue;
        const name = `${state.name}-${width}-${locale}`;
        for (const problem of await takeScreenshot(state, {
          locale,
          width,
          file: join(folder, `${name}.png`),
        })) {
          process.stdout.write(`${name}: ${problem}\n`);
          problemCount++;
        }
      }
} finally {
  await browser.close();
  await shop.stop();
}
process.stdout.write(`${folder}: screenshots taken, ${problemCount} problems.\n`);
process.exitCode = problemCount === 0 ? 0 : 1;

interface Screenshot {
  locale: (typeof locales)[number];
  width: number;
  file: string;
}

/** Returns the problems of the page. */
async function takeScreenshot(state: ScreenState, { locale, width, file }: Screenshot): Promise<string[]> {
  const options: BrowserContextOptions = {
    baseURL: shop.url,
    viewport: { width, height: width < 768 ? 844 : 900 },
    colorScheme: process.env.SCHEME === 'dark' ? 'dark' : 'light',
    locale,
    reducedMotion: 'reduce',
    hasTouch: width < 768,
  };
  const context = await browser.newContext(options);
  await preAnswerConsent(context, shop.url, []);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !state.hasConsoleErrors) problems.push(message.text());
  });
  await page.addInitScript(recordShifts);
  await visit(page, state, locale, await loadTranslate(locale));
  // Lazy pictures would load only near the viewport.
  await page.evaluate(() => {
    document.documentElement.dataset.laidOut = '';
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, fullPage: !state.prepare });
  problems.push(...(await findLayoutProblems(page)));
  const shifts = await shiftsOf(page);
  if (isAboveMaxShift(shifts)) problems.push(`the layout shifted: ${JSON.stringify(shifts)}`);
  await context.close();
  return problems;
}

function findLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide on ${clientWidth} px`);
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0)
        found.push(`the picture ${image.currentSrc} did not load`);
    return found;
  });
}
