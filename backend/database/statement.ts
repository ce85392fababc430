import { CompiledQuery } from 'kysely';
import { canBePrepared } from './client/preparing-client.ts';
import type { Database } from './connection.ts';

/** SQL that several statements share. It contains literal source text only, never values. */
class Fragment {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The tag of a template without values. */
export function fragment({ raw }: TemplateStringsArray): Fragment {
  return new Fragment(raw.join(''));
}

/** By template: each template literal in the source has one strings array. */
const texts = new WeakMap<TemplateStringsArray, string>();

/**
 * SQL for hot paths: its text is composed once, while Kysely builds and compiles a query at each call. Interpolated values
 * are parameters, never SQL, unless they are a `fragment`. See docs/database.md for when to use it.
 */
export function statement<Row>(strings: TemplateStringsArray, ...parts: readonly unknown[]) {
  const text = texts.get(strings) ?? textOf(strings, parts);
  texts.set(strings, text);
  const values = parts.filter((part) => !(part instanceof Fragment));
  return {
    execute: async (db: Database): Promise<Row[]> =>
      (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows,
  };
}

function textOf(strings: TemplateStringsArray, parts: readonly unknown[]): string {
  let values = 0;
  const composed = strings.reduce((text, string, index) => {
    const part = parts[index - 1];
    return `${text}${part instanceof Fragment ? part.text : `$${++values}`}${string}`;
  });
  // Otherwise the server would parse and plan it at every call.
  if (!canBePrepared(composed)) throw new Error(`A hot statement cannot be prepared: ${composed}`);
  return composed;
}
