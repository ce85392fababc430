import { posix } from 'node:path';
import { calledName, commentsOf, isTest, nodesIn, project } from './project-files.ts';
import { ALLOWED_NAMES, RETIRED_NAMES, RETIRED_PHRASES } from './retired-words.ts';
import { rule } from './rule.ts';

/** Names that come from elsewhere: the schema's and the tables' fields, in every case style. */
const foreignNames = () =>
  new Set(
    Object.entries(project())
      .filter(([path]) => /\.(graphql|sql)$/.test(path))
      .flatMap(([, text]) => text.match(/\w+/g) ?? []),
  );

const retiredWordIn = (name: string) =>
  ALLOWED_NAMES.test(name)
    ? undefined
    : name
        .split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
        .find((word) => Object.hasOwn(RETIRED_NAMES, word.toLowerCase()));

const isProse = (text: string) => !/biome-ignore|@/.test(text);

rule(
  'names, comments and titles of tests use no retired word (docs/glossary.md)',
  (files) => {
    const foreign = foreignNames();
    // These files list the retired words.
    const own = /^tests\/architecture\//;
    const inPaths = Object.keys(files).filter((path) => retiredWordIn(posix.basename(path)) !== undefined);
    const inNames = nodesIn(files, ({ node: { type, name } }) => {
      if (type !== 'Identifier' && type !== 'JSXIdentifier' && type !== 'PrivateIdentifier') return false;
      return !foreign.has(String(name)) && retiredWordIn(String(name)) !== undefined;
    });
    const inComments = commentsOf(files).flatMap(({ path, line, text }) =>
      isProse(text) && RETIRED_PHRASES.some((phrase) => phrase.test(text)) ? [`${path}:${line} ${text}`] : [],
    );
    const inTitles = nodesIn(files, ({ path, node: { type, callee, arguments: args } }) => {
      const [title] = (args ?? []) as { value?: unknown }[];
      const isTitled = type === 'CallExpression' && /^(test|it|describe|rule)$/.test(calledName(callee));
      const text = typeof title?.value === 'string' ? title.value : '';
      return isTest(path) && isTitled && RETIRED_PHRASES.some((phrase) => phrase.test(text));
    });
    return [...inPaths, ...inNames, ...inComments, ...inTitles].filter((found) => !own.test(found));
  },
  `cli/kept-list.ts
   cli/a.ts const mostBytes = 1;
   cli/a.ts const a = { MOST_BYTES: 1 };
   cli/a.ts export function findPlace() {}
   cli/a.ts // Whoever was faster counts.
   cli/a.ts /** Nought is nobody's number. */
   cli/a.ts // The rest. What was left is deleted.
   cli/a.test.ts test('the visitor is told so', run);
   cli/a.test.ts describe.each([1])('nobody reads it', run);`,
  `cli/a.ts const almost = placeholder; const maxBytes = 1; // What is this? Almost everything.
   cli/a.ts placeOrder(); const orderPlacedAt = lookUp();
   cli/a.test.ts test('returns what was stored', run);`,
);
