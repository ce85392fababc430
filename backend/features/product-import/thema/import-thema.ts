import * as v from 'valibot';
import type { Database } from '#backend/database/connection.ts';
import type { Bytes } from '../csv/peek-bytes.ts';
import { ImportError } from '../import-error.ts';
import { listLanguages, writeThemaNames } from './thema.queries.ts';

/** The official lists have about 4 MB. */
const maxBytes = 32 * 1024 * 1024;

const listSchema = v.object({
  CodeList: v.object({
    ThemaCodes: v.object({
      Code: v.array(
        v.object({
          CodeValue: v.pipe(
            v.union([v.string(), v.number()]),
            v.transform(String),
            v.regex(/^[A-Z0-9-]{1,30}$/),
          ),
          CodeDescription: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)),
        }),
      ),
    }),
  }),
});

/** Loads the names of Thema codes from an official JSON file in one language. */
export async function importThemaNames(
  db: Database,
  bytes: Bytes,
  languageCode: string,
): Promise<{ codes: number; written: number; relabelled: number }> {
  const languages = await listLanguages(db);
  const language = languages.find(({ code }) => code === languageCode);
  if (!language)
    throw new ImportError(
      `The shop has no language ${languageCode}. It has: ${languages.map(({ code }) => code).join(', ')}.`,
    );
  const list = v.safeParse(listSchema, await readJson(bytes));
  if (!list.success)
    throw new ImportError(
      'The file is not an official list of Thema codes: CodeList.ThemaCodes.Code is missing or invalid.',
    );
  const names = new Map(
    list.output.CodeList.ThemaCodes.Code.map(({ CodeValue, CodeDescription }) => [
      CodeValue,
      CodeDescription,
    ]),
  );
  const rows = [...names].map(([code, name]) => ({ code, name }));
  return {
    codes: rows.length,
    ...(await db.transaction().execute((trx) => writeThemaNames(trx, language.id, rows))),
  };
}

async function readJson(bytes: Bytes): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytes) {
    size += part.length;
    if (size > maxBytes) throw new ImportError(`The file is larger than ${maxBytes} bytes.`);
    parts.push(part);
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)));
  } catch {
    throw new ImportError('The file is not JSON in UTF-8.');
  }
}
