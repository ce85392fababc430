/** Decodes a path for comparison or display. A path with invalid escapes is returned unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Decodes one segment of a path. A segment with invalid escapes is returned unchanged: no page has such a name. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
