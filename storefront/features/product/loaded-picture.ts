/** A picture that this document has shown already, in whichever size it was: it stands at once where a larger one comes. */
export function loadedPicture(fileName: string | undefined): string | undefined {
  if (!fileName) return undefined;
  const ending = `/${fileName.replace(/jpg$/, '')}`;
  return performance.getEntriesByType('resource').find(({ name }) => name.includes(ending))?.name;
}
