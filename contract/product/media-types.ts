const formatNames: Record<string, string> = {
  'application/epub+zip': 'EPUB',
  'application/pdf': 'PDF',
  'audio/mpeg': 'MP3',
  'audio/mp4': 'M4B',
  'audio/wav': 'WAV',
};

/** The name by which readers know the format of a file; empty for another media type. */
export function formatNameOf(mediaType: string): string {
  return formatNames[mediaType] ?? '';
}
