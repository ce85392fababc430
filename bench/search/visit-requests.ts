import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Visit } from './measured-storefront.ts';

export function get(path: string, headers: Record<string, string> = {}): Visit {
  return { method: 'GET', path, headers };
}

export function post(path: string, body: object): Visit {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** A form of a page without script. */
export function postForm(path: string, fields: Record<string, string>, cookie: string): Visit {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie };
  return { method: 'POST', path, headers, body: new URLSearchParams(fields).toString() };
}

const file = join(import.meta.dirname, '../../storefront/api/generated/persisted-documents.json');
let documents: Map<string, string> | undefined;

/** An operation of the page's script. */
export function persisted(operation: string, variables: object): Visit {
  documents ??= new Map(
    Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))).map(([hash, document]) => [
      /\b(?:query|mutation|subscription) (\w+)/.exec(document)?.[1] ?? '',
      hash.replace(/^sha256:/, ''),
    ]),
  );
  const sha256Hash = documents.get(operation);
  if (!sha256Hash) throw new Error(`The storefront has no operation ${operation}.`);
  return post('/graphql', { variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });
}
