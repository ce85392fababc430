/** The extension of a stored file, by the media type of the file. Buyers can download these types. */
export const FILE_EXTENSIONS = {
  'application/epub+zip': 'epub',
  'application/pdf': 'pdf',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4b',
  'audio/wav': 'wav',
} as const;

export type MediaType = keyof typeof FILE_EXTENSIONS;

/** How many bytes from the start `detectMediaType` needs. */
export const HEAD_BYTES = 1024;

/** Detects the type by the content, not by the name. Returns EPUB for any zip file, which `checkEpub` then checks. */
export function detectMediaType(head: Buffer): MediaType | undefined {
  const text = head.toString('latin1');
  if (text.startsWith('PK\x03\x04')) return 'application/epub+zip';
  // Readers accept bytes before the header (ISO 32000-1, annex H).
  if (/%PDF-\d/.test(text)) return 'application/pdf';
  if (/^....ftyp(M4A|M4B|mp4|isom|iso\d|dash)/s.test(text)) return 'audio/mp4';
  if (/^RIFF....WAVE/s.test(text)) return 'audio/wav';
  if (text.startsWith('ID3') || isMp3Frame(head)) return 'audio/mpeg';
  return undefined;
}

/** The header of an MPEG audio frame, layer III, with valid bit rate and sample rate. */
function isMp3Frame([first = 0, second = 0, third = 0]: Buffer): boolean {
  const isSync = first === 0xff && (second & 0xe0) === 0xe0;
  // The bits 01 are reserved among the versions, and the bits 11 among the sample rates.
  const hasVersion = (second & 0x18) !== 0x08;
  const isLayer3 = (second & 0x06) === 0x02;
  const bitRate = third >> 4;
  // Bit rate 0 is free format, which no encoder writes; 15 is invalid.
  const hasBitRate = bitRate > 0 && bitRate < 15;
  const hasSampleRate = (third & 0x0c) !== 0x0c;
  return isSync && hasVersion && isLayer3 && hasBitRate && hasSampleRate;
}
