import * as v from 'valibot';
import { ContentError, faultsOf } from '#backend/features/content/content-error.ts';
import { LOCALE_CODES } from '#contract/locales.ts';

const words = v.record(v.picklist(LOCALE_CODES), v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)));

export interface MenuFileItem {
  type: 'category' | 'brand' | 'page' | 'custom';
  /** A category, brand or page by its key; `screen:news`, `search:…`, a path or an address elsewhere. */
  target: string;
  /** Left out where the target's own name is the label. */
  label?: Partial<Record<string, string>>;
  hidden?: boolean;
  newWindow?: boolean;
  children?: MenuFileItem[];
}

const target = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));
const pathOrAddress = /^(screen:[\w-]+|search:.+|\/(?![/\\])[^\s\\]*|https:\/\/\S+|mailto:\S+|tel:\S+)$/;
const item: v.GenericSchema<MenuFileItem> = v.pipe(
  v.strictObject({
    type: v.picklist(['category', 'brand', 'page', 'custom']),
    target,
    label: v.exactOptional(words),
    hidden: v.exactOptional(v.boolean()),
    newWindow: v.exactOptional(v.boolean()),
    children: v.exactOptional(v.array(v.lazy(() => item))),
  }),
  v.check(
    ({ type, target }) => type !== 'custom' || pathOrAddress.test(target),
    'a target such as screen:news, search:Tove Jansson, /a-path or https://…',
  ),
  v.check(
    ({ type, label }) => type !== 'custom' || label !== undefined,
    'a label, for the target has no name',
  ),
);

const schema = v.strictObject({
  location: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, 'small letters, digits and hyphens')),
  title: v.optional(words, {}),
  items: v.array(item),
});
/** A menu, one file each. The order of items is that of the file. */
export type MenuFile = v.InferOutput<typeof schema>;

const mostLevels = 3;

export function parseMenuFile(document: unknown, file: string): MenuFile {
  const read = v.safeParse(schema, document);
  if (!read.success) throw new ContentError(file, faultsOf(read.issues));
  const deep = pathBelow(read.output.items, mostLevels);
  if (deep) throw new ContentError(file, [{ path: deep, expected: `at most ${mostLevels} levels` }]);
  return read.output;
}

function pathBelow(items: MenuFileItem[], levels: number, path = 'items'): string | undefined {
  if (levels === 0 && items.length > 0) return path;
  for (const [index, { children = [] }] of items.entries()) {
    const found = pathBelow(children, levels - 1, `${path}.${index}.children`);
    if (found) return found;
  }
  return undefined;
}
