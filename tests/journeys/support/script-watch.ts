import type { Page } from 'playwright-core';
import { HOSTILE_TEXTS } from '#backend/features/content/sanitiser/hostile-texts.fixture.ts';

/** One of several parts of the hostile texts, as one string. Together the parts hold all texts. */
export const hostileTexts = (part: number, parts: number): string =>
  HOSTILE_TEXTS.filter((_, index) => index % parts === part).join(' ');

interface PageWatch {
  /** Messages of dialogs: the hostile scripts call `alert`. */
  dialogs: string[];
  /** URLs of requests to other origins than the allowed ones. */
  foreignRequests: string[];
}

export function watchPage(page: Page, ...allowedUrls: string[]): PageWatch {
  const seen: PageWatch = { dialogs: [], foreignRequests: [] };
  page.on('dialog', (dialog) => {
    seen.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!allowedUrls.some((allowed) => request.url().startsWith(allowed)))
      seen.foreignRequests.push(request.url());
  });
  return seen;
}

/** Attributes that would run script on a click or touch, which `watchPage` does not see. */
export function findScriptAttributes(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (selected) =>
      [...document.querySelectorAll(selected)].flatMap((element) =>
        [...element.attributes]
          .filter(
            ({ name, value }) =>
              name.startsWith('on') ||
              (/^(href|src|action|formaction|data)$/.test(name) &&
                /^\s*(javascript|data|vbscript):/i.test(value)),
          )
          .map(({ name }) => `${element.localName} ${name}`),
      ),
    selector,
  );
}
