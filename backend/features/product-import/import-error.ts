/** Ends an import: one sentence for whoever runs it, on what is wrong and what to do. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** What a cell holds, as a sentence may quote it. */
export function quoted(text: string): string {
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
}
