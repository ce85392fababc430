// npm run screenshots [-- folder [name …]]: every screen of the shop × three widths × two languages, as pictures to look at.
// Says which pages complain, stick out sideways, move while they load, or have a picture that is not there.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { answerBeforehand } from './support/pre-answer-consent.ts';
import { openBrowser } from './support/chromium.ts';
import { isAboveMaxShift, recordShifts, shiftsOf } from './support/layout-shift.ts';
import { startShop } from './support/running-shop.ts';
import { SCREEN_STATES, visit } from './support/screens/screen-states.ts';

const [folder = '.cache/screenshots', ...names] = process.argv.slice(2);
const widths = [390, 820, 1440];
const locales = ['sv', 'fi'] as const;
const states = SCREEN_STATES.filter(({ name }) => names.length === 0 || names.includes(name));

mkdirSync(folder, { recursive: true });
const shop = await startShop(process.env.THEME ? { THEME: process.env.THEME } : {});
const browser = await openBrowser({ images: true, headlessShell: false });
let problems = 0;
try {
  for (const locale of locales)
    for (const width of widths)
      for (const state of states) {
        if (state.only && state.only !== (width < 768 ? 'phone' : 'desktop')) continue;
        if (state.only === 'desktop' && width < 1024) continue;
        const name = `${state.name}-${width}-${locale}`;
        for (const problem of await draw(state, locale, width, join(folder, `${name}.png`))) {
          process.stdout.write(`${name}: ${problem}\n`);
          problems++;
        }
      }
} finally {
  await browser.close();
  await shop.stop();
}
process.stdout.write(
  `${folder}: drawn, ${problems === 0 ? 'nothing to complain of' : `${problems} consoleErrors`}.\n`,
);
process.exitCode = problems === 0 ? 0 : 1;

async function draw(
  state: (typeof SCREEN_STATES)[number],
  locale: (typeof locales)[number],
  width: number,
  file: string,
): Promise<string[]> {
  const options: BrowserContextOptions = {
    baseURL: shop.url,
    viewport: { width, height: width < 768 ? 844 : 900 },
    colorScheme: process.env.SCHEME === 'dark' ? 'dark' : 'light',
    locale,
    reducedMotion: 'reduce',
    hasTouch: width < 768,
  };
  const context = await browser.newContext(options);
  await answerBeforehand(context, shop.url, []);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    // What is not there answers 404, which Chromium says too.
    if (message.type() === 'error' && !state.isComplained) problems.push(message.text());
  });
  await page.addInitScript(recordShifts);
  await visit(page, state, locale, await loadTranslate(locale));
  // Pictures further down wait until someone comes near.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, fullPage: !state.prepare });
  problems.push(...(await look(page)));
  const shifts = await shiftsOf(page);
  if (isAboveMaxShift(shifts)) problems.push(`the layout shifted: ${JSON.stringify(shifts)}`);
  await context.close();
  return problems;
}

function look(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`${scrollWidth} wide on ${clientWidth}`);
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0) found.push(`no picture at ${image.currentSrc}`);
    return found;
  });
}
