import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { GrowingSegment } from '../search/growing-segment.ts';
import { languageRules } from '../search/language-rules.ts';
import { bareWord } from '../search/nordic-letters.ts';
import { sharedLetters, wordOf } from '../search/word-list.ts';

/** Of words that look like a typed one, so many are read: the nearest by their groups of three letters. */
const MOST_LOOKALIKES = 1000;
const LAST_LETTER = '\u{10ffff}';

/**
 * The words of the shop that a search has to do with, read from the database as they are needed. What a typed word means
 * among them is decided by the same rules as in memory (search/expand-word.ts).
 */
export class KnownWords {
  readonly segment: GrowingSegment;
  private readonly db: Database;
  private readonly languageId: string;
  private readonly seen = new Set<string>();

  constructor(db: Database, languageId: string) {
    this.db = db;
    this.languageId = languageId;
    this.segment = new GrowingSegment(languageId);
  }

  wordOf(id: number): string {
    return wordOf(this.segment.words, id);
  }

  /** The words themselves, with or without their marks. */
  async learnWords(words: readonly string[]): Promise<void> {
    const bare = this.spellingsOf(words).map(bareWord);
    await this.learn(sql`
      select word from search_word where language_id = ${this.languageId} and bare = any(${bare}::text[])`);
  }

  /** Whatever begins with one of the words, or is another form of it. */
  async learnForms(words: readonly string[]): Promise<void> {
    const { stem } = languageRules(this.languageId);
    // Forms of a word differ at their ends, and a stem has at most its last letter from elsewhere: `happy`, `happi`.
    const beginnings = this.spellingsOf(words).map((spelling) => {
      const letters = sharedLetters(spelling, stem(spelling).slice(0, -1));
      return bareWord(spelling).slice(0, Math.max(1, letters));
    });
    await this.learn(sql`
      select word from unnest(${beginnings}::text[]) beginning join search_word
        on language_id = ${this.languageId} and bare >= beginning and bare < beginning || ${LAST_LETTER}`);
  }

  /** What the words may have been meant to be, and what begins like that. */
  async learnLookalikes(words: readonly string[]): Promise<void> {
    for (const bare of this.spellingsOf(words).map(bareWord)) {
      const { languageId } = this;
      await this.learn(sql`
        (select word from search_word where language_id = ${languageId}
          and length(bare) between ${bare.length - 2}::int and ${bare.length + 2}::int
          order by bare <-> ${bare} limit ${MOST_LOOKALIKES}::int)
        union all
        (select word from search_word where language_id = ${languageId}
          order by ${bare} <<-> bare limit ${MOST_LOOKALIKES}::int)`);
    }
  }

  private spellingsOf(words: readonly string[]): string[] {
    const { spellings } = languageRules(this.languageId);
    return words.flatMap((word) => [word, ...spellings(word)]);
  }

  private async learn(select: RawBuilder<unknown>): Promise<void> {
    const { rows } = await sql<{ word: string }>`${select}`.execute(this.db);
    const texts = rows.map(({ word }) => word).filter((word) => !this.seen.has(word));
    for (const word of texts) this.seen.add(word);
    this.segment.add(this.segment.ordinalEnd, { title: '', authors: [], names: [], texts });
  }
}
