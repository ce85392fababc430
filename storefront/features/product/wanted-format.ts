/**
 * The one format that a list is narrowed to, by the name it has there (`?skus=Pocket~k_2`). Among several, or in the
 * words of another language, there is none to prefer.
 */
export function wantedFormat(search: string): string | undefined {
  const chosen = new URLSearchParams(search).getAll('skus').flatMap((value) => value.split(','));
  const [only = ''] = chosen;
  return chosen.length === 1 && only.includes('~') ? only.slice(0, only.lastIndexOf('~')) : undefined;
}
