import * as v from 'valibot';
import { ContentError, listIssues } from '#backend/features/content/content-error.ts';
import { LOCALE_CODES } from '#contract/locales.ts';

const texts = v.record(v.picklist(LOCALE_CODES), v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)));

export interface MenuFileItem {
  type: 'category' | 'brand' | 'page' | 'custom';
  /** For the type `custom`: `screen:news`, `search:…`, a path or a URL. Otherwise the key of the category, brand or page. */
  target: string;
  /** Texts by locale. Required for the type `custom`; otherwise the name of the target is the default. */
  label?: Partial<Record<string, string>>;
  hidden?: boolean;
  newWindow?: boolean;
  children?: MenuFileItem[];
}

const target = v.pipe(v.string(), v.nonEmpty(), v.maxLength(500));
/** A screen, a search, a path of this site, or a URL. */
const customTarget = /^(screen:[\w-]+|search:.+|\/(?![/\\])[^\s\\]*|https:\/\/\S+|mailto:\S+|tel:\S+)$/;
const itemSchema: v.GenericSchema<MenuFileItem> = v.pipe(
  v.strictObject({
    type: v.picklist(['category', 'brand', 'page', 'custom']),
    target,
    label: v.exactOptional(texts),
    hidden: v.exactOptional(v.boolean()),
    newWindow: v.exactOptional(v.boolean()),
    children: v.exactOptional(v.array(v.lazy(() => itemSchema))),
  }),
  v.check(
    ({ type, target }) => type !== 'custom' || customTarget.test(target),
    'a target such as screen:news, search:Tove Jansson, /a-path or https://…',
  ),
  v.check(
    ({ type, label }) => type !== 'custom' || label !== undefined,
    'a label, because the target has no name',
  ),
);

const menuSchema = v.strictObject({
  location: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/, 'lower-case letters, digits and hyphens')),
  title: v.optional(texts, {}),
  items: v.array(itemSchema),
});
/** The file of one menu. Items are displayed in the order of the file. */
export type MenuFile = v.InferOutput<typeof menuSchema>;

const maxLevels = 3;

export function parseMenuFile(document: unknown, file: string): MenuFile {
  const parsed = v.safeParse(menuSchema, document);
  if (!parsed.success) throw new ContentError(file, listIssues(parsed.issues));
  const tooDeep = findTooDeepPath(parsed.output.items, maxLevels);
  if (tooDeep) throw new ContentError(file, [{ path: tooDeep, expected: `at most ${maxLevels} levels` }]);
  return parsed.output;
}

/** The path of the first list of items below the allowed levels. */
function findTooDeepPath(items: MenuFileItem[], allowedLevels: number, path = 'items'): string | undefined {
  if (allowedLevels === 0 && items.length > 0) return path;
  for (const [index, { children = [] }] of items.entries()) {
    const found = findTooDeepPath(children, allowedLevels - 1, `${path}.${index}.children`);
    if (found) return found;
  }
  return undefined;
}
