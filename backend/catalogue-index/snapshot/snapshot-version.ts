import { createHash } from 'node:crypto';
import type { SharedData } from '../catalogue.ts';
import { BLOCK_SIZE } from '../memory-engine/facets/facet-links.ts';
import {
  ALL_PRODUCTS,
  DISCOUNT_BAND,
  FIRST_ASSIGNED_FACET,
  GROUP,
  PARAMETER_GROUP,
  PRICE_BAND,
  STOCK_STATUS,
} from '../memory-engine/facets/facet-numbers.ts';
import { MemoryIndexBuilder } from '../memory-engine/memory-index-builder.ts';
import { RECORD_SIGNATURE } from '../memory-engine/storage/record-format.ts';
import { IN_AUTHOR, IN_NAME, IN_TEXT, LATE_IN_TITLE, WHERE_BITS } from '../search/search-document.ts';

/** Raise this if the index is built differently although no format changed, such as other search words. */
const BUILD_REVISION = 8;

/** Constants that determine how bits and numbers in the index are read. */
const constants = {
  ALL_PRODUCTS,
  BLOCK_SIZE,
  DISCOUNT_BAND,
  FIRST_ASSIGNED_FACET,
  GROUP,
  IN_AUTHOR,
  IN_NAME,
  IN_TEXT,
  LATE_IN_TITLE,
  PARAMETER_GROUP,
  PRICE_BAND,
  STOCK_STATUS,
  WHERE_BITS,
};

/** A hash of everything that determines how a snapshot is read: a file with another version is not loaded. */
export function snapshotVersion(recordSignature: string = RECORD_SIGNATURE): string {
  const format = JSON.stringify([BUILD_REVISION, recordSignature, constants, indexShape()]);
  return createHash('sha256').update(format).digest('hex').slice(0, 16);
}

/** The names and array types of an index, taken from an empty one: a new or renamed column changes it. */
function indexShape(): string {
  const shared = { languages: [{ id: 'en-GB', code: 'en', name: 'English' }] } as SharedData;
  const data = new MemoryIndexBuilder(shared, new Map(), 0).build();
  return JSON.stringify(data, (_, value: unknown) => {
    if (ArrayBuffer.isView(value)) return value.constructor.name;
    return typeof value === 'number' ? 'number' : value;
  });
}
