import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { skewedRandomInteger, workCount } from './random-products.ts';
import { firstNames, houses, lastNames } from './titles/catalogue-words.ts';

/** The number of publishers grows more slowly than that of books: 1,150 for 10,000, 29,000 for a million. */
export async function insertBrands(trx: Database, products: number): Promise<void> {
  const count = Math.round(29_000 * (products / 1_000_000) ** 0.7);
  const [names, ends] = [lastNames.length, houses.length];
  await sql`
    insert into brand (brand_id, brand_key, name)
    select (select max(brand_id) from brand) + 1 + number, 'generated-' || number,
      (${lastNames}::text[])[1 + number % ${names}] || ' & ' ||
      (${lastNames}::text[])[1 + (number + number / ${names} * 7 + 1) % ${names}] || ' ' ||
      (${houses}::text[])[1 + number / ${names} % ${ends}]
    from generate_series(0, ${count - 1}) as number`.execute(trx);
  await sql`
    insert into brand_text (brand_id, language_id, slug)
    select brand_id, language_id, brand_key from brand cross join language
    where brand_key like 'generated-%'`.execute(trx);
}

/** Years and page counts that the demo shop does not have. */
export async function insertParameterValues(trx: Database): Promise<void> {
  await sql`
    insert into parameter_value (parameter_value_id, parameter_id, value_key)
    select (select max(parameter_value_id) from parameter_value) + row_number() over (order by parameter_id, key),
      parameter_id, key::text
    from (
      select 'first-published' as identifier, key from generate_series(1850, 2025) as key
      union all select 'pages', key from generate_series(40, 839) as key
    ) generated
    join parameter using (identifier)
    where not exists (select from parameter_value existing
      where existing.parameter_id = parameter.parameter_id and existing.value_key = key::text)`.execute(trx);
}

/**
 * About one author per three books, a few with very many books and many with one, in the temporary table `author`. Their
 * middle initials distinguish them from the authors of the demo shop.
 */
export async function insertAuthors(trx: Database, products: number): Promise<void> {
  const [first, last] = [firstNames.length, lastNames.length];
  await sql`
    create temp table author on commit drop as
    select rank, (select max(parameter_value_id) from parameter_value) + row_number() over (order by rank)
        as parameter_value_id,
      (${firstNames}::text[])[1 + rank % ${first}] || ' ' || chr(65 + rank / ${first * last} % 26) || '. ' ||
      (${lastNames}::text[])[1 + rank / ${first} % ${last}] ||
      case when rank < ${first * last * 26} then '' else ' ' || rank / ${first * last * 26} + 1 end as name
    from (
      select distinct ${skewedRandomInteger('work', 'author', workCount(products))} as rank
      from generate_series(0, ${workCount(products) - 1}) as work
    ) ranks`.execute(trx);
  await sql`analyze author`.execute(trx);
  await sql`
    insert into parameter_value (parameter_value_id, parameter_id, value_key)
    select parameter_value_id, parameter_id, name from author cross join parameter
    where identifier = 'author'`.execute(trx);
}

/** 10 % off one category in every market. */
export async function insertCampaign(trx: Database): Promise<void> {
  const { campaign_id } = await trx
    .insertInto('campaign')
    .values({
      campaign_key: 'generated',
      type: 'percentage',
      terms: JSON.stringify({ basisPoints: 1000 }),
      starts_at: sql<Date>`now() - interval '1 day'`,
    })
    .returning('campaign_id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into campaign_target (campaign_id, kind, category_id)
    select ${campaign_id}, 'category', category_id from category where category_key = 'fantastic/fantasy'`.execute(
    trx,
  );
  await sql`
    insert into campaign_text (campaign_id, language_id, name, slug)
    select ${campaign_id}, language_id, 'Generated', 'generated' from language`.execute(trx);
}
