import { CompiledQuery } from 'kysely';
import type { Database } from './connection.ts';

/** Text that several statements share. It is made of what stands in the source and of nothing else. */
class Fragment {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export function fragment({ raw }: TemplateStringsArray): Fragment {
  return new Fragment(raw.join(''));
}

/** By the text in the source, of which there is one object each. */
const texts = new WeakMap<TemplateStringsArray, string>();

/**
 * A statement for paths that are walked hundreds of times a second: its text is put together once, and not built and
 * compiled each time as with Kysely. What stands in braces are values, never parts of the text, unless it is a fragment.
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
  return strings.reduce((text, string, place) => {
    const part = parts[place - 1];
    return `${text}${part instanceof Fragment ? part.text : `$${++values}`}${string}`;
  });
}
