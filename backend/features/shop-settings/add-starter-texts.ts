import type { Database } from '#backend/database/connection.ts';
import { ContentError } from '#backend/features/content/content-error.ts';
import { changePage } from '#backend/features/content/management/manage-pages.ts';
import type { PageFile } from '#backend/features/content/page/page-file.ts';
import { completeMenus } from '#backend/features/menu/manage-menus.ts';
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts';
import type { SettingsFile } from '#contract/shop/settings-file.ts';
import { starterMenus } from './starter-menus.ts';
import { starterPages } from './starter-pages.ts';

type Markets = Pick<SettingsFile, 'markets'>;
interface StarterPage {
  page: Record<string, { alias?: string; title: string }>;
  containers: { widgets: { name: string; texts: Record<string, Record<string, unknown>> }[] }[];
}

/** Languages that the markets offer now and did not offer before. */
export function addedLanguages(before: Markets, next: Markets): LocaleCode[] {
  const isOffered = ({ markets }: Markets, code: LocaleCode) =>
    markets.some(({ languages }) => languages.includes(code));
  return LOCALE_CODES.filter((code) => isOffered(next, code) && !isOffered(before, code));
}

/**
 * Adds the starter texts of these languages to the home page, the pages that the checkout links to, and the menus, unless they
 * have texts in these languages. Without the texts, the pages would not exist in a language that was added later.
 */
export async function addStarterTexts(
  trx: Database,
  settings: SettingsFile,
  codes: readonly LocaleCode[],
): Promise<void> {
  const inCodes = <Text>(texts: Partial<Record<string, Text>> | undefined) =>
    Object.fromEntries(Object.entries(texts ?? {}).filter(([code]) => codes.includes(code as LocaleCode)));
  for (const starter of starterPages(settings))
    await changePage(trx, starter.key, (document) => withTexts(document as PageFile, starter, codes)).catch(
      ignoreConflicts,
    );
  const menus = starterMenus(settings, []).map(({ location, title, items }) => ({
    location,
    title: inCodes(title),
    items: items.map((item) => ({ ...item, label: inCodes(item.label) })),
  }));
  await completeMenus(trx, menus);
}

/** Adds the texts of the starter page to a page: its title and alias, and the text of its first widget of the same kind. */
function withTexts(document: PageFile, starter: StarterPage, codes: readonly LocaleCode[]): PageFile {
  const changed = structuredClone(document);
  const [source] = starter.containers.flatMap(({ widgets }) => widgets);
  const target = changed.containers
    .flatMap(({ widgets }) => widgets)
    .find(({ name, texts }) => texts && name === source?.name);
  for (const code of codes) {
    const page = starter.page[code];
    const text = source?.texts[code];
    if (changed.page[code] || !page || !text || !target?.texts) continue;
    changed.page[code] = page;
    target.texts[code] = text;
  }
  return changed;
}

/** Leaves a page unchanged if a page of the merchant has its alias, or if the stored page is no longer valid. */
function ignoreConflicts(error: unknown): void {
  if (!(error instanceof ContentError)) throw error;
}
