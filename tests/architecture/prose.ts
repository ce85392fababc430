import { parseSync } from 'vite';
import { type Files, lineOf } from './project-files.ts';

/** English text of a file: a comment, a description of the schema, or a paragraph of the documentation. */
type Prose = { path: string; line: number; text: string };
type Located = { start: number; text: string };

export function proseOf(files: Files): Prose[] {
  return Object.entries(files).flatMap(([path, text]) =>
    blocksOf(path, text).map((block) => ({
      path,
      line: lineOf(text, block.start),
      text: block.text
        .replace(/`[^`]*`/g, '`…`')
        .replace(/\s+/g, ' ')
        .trim(),
    })),
  );
}

function blocksOf(path: string, text: string): Located[] {
  if (/\.(tsx?|mjs)$/.test(path)) {
    const { comments } = parseSync(path, text);
    return comments.map(({ start, value }) => ({ start, text: value.replace(/\n?\s*\*\s?/g, ' ') }));
  }
  if (path.endsWith('.css')) return matchBlocks(text, /\/\*([\s\S]*?)\*\//g);
  // Consecutive lines are one comment.
  if (path.endsWith('.sql')) return matchBlocks(text, /--(.*(?:\n[ \t]*--.*)*)/g, /\n[ \t]*--/g);
  if (path.endsWith('.graphql')) return matchBlocks(text, /("""[\s\S]*?"""|".*?"|#.*)/g, /["#]/g);
  // A list item or a row of a table is a block; code between fences is none.
  if (path.endsWith('.md'))
    return matchBlocks(
      text.replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/./g, ' ')),
      /^((?:[-*|#>]|\d+\.)? ?\S.*(?:\n(?![-*|#>]|\d+\.|\s*\n).*)*)/gm,
      /^[-*#>\d. ]+|\]\([^)]*\)|\|/gm,
    );
  return [];
}

/** `markup` is removed; by default it matches nothing. */
const matchBlocks = (text: string, block: RegExp, markup = /$^/g): Located[] =>
  [...text.matchAll(block)].map(({ index, 1: content = '' }) => ({
    start: index,
    text: content.replace(markup, ' '),
  }));
