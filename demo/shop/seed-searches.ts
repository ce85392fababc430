import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { type DemoLanguage, demoLanguageIds } from '../languages.ts';

/** Search terms, the most frequent first. */
const searches: Record<DemoLanguage, string[]> = {
  sv: ['tove jansson', 'deckare', 'selma lagerlöf', 'nils holgersson', 'lyrik'],
  da: ['karen blixen', 'krimi', 'h.c. andersen', 'eventyr', 'digte'],
  en: ['nordic crime', 'jane austen', 'moomin', 'sherlock holmes', 'poetry'],
  fi: ['kalevala', 'muumit', 'dekkari', 'väinö linna', 'runot'],
  nb: ['krim', 'sigrid undset', 'henrik ibsen', 'eventyr', 'dikt'],
};
const minSearches = 12;

export async function seedSearches(db: Database): Promise<void> {
  const counts = demoLanguageIds.flatMap(([code, language_id]) =>
    searches[code].map((term, index) => ({
      day: sql<string>`current_date`,
      language_id,
      term,
      searches: minSearches + (searches[code].length - index) * 7,
    })),
  );
  await db.insertInto('search_count').values(counts).execute();
}
