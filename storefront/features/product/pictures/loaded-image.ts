/** URL of any size of the picture that this document has loaded, to show it while a larger one loads. */
export function findLoadedImage(fileName: string | undefined): string | undefined {
  if (!fileName) return undefined;
  // Without the extension: the loaded file may have another format.
  const pathPart = `/${fileName.replace(/jpg$/, '')}`;
  return performance.getEntriesByType('resource').find(({ name }) => name.includes(pathPart))?.name;
}
