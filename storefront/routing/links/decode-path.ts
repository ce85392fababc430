/** Decodes a path for comparison or display. A path with invalid escapes is returned unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
