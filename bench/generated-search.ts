import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';

/**
 * Writes the rows that triggers would write for the search in the database. Generated texts consist of few parts, so the
 * words of each part are computed once and joined; computing them for every text takes twenty times as long. `further` are
 * other spellings of the words, such as `spiderman` for `Spider-Man` (`search_words` in the migrations).
 */
export async function insertSearchDocuments(trx: Database): Promise<void> {
  await createSpellings(trx);
  await createWords(
    trx,
    'beginning_words',
    sql`
    select part, language, text from title_beginning
    where (part, language) in (select beginning, language from random_product)`,
  );
  await createWords(
    trx,
    'end_words',
    sql`
    select part, language, text from title_end where (part, language) in (select ending, language from random_product)`,
  );
  await createWords(trx, 'author_words', sql`select parameter_value_id as id, name as text from author`);
  await createWords(
    trx,
    'brand_words',
    sql`
    select brand_id as id, name as text from brand where brand_key like 'generated-%'`,
  );
  await createWords(
    trx,
    'blurb_words',
    sql`
    select part, language, text from blurb where part in (select blurb from random_product)`,
  );
  await insertNameDocuments(trx, 'author');
  await insertNameDocuments(trx, 'brand');
  await insertProductDocuments(trx);
  await insertWords(trx);
}

/** Languages that split a text into the same words share the result. */
async function createSpellings(trx: Database): Promise<void> {
  await sql`
    create temp table spelling on commit drop as
    select language_id, code as language, has_nordic_letters from language`.execute(trx);
}

async function createWords(trx: Database, table: string, texts: RawBuilder<unknown>): Promise<void> {
  await sql`
    create temp table ${sql.table(table)} on commit drop as
    select texts.*, has_nordic_letters, found.words, found.further
    from (${texts}) texts cross join (select distinct has_nordic_letters from spelling) spellings
    cross join lateral search_words(text, has_nordic_letters) found`.execute(trx);
  await sql`analyze ${sql.table(table)}`.execute(trx);
}

/** The words without repetitions, in their order. */
const distinct = (words: RawBuilder<unknown>) => sql`array(
  select word from unnest(${words}) with ordinality as listed (word, position) group by word order by min(position))`;

async function insertNameDocuments(trx: Database, kind: 'author' | 'brand'): Promise<void> {
  await sql`
    insert into search_document (kind, id, language_id, head, head_length, body)
    select ${kind}::text, id, language_id, head || further, cardinality(head), '{}'
    from (select *, ${distinct(sql`words`)} as head from ${sql.table(`${kind}_words`)}) named
    join spelling using (has_nordic_letters)`.execute(trx);
}

async function insertProductDocuments(trx: Database): Promise<void> {
  await sql`
    insert into search_document (kind, id, language_id, head, head_length, body)
    with titles as materialized (
      select product_id, blurb, has_nordic_letters, beginning_words.further || end_words.further as further,
        ${distinct(sql`beginning_words.words || end_words.words`)} as head,
        author_words.words as author, author_words.further as author_further
      from random_product
      join beginning_words on beginning_words.part = beginning and beginning_words.language = random_product.language
      join end_words using (has_nordic_letters)
      join author_words using (has_nordic_letters)
      where end_words.part = ending and end_words.language = random_product.language and author_words.id = author_id
    )
    select 'product', product_id, language_id, head || titles.further, cardinality(head),
      author || blurb_words.words || author_further || blurb_words.further
    from titles
    join spelling using (has_nordic_letters)
    join blurb_words using (has_nordic_letters, language)
    where blurb_words.part = blurb`.execute(trx);
}

/** The words, once per language, except those of the demo shop. */
async function insertWords(trx: Database): Promise<void> {
  await sql`
    insert into search_word (language_id, word)
    select language_id, word from (
      select has_nordic_letters, words || further as words, null as language from beginning_words
      union all select has_nordic_letters, words || further, null from end_words
      union all select has_nordic_letters, words || further, null from author_words
      union all select has_nordic_letters, words || further, null from brand_words
      union all select has_nordic_letters, words || further, language from blurb_words
    ) met
    join spelling using (has_nordic_letters) cross join lateral unnest(words) as word
    where coalesce(met.language, spelling.language) = spelling.language
    except select language_id, word from search_word`.execute(trx);
}
