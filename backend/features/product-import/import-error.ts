/** Ends an import. The message is one sentence for the person who runs it: the problem and its solution. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** The content of a cell, shortened for a message. */
export function quoted(text: string): string {
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
}
