import type { Page } from 'playwright-core';
import { HOSTILE_TEXTS } from '#backend/features/content/sanitiser/hostile-texts.fixture.ts';

/** Every so many-th of the texts, together: all shares hold all of them. */
export const shareOf = (place: number, shares: number): string =>
  HOSTILE_TEXTS.filter((_, index) => index % shares === place).join(' ');

export interface Watch {
  /** What a script has said. */
  ran: string[];
  /** Addresses beyond the shop that were asked for something. */
  elsewhere: string[];
}

export function watch(page: Page, ...houses: string[]): Watch {
  const seen: Watch = { ran: [], elsewhere: [] };
  page.on('dialog', (dialog) => {
    seen.ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!houses.some((house) => request.url().startsWith(house))) seen.elsewhere.push(request.url());
  });
  return seen;
}

/** Attributes that would run on a touch or a press, which no watch sees. */
export function handlersIn(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (within) =>
      [...document.querySelectorAll(within)].flatMap((one) =>
        [...one.attributes]
          .filter(
            ({ name, value }) =>
              name.startsWith('on') ||
              (/^(href|src|action|formaction|data)$/.test(name) &&
                /^\s*(javascript|data|vbscript):/i.test(value)),
          )
          .map(({ name }) => `${one.localName} ${name}`),
      ),
    selector,
  );
}
