import type { StorefrontSettings } from '#storefront/config/settings.ts';
import { TAG_MANAGER_ELEMENT_ID } from '#storefront/config/tag-manager.ts';
import { escapeHtml } from '../document/html-document.ts';
import type { TagManager } from '../http/security-headers.ts';

type TagManagerSettings = Pick<
  StorefrontSettings,
  'TAG_MANAGER_ID' | 'TAG_MANAGER_URL' | 'MEASURING_ORIGINS'
>;

/** Undefined when the shop has none. */
export function tagManagerOf(settings: TagManagerSettings): TagManager | undefined {
  const { TAG_MANAGER_ID, TAG_MANAGER_URL, MEASURING_ORIGINS } = settings;
  if (!TAG_MANAGER_ID) return undefined;
  return {
    script: `${TAG_MANAGER_URL}/gtm.js?id=${TAG_MANAGER_ID}`,
    origins: [TAG_MANAGER_URL, ...MEASURING_ORIGINS.split(',')],
  };
}

const companies: [name: string, hosts: RegExp][] = [
  ['Google', /google|doubleclick/],
  ['Meta', /facebook|meta/],
];

/** The companies that tags may send data to with consent: the content security policy allows no others. */
export function recipientsOf(settings: TagManagerSettings): string[] {
  const hosts = (tagManagerOf(settings)?.origins ?? []).map((origin) =>
    origin.replace(/^https?:\/\/(\*\.)?/, ''),
  );
  return [...new Set(hosts.map((host) => companies.find(([, pattern]) => pattern.test(host))?.[0] ?? host))];
}

/** Names the script that the page may load; empty on untracked screens. */
export function tagManagerElement(tagManager: TagManager | undefined): string {
  return `<div hidden id="${TAG_MANAGER_ELEMENT_ID}" data-script="${escapeHtml(tagManager?.script ?? '')}"></div>`;
}
