const formats = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
} as const;

export type PictureType = keyof typeof formats;

/** Extension of the files of a content type. */
export const extensionOf = (type: PictureType) => formats[type];

/** The content type by the first bytes. Names and headers are not trusted: decoders of other formats must not see the file. */
export function detectFormat(bytes: Uint8Array): PictureType | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64));
  const latin = start.toString('latin1');
  if (latin.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (latin.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (latin.startsWith('RIFF') && latin.slice(8, 12) === 'WEBP') return 'image/webp';
  if (latin.slice(4, 8) === 'ftyp' && /avi[fs]/.test(latin.slice(8, 40))) return 'image/avif';
  return undefined;
}

/** The name of a format that is not accepted, for the error message. */
export function describeFormat(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 400)).toString('latin1').trimStart().toLowerCase();
  if (bytes.byteLength === 0) return 'an empty file';
  if (start.includes('<svg')) return 'an SVG file';
  if (/^<(!doctype )?html|<head|<body/.test(start)) return 'an HTML page';
  if (start.startsWith('gif8')) return 'a GIF file';
  if (start.startsWith('ii*\0') || start.startsWith('mm\0*')) return 'a TIFF file';
  if (start.startsWith('%pdf')) return 'a PDF file';
  if (start.startsWith('pk\x03\x04')) return 'a zip file';
  return 'another file';
}
