export const UNSTORABLE_TEXT = 'A text holds a character that cannot be stored.';

/**
 * PostgreSQL stores neither U+0000 in a text nor, in JSON, U+0000 or half of a surrogate pair. Only a client's input can
 * contain them, so it is the client's error.
 */
export function isUnstorableText(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, routine = '' } = error as Error & { code?: string; routine?: string };
  return code === '22021' || code === '22P05' || (code === '22P02' && routine.startsWith('json'));
}
