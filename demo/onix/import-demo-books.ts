import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import { endImportWithin, importProductsWithin } from '#backend/features/product-import/import-products.ts';
import type { DemoProduct } from '../catalogue/demo-products.ts';
import { completeBooks } from './complete-books.ts';

/** The compressed message with the books of the demo (`createDemoMessage`). */
export const messageFile = new URL('./books.gz', import.meta.url);

const unzip = promisify(gunzip);
const dayMs = 86_400_000;

/** Imports the message with the books of the demo shop. Ids and URLs are the same in every demo shop. */
export async function importDemoBooks(db: Database, products: DemoProduct[], today: Date): Promise<void> {
  const message = moveDates((await unzip(await readFile(messageFile))).toString(), today);
  const knownProducts = new Map(products.map(({ id, key, slug }) => [key, { productId: id, slug }]));
  const problems: string[] = [];
  // Records are in the order of the SKUs.
  await setNextId(db, 'sku', 'sku_id', Math.min(...products.map(({ sku }) => sku.id)));
  const { added } = await importProductsWithin(db, streamOf(message), {
    source: 'demo',
    knownProducts,
    onIssue: ({ record, reason }) => problems.push(`${record}: ${reason}`),
  });
  if (problems.length > 0 || added !== products.length)
    throw new Error(`the demo's message has ${added} books and these problems: ${problems.join(' ')}`);
  await completeBooks(db, products);
  await endImportWithin(db);
}

/** Days in the message are relative to the day on which it was sent: books stay new, or forthcoming. */
function moveDates(message: string, today: Date): string {
  const [, sentOn = ''] = /<SentDateTime>(\d{8})/.exec(message) ?? [];
  const days = Math.floor(today.getTime() / dayMs) - timeOf(sentOn) / dayMs;
  return message.replace(/(<Date dateformat="00">)(\d{8})/g, (_, tag: string, day: string) => {
    const moved = new Date(timeOf(day) + days * dayMs);
    return tag + moved.toISOString().slice(0, 10).replaceAll('-', '');
  });
}

/** The start of a day such as 20260312, in milliseconds. */
const timeOf = (day: string) => Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`);

async function* streamOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

async function setNextId(db: Database, table: string, column: string, next: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${next}, false)`.execute(db);
}
