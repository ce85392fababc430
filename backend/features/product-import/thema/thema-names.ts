import type { Database } from '#backend/database/connection.ts';
import { isLocaleCode, type LocaleCode } from '#contract/locales.ts';
import { listThemaNames } from './thema.queries.ts';
import { loadThemaCodes } from './thema-codes.ts';

/**
 * Names of the codes of Thema, the subject scheme of the book trade: the names that the shop has imported, then the built-in
 * names of common codes.
 */
export class ThemaNames {
  /** By code and language code. */
  readonly #loaded = new Map<string, string>();
  readonly #common: ReadonlyMap<string, Record<LocaleCode, string>>;
  readonly #codes: Set<string>;

  private constructor(common: ReadonlyMap<string, Record<LocaleCode, string>>) {
    this.#common = common;
    this.#codes = new Set(common.keys());
  }

  static async load(db: Database): Promise<ThemaNames> {
    const names = new ThemaNames(await loadThemaCodes());
    for (const { code, language, name } of await listThemaNames(db)) {
      names.#loaded.set(`${code} ${language}`, name);
      names.#codes.add(code);
    }
    return names;
  }

  /** The code, or its nearest known parent: FFPX → FFP, 1DDB-BE-F → 1DDB. */
  findKnown(code: string): string | undefined {
    for (let known = code.toUpperCase(); known !== ''; known = parentOf(known))
      if (this.#codes.has(known)) return known;
    return undefined;
  }

  nameOf(code: string, languageCode: string): string | undefined {
    const names = this.#common.get(code);
    return (
      this.#loaded.get(`${code} ${languageCode}`) ??
      (isLocaleCode(languageCode) ? names?.[languageCode] : undefined) ??
      names?.en
    );
  }
}

/** National codes end at a hyphen; other codes have one character more than their parent. */
function parentOf(code: string): string {
  return code.includes('-') ? code.slice(0, code.lastIndexOf('-')) : code.slice(0, -1);
}
