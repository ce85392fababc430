import { sql } from 'kysely';
import { bulkRows } from '#backend/database/bulk-rows.ts';
import type { Database } from '#backend/database/connection.ts';
import { customOrderOf } from '../catalogue/custom-order.ts';
import { type DemoProduct, taxClassOf } from '../catalogue/demo-products.ts';
import { categoriesWithAuthorInTitle, metaTitles } from '../catalogue/meta-titles.ts';
import { authorNames, UNKNOWN_AUTHOR } from '../catalogue/parameters.ts';
import { everyLanguage } from '../languages.ts';

/** Writes what a trade message does not contain: sales, stock of the shop, titles of pages, and names in each language. */
export async function completeBooks(db: Database, products: DemoProduct[]): Promise<void> {
  await completeProducts(db, products);
  await completeStock(db, products);
  await completeTexts(db, products);
  await linkValues(db, products);
}

async function completeProducts(db: Database, products: DemoProduct[]): Promise<void> {
  const columns = {
    id: 'integer',
    tax: 'text',
    sold: 'integer',
    day: 'text',
    positions: 'text',
    cover: 'text',
  } as const;
  const rows = products.map((product) => ({
    id: product.id,
    tax: taxClassOf(product),
    sold: product.soldCount,
    day: product.firstAvailableOn,
    positions: `{${customOrderOf(product.work.work).join()}}`,
    cover: product.imageFile,
  }));
  await sql`update product set sold_count = sold, earlier_sold_count = sold, first_available_on = day::date,
      custom_order = positions::integer[], tax_class = tax
    from ${bulkRows(columns, rows)} where product_id = input.id`.execute(db);
  // The number in the series is one of the positions.
  await sql`select set_series_order(array_agg(product_id)) from product`.execute(db);
  await sql`update product_image set file_name = cover
    from ${bulkRows(columns, rows)} where product_id = input.id`.execute(db);
}

async function completeStock(db: Database, products: DemoProduct[]): Promise<void> {
  const columns = { id: 'integer', orderable: 'integer', fixed: 'integer' } as const;
  const rows = products.map(({ sku: { id, stock } }) => ({
    id,
    orderable: stock.oversellable,
    fixed: stock.static_stock,
  }));
  await sql`update sku set oversellable = orderable, static_stock = fixed
    from ${bulkRows(columns, rows)} where sku_id = input.id`.execute(db);
}

/** Adds translated names of authors, page titles, and Swedish texts in languages that the demo lacks. Other rows stay. */
async function completeTexts(db: Database, products: DemoProduct[]): Promise<void> {
  const columns = { id: 'integer', language: 'text', author: 'text', title: 'text', text: 'text' } as const;
  const rows = products.flatMap(({ id, work }) => {
    const names = authorNames[work.author];
    const hasTitle = categoriesWithAuthorInTitle.includes(work.category);
    return everyLanguage.flatMap(([code, language]) =>
      names || hasTitle || !language.startsWith(code)
        ? [
            {
              id,
              language,
              author: names?.[code] ?? work.author,
              title: hasTitle ? metaTitles.book[code] : null,
              text: work.text[code],
            },
          ]
        : [],
    );
  });
  await sql`update product_text set text1 = author, meta_title = title, text2 = text
    from ${bulkRows(columns, rows)}
    where product_id = input.id and language_id = input.language`.execute(db);
}

/** Adds two values that the message lacks: ONIX has no unknown contributors, and no dates before the year 1000. */
async function linkValues(db: Database, products: DemoProduct[]): Promise<void> {
  const columns = { id: 'integer', parameter: 'text', key: 'text' } as const;
  const rows = products.flatMap(({ id, work: { author, firstPublished } }) => [
    ...(author === UNKNOWN_AUTHOR ? [{ id, parameter: 'author', key: author }] : []),
    ...(firstPublished < 1000 ? [{ id, parameter: 'first-published', key: String(firstPublished) }] : []),
  ]);
  await sql`insert into product_parameter (product_id, parameter_value_id)
    select input.id, parameter_value_id from ${bulkRows(columns, rows)}
    join parameter on identifier = input.parameter
    join parameter_value on parameter_value.parameter_id = parameter.parameter_id and value_key = input.key`.execute(
    db,
  );
}
