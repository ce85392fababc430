import type { StorefrontSettings } from '#storefront/config/settings.ts';
import { MEASURING_MARK } from '#storefront/config/tag-manager.ts';
import { escapeHtml } from './html-document.ts';
import type { Measuring } from './security-headers.ts';

type MeasuringSettings = Pick<StorefrontSettings, 'TAG_MANAGER_ID' | 'TAG_MANAGER_URL' | 'MEASURING_ORIGINS'>;

/** The tag manager of the settings, if there is one. */
export function measuringOf(settings: MeasuringSettings): Measuring | undefined {
  const { TAG_MANAGER_ID, TAG_MANAGER_URL, MEASURING_ORIGINS } = settings;
  if (!TAG_MANAGER_ID) return undefined;
  return {
    script: `${TAG_MANAGER_URL}/gtm.js?id=${TAG_MANAGER_ID}`,
    origins: [TAG_MANAGER_URL, ...MEASURING_ORIGINS.split(',')],
  };
}

/** Tells the page's script what it may load here; where one pays, that there is nothing to load yet. */
export function measuringMark(measuring: Measuring | undefined): string {
  return `<div hidden id="${MEASURING_MARK}" data-script="${escapeHtml(measuring?.script ?? '')}"></div>`;
}
