import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { SeedLanguage } from './seed-work.ts';
import { languageIdOf } from './shop.ts';

/** What visitors of the demo shop have looked for, the most frequent first. */
const searches: Record<SeedLanguage, string[]> = {
  sv: ['tove jansson', 'deckare', 'selma lagerlöf', 'nils holgersson', 'lyrik'],
  da: ['karen blixen', 'krimi', 'h.c. andersen', 'eventyr', 'digte'],
  en: ['nordic crime', 'jane austen', 'moomin', 'sherlock holmes', 'poetry'],
  fi: ['kalevala', 'muumit', 'dekkari', 'väinö linna', 'runot'],
  nb: ['krim', 'sigrid undset', 'henrik ibsen', 'eventyr', 'dikt'],
};
const fewest = 12;

export async function seedSearches(db: Database): Promise<void> {
  const counts = (Object.entries(searches) as [SeedLanguage, string[]][]).flatMap(([code, terms]) =>
    terms.map((term, place) => ({
      day: sql<string>`current_date`,
      language_id: languageIdOf[code],
      term,
      searches: fewest + (terms.length - place) * 7,
    })),
  );
  await db.insertInto('search_count').values(counts).execute();
}
