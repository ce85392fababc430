/** URL of any size of the picture that this document has loaded, to show it while a larger one loads. */
export function findLoadedImage(fileName: string | undefined): string | undefined {
  if (!fileName) return undefined;
  const ending = `/${fileName.replace(/jpg$/, '')}`;
  return performance.getEntriesByType('resource').find(({ name }) => name.includes(ending))?.name;
}
