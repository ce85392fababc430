import { posix } from 'node:path';
import { parse, visit } from 'graphql';
import { calledName, findNodes, isTest, type Node, project, projectWithDocs } from './project-files.ts';
import { proseOf } from './prose.ts';
import { ALLOWED_NAMES, RETIRED_NAMES, RETIRED_PHRASES, STORED_KEYS } from './retired-words.ts';
import { rule } from './rule.ts';

// These files list the retired words.
const ownFiles = /^tests\/architecture\//;

const retiredWordIn = (name: string) =>
  ALLOWED_NAMES.test(name)
    ? undefined
    : name
        .split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
        .find((word) => Object.hasOwn(RETIRED_NAMES, word.toLowerCase()));

const hasRetiredPhrase = (text: string) => RETIRED_PHRASES.some((phrase) => phrase.test(text));

/** Names of types, fields, arguments and enum values of the contract. */
function namesOfSchema(): Set<string> {
  const names = new Set<string>();
  for (const [path, text] of Object.entries(project()))
    if (/^contract\/.*\.graphql$/.test(path))
      visit(parse(text), { Name: ({ value }) => void names.add(value) });
  return names;
}

rule(
  'names of files, variables and functions use no retired word (docs/glossary.md)',
  (files) => {
    const schema = namesOfSchema();
    const inPaths = Object.keys(files).filter((path) => retiredWordIn(posix.basename(path)) !== undefined);
    const keys = new Set<unknown>();
    findNodes(files, ({ node: { key, property, computed } }) => {
      if (!computed) keys.add(key ?? property);
      return false;
    });
    const inNames = findNodes(files, ({ node }) => {
      if (!/^(Identifier|JSXIdentifier|PrivateIdentifier)$/.test(node.type)) return false;
      const name = String(node.name);
      const isForeign = schema.has(name) || (STORED_KEYS.includes(name) && keys.has(node));
      return !isForeign && retiredWordIn(name) !== undefined;
    });
    return [...inPaths, ...inNames].filter((found) => !ownFiles.test(found));
  },
  `cli/kept-list.ts
   cli/a.ts const mostBytes = 1;
   cli/a.ts const a = { MOST_BYTES: 1 };
   cli/a.ts export function findPlace() {}
   cli/a.ts const place = 1;
   cli/a.ts const { place } = line;
   cli/a.ts const a = b[place];`,
  `cli/a.ts const almost = placeholder; const maxBytes = 1;
   cli/a.ts placeOrder(); const orderPlacedAt = lookUp();
   cli/a.ts const { place: index } = line; send({ place: index, sort: 'MOST_SOLD' }, line.place);
   cli/a.ts const orders = { MOST_SOLD: 1 };`,
  projectWithDocs,
);

rule(
  'comments, descriptions and pages use no retired phrase',
  (files) =>
    proseOf(files).flatMap(({ path, line, text }) =>
      hasRetiredPhrase(text) && !ownFiles.test(path) ? [`${path}:${line} ${text}`] : [],
    ),
  `cli/a.ts // Whoever was faster counts.
   cli/a.ts /** Nought is nobody's number. */
   cli/a.ts // The rest. What was left is deleted.
   cli/a.ts // The place of the line in the order's list.
   cli/a.ts // The most that a list holds.
   cli/a.ts // A text that is no year.
   vite.config.ts // Ends by itself.
   backend/database/migrations/a.sql create table a ( -- What customers have told.
   contract/graphql/a.graphql "Ways to pay." type A { a: Int }
   contract/graphql/a.graphql # Kept for a day.
   storefront/a.css /* The place of the menu. */
   docs/a.md - Ends the session for good.`,
  `cli/a.ts // What is this? Almost everything, at most the most text and the most frequent words.
   cli/a.ts // Places the order in place, then looks it up; there is no other, and it is no longer used.
   backend/database/migrations/a.sql create table told (place text); -- Position in the list.
   contract/graphql/a.graphql "A list of lines." type Told { place: Int }
   docs/a.md The key \`wishes\` of [the cart](nobody.md).`,
  projectWithDocs,
);

type Argument = Partial<Node> & { quasis?: { value: { raw: string } }[] };

/** The text of a literal, of a template without its expressions, or of several that are joined by `+`. */
const textOf = ({ value, quasis, left, right }: Argument): string => {
  if (left && right) return textOf(left) + textOf(right);
  return quasis?.map((part) => part.value.raw).join('…') ?? (typeof value === 'string' ? value : '');
};

/** Removes names in quotation marks, such as those of users and columns. */
const unquoted = (text: string) => text.replace(/"[^"]*"/g, '"…"');

const isTitleOrMessage = (path: string, text: string, { type, callee }: Node) => {
  if (type === 'NewExpression') return calledName(callee).endsWith('Error');
  if (type !== 'CallExpression') return false;
  if (isTest(path) && /^(test|it|describe|rule)$/.test(calledName(callee))) return true;
  const { start, end } = callee as { start: number; end: number };
  return /\b(log|console|terminal)(\.|$)|^(print|say)$/.test(text.slice(start, end));
};

rule(
  'titles of tests, errors and messages for operators use no retired phrase',
  (files) =>
    findNodes(
      files,
      ({ path, text, node }) =>
        isTitleOrMessage(path, text, node) &&
        (node.arguments as Argument[]).some((argument) => hasRetiredPhrase(unquoted(textOf(argument)))),
    ).filter((found) => !ownFiles.test(found)),
  `cli/a.test.ts test('the visitor is told so', run);
   cli/a.test.ts describe.each([1])('nobody reads it', run);
   cli/a.test.ts test(\`the place of \${a}\`, run);
   cli/a.ts throw new Error('This is no year.');
   cli/a.ts throw new ShopError('BAD_INPUT', \`The order \${id} \` + 'is told.');
   cli/a.ts this.#log.warn({ id }, 'a mail is kept');
   cli/a.ts terminal.out('Nobody has this address.');`,
  `cli/a.test.ts test('returns what was stored', run);
   cli/a.ts throw new Error('This is not a year.'); show('told');
   cli/a.ts throw new Error('There is no user "nobody".');`,
  projectWithDocs,
);
