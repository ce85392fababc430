import { isHealthy } from '#contract/http/readiness.ts';
import type { LocaleCode } from '#contract/locales.ts';
import { rulesOf } from '#storefront/routing/screens.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { escapeHtml } from '../document/html-document.ts';
import type { CommerceApi } from '../gateway/commerce-api.ts';
import type { Page } from './page.ts';

/** After this many seconds clients should repeat a request. */
export const OUTAGE_RETRY_SECONDS = 5;

const checkIntervalMs = 1000;

/**
 * Returns a function that reports whether the backend of this process has no database: the shop then shows the catalogue,
 * but sells nothing. The function returns the last known state at once, and checks again in the background. It returns
 * false for a backend in another process.
 */
export function watchOutages({ checkReadiness }: Pick<CommerceApi, 'checkReadiness'>): () => boolean {
  let hasOutage = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (checkReadiness && performance.now() - checkedAt > checkIntervalMs) {
      checkedAt = performance.now();
      void checkReadiness().then((readiness) => {
        hasOutage = !isHealthy(readiness);
      });
    }
    return hasOutage;
  };
}

/**
 * The status of a page during an outage. Screens that are the same for every visitor need no database, and neither does
 * a path without a screen.
 */
export function statusDuringOutage({ status, screen }: Page, method: string): number {
  if (method === 'POST') return status >= 400 ? 503 : status;
  const { isShared, isImpersonal } = rulesOf(screen);
  const needsDatabase = screen !== undefined && !isShared && !isImpersonal;
  return needsDatabase && status === 200 ? 503 : status;
}

/** Appended to every page. */
export async function outageNotice(locale: LocaleCode): Promise<string> {
  const t = await loadTranslate(locale, 'purchase');
  return `<p class="outage-notice" role="status">${escapeHtml(t('outage.buyingPaused'))}</p>`;
}
