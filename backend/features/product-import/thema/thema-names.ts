import type { Database } from '#backend/database/connection.ts';
import { isLocaleCode } from '#contract/locales.ts';
import { listThemaNames } from './thema.queries.ts';
import { themaCodes } from './thema-codes.ts';

/** Names of Thema codes: those that the shop has loaded, then those in the code. */
export class ThemaNames {
  /** By code and language code. */
  readonly #loaded = new Map<string, string>();
  readonly #codes = new Set(themaCodes.keys());

  static async load(db: Database): Promise<ThemaNames> {
    const names = new ThemaNames();
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
    const names = themaCodes.get(code);
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
