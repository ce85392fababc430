import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { searchRulesOf } from '#backend/languages/languages.ts';
import { GrowingSegment } from '../search/segments/growing-segment.ts';
import { sharedLetters, wordOf } from '../search/segments/word-list.ts';
import { baseWord } from '../search/text/nordic-letters.ts';

/** The number of similar words that are loaded, the closest by trigrams. */
const MAX_LOOKALIKES = 1000;
/** The highest code point, which sorts after every letter. The column `bare` has words as `baseWord` writes them. */
const LAST_LETTER = '\u{10ffff}';

/**
 * The words of the catalogue that are relevant for a search, loaded from the database as needed. The rules that match typed
 * words with them are those of the memory engine (search/matching/expand-word.ts).
 */
export class KnownWords {
  readonly segment: GrowingSegment;
  readonly languageId: string;
  private readonly db: Database;
  private readonly loaded = new Set<string>();

  constructor(db: Database, languageId: string) {
    this.db = db;
    this.languageId = languageId;
    this.segment = new GrowingSegment(languageId);
  }

  wordOf(id: number): string {
    return wordOf(this.segment.words, id);
  }

  /** Loads the words themselves, with or without accents. */
  async loadWords(words: readonly string[]): Promise<void> {
    const base = this.spellingsOf(words).map(baseWord);
    await this.load(sql`
      select word from search_word where language_id = ${this.languageId} and bare = any(${base}::text[])`);
  }

  /** Loads words that start with one of the words or are another form or a synonym of it. */
  async loadForms(words: readonly string[]): Promise<void> {
    const { stem, synonyms } = searchRulesOf(this.languageId);
    // Forms of a word differ at their ends, and a stem differs from the word in its last letter at most: `happy`, `happi`.
    const spellings = [...this.spellingsOf(words), ...words.flatMap(synonyms)];
    const prefixes = spellings.map((spelling) => {
      const letters = sharedLetters(spelling, stem(spelling).slice(0, -1));
      return baseWord(spelling).slice(0, Math.max(1, letters));
    });
    await this.load(sql`
      select word from unnest(${prefixes}::text[]) prefix join search_word
        on language_id = ${this.languageId} and bare >= prefix and bare < prefix || ${LAST_LETTER}`);
  }

  /** Loads words that are similar to the words or start with a similar prefix: `<->` and `<<->` are distances of pg_trgm. */
  async loadLookalikes(words: readonly string[]): Promise<void> {
    for (const base of this.spellingsOf(words).map(baseWord)) {
      const { languageId } = this;
      await this.load(sql`
        (select word from search_word where language_id = ${languageId}
          and length(bare) between ${base.length - 2}::int and ${base.length + 2}::int
          order by bare <-> ${base} limit ${MAX_LOOKALIKES}::int)
        union all
        (select word from search_word where language_id = ${languageId}
          order by ${base} <<-> bare limit ${MAX_LOOKALIKES}::int)`);
    }
  }

  private spellingsOf(words: readonly string[]): string[] {
    const { spellings } = searchRulesOf(this.languageId);
    return words.flatMap((word) => [word, ...spellings(word)]);
  }

  private async load(select: RawBuilder<unknown>): Promise<void> {
    const { rows } = await sql<{ word: string }>`${select}`.execute(this.db);
    const texts = rows.map(({ word }) => word).filter((word) => !this.loaded.has(word));
    for (const word of texts) this.loaded.add(word);
    // A segment gets its words from documents.
    this.segment.add(this.segment.ordinalEnd, { title: '', authors: [], names: [], texts });
  }
}
