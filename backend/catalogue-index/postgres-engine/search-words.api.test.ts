import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchRulesOf } from '#backend/languages/languages.ts';
import { slug } from '#contract/product/slug.ts';
import { normalizeCode } from '../search/text/product-code.ts';
import { wordsOfToken } from '../search/text/search-words.ts';
import { visitTokens } from '../search/text/tokens.ts';
import { type OpenedCatalogue, openCatalogue } from './opened-catalogue.fixture.ts';

/** The functions of migrations 0008, 0028 and 0035 implement in SQL what files of `search/text/` implement in TypeScript. */

let shop: OpenedCatalogue;
beforeAll(async () => {
  shop = await openCatalogue();
});
afterAll(() => shop.close());

interface Words {
  words: string[];
  further: string[];
}

async function wordsInDatabase(texts: readonly string[], languageId: string): Promise<Words[]> {
  const { rows } = await sql<Words>`
    select found.words, found.further
    from unnest(${texts}::text[]) with ordinality listed (content, position),
      search_words(content, ${searchRulesOf(languageId).hasNordicLetters}) found
    order by position`.execute(shop.db);
  return rows.map(({ words, further }) => sorted(words, further));
}

function wordsInMemory(text: string, languageId: string): Words {
  const [words, further]: [string[], string[]] = [[], []];
  const lower = text.toLowerCase();
  visitTokens(lower, (from, to) => {
    const found = wordsOfToken(lower.slice(from, to), searchRulesOf(languageId));
    words.push(...found.words);
    further.push(...found.furtherForms);
  });
  return sorted(words, further);
}

/** The order and repetitions of further forms do not matter. */
function sorted(words: string[], further: string[]): Words {
  return { words, further: [...new Set(further)].filter((form) => !words.includes(form)).sort() };
}

test('The row of each language says which letters it has', async () => {
  const rows = await shop.db.selectFrom('language').select(['language_id', 'has_nordic_letters']).execute();
  const expected = rows.map(({ language_id }) => searchRulesOf(language_id).hasNordicLetters);
  expect(rows.map(({ has_nordic_letters }) => has_nordic_letters)).toEqual(expected);
});

const languageIds = ['sv-SE', 'da-DK', 'nb-NO', 'fi-FI', 'en-GB', 'de-DE'];

describe('The words of a text', () => {
  test.each(languageIds)(
    'are the same in the database as in memory, for texts of the shop: %s',
    async (languageId) => {
      const texts = shop.products.flatMap(({ texts }) =>
        [...texts.values()].flatMap(({ name, text2 }) => [name, text2 ?? '']),
      );
      const different = [...new Set(texts)].filter(
        (_, index) => index % 5 === languageIds.indexOf(languageId) % 5,
      );
      const found = await wordsInDatabase(different, languageId);
      expect(found).toEqual(different.map((text) => wordsInMemory(text, languageId)));
    },
  );

  test.each([
    "Spider-Man d’Artagnan it's rock'n'roll -foo foo- foo--bar ''x'' a'b",
    'Æbleskiver Søren Ǿ ǽ ß œuvre Þór Łódź ﬁn ² ½ ™ x² İstanbul ΣΑΣ Ⅳ ª ㎏',
    'Mænd-og-Ræv æ-æ d’æ-x',
    'L’Étranger 1984 3.14 1939–1945 C++ R2-D2 rock’n’roll O’Brien’s',
    'åäö ÅÄÖ Ångström a\u030angstro\u0308m Ĺ ſ ẞ á\u00adb x\u200by',
    '中文 漢字 カタカナ русский Ёлка ελληνικά Ἀθῆναι עִבְרִית العَرَبِيَّة',
    `${'abcdefghij'.repeat(5)} x`,
    '',
    ' - ',
  ])('are the same for unusual texts: %s', async (text) => {
    for (const languageId of languageIds)
      expect((await wordsInDatabase([text], languageId))[0], languageId).toEqual(
        wordsInMemory(text, languageId),
      );
  });

  test('are the same for any sequence of letters, accents and punctuation', async () => {
    const accented = ['a\u030a', 'O\u0308', 'e\u0301', 'æ\u0301', 'b\u00adc'];
    const character = fc.constantFrom(..."aboxAÅÄÖåäöÆØæøéÉüßœŁđı’'-‐‑ ,.!&…—0123", ...accented);
    const text = fc.array(character, { maxLength: 25 }).map((characters) => characters.join(''));
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 40, maxLength: 40 }),
        fc.constantFrom(...languageIds),
        async (texts, id) => {
          expect(await wordsInDatabase(texts, id)).toEqual(texts.map((line) => wordsInMemory(line, id)));
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('A code', () => {
  test.each([
    'KV000123-H',
    ' kv 000–123 ',
    '978-91-0-012345-6',
    'ISBN 9789100123456',
    'ISBN-13: 978 91 0012345 6',
    'isbn',
  ])('is normalised the same: %s', async (code) => {
    const { rows } = await sql<{ code: string }>`select search_code(${code}) as code`.execute(shop.db);
    expect(rows[0]?.code).toBe(normalizeCode(code));
  });
});

test('A name has the same slug in the database as in TypeScript', async () => {
  const names = [...shop.parameterValues.values()].flatMap(({ key, labels }) => [key, ...labels.values()]);
  const uniqueNames = [
    ...new Set([...names, 'Æsop & Øre', 'Þórbergur Þórðarson', 'O’Brien', '--x--', 'ŁĐß œ', '']),
  ];
  const { rows } = await sql<{ slug: string }>`
    select slug_of(name) as slug from unnest(${uniqueNames}::text[]) with ordinality listed (name, position)
    order by position`.execute(shop.db);
  expect(rows.map((row) => row.slug)).toEqual(uniqueNames.map(slug));
});
