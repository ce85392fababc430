import { sql } from 'kysely';
import type { Database } from '#backend/database/connection.ts';
import type { CreateFiles } from '#backend/features/download/files/create-missing-files.ts';
import { createEpub } from '#backend/features/download/zip/create-epub.ts';
import { createTone } from './create-tone.ts';

interface DemoBook {
  name: string;
  languageId: string;
  description: string;
  author: string;
  isAudio: boolean;
}

/** Files of the demo's e-books and audiobooks: the book's own description as an EPUB, and a short melody as audio. */
export function createDemoFiles(db: Database): CreateFiles {
  return async (productId, kind) => {
    const book = await findBook(db, productId);
    if (!book) return [];
    if (!book.isAudio)
      return [{ title: '', mediaType: 'application/epub+zip', bytes: await epubOf(productId, book, kind) }];
    const tone = (part: number, seconds: number) => createTone(productId * 10 + part, seconds);
    if (kind === 'sample') return [{ title: '', mediaType: 'audio/wav', bytes: tone(1, 4) }];
    return [1, 2].map((part) => ({ title: '', mediaType: 'audio/wav', bytes: tone(part, 8) }));
  };
}

/** A sample has the first sentence. */
function epubOf(productId: number, book: DemoBook, kind: Parameters<CreateFiles>[1]): Promise<Buffer> {
  const { name, languageId, description, author } = book;
  const all = description
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const paragraphs =
    kind === 'sample' ? all.slice(0, 1).flatMap((text) => text.split(/(?<=[.!?…])\s/u).slice(0, 1)) : all;
  return createEpub({
    identifier: `urn:kvarto:demo:${productId}`,
    title: name,
    author,
    language: languageId,
    chapters: [{ title: name, paragraphs: paragraphs.length > 0 ? paragraphs : [name] }],
  });
}

/** Finds the book with its text in the language of the edition, if it is known, else in any language. */
async function findBook(db: Database, productId: number): Promise<DemoBook | undefined> {
  const text = await db
    .selectFrom('product')
    .innerJoin('product_text', 'product_text.product_id', 'product.product_id')
    .select([
      'product_text.name',
      'product_text.language_id as languageId',
      'product_text.text1',
      'product_text.text2',
      'product_text.text3',
      'product.variant_value as format',
    ])
    .where('product.product_id', '=', productId)
    .where('fulfilment', '=', 'download')
    .orderBy(sql`starts_with(product_text.language_id, coalesce(variant_outer_value, ''))`, 'desc')
    .orderBy('product_text.language_id', 'desc')
    .executeTakeFirst();
  if (!text) return undefined;
  const choices = await db
    .selectFrom('sku')
    .innerJoin('sku_choice', 'sku_choice.sku_choice_id', 'sku.sku_choice_id')
    .select('choice_key')
    .where('product_id', '=', productId)
    .execute();
  const formats = [text.format, ...choices.map(({ choice_key }) => choice_key)];
  return {
    name: text.name,
    languageId: text.languageId,
    description: [text.text2, text.text3].filter(Boolean).join('\n'),
    author: text.text1 ?? '',
    isAudio: formats.some((format) => /audio/i.test(format ?? '')),
  };
}
