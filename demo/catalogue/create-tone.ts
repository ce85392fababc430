const sampleRate = 8000;
/** Semitones of a pentatonic scale, so that every order of notes sounds pleasant. */
const scale = [0, 2, 4, 7, 9, 12];
const secondsPerNote = 0.4;
const lowestNoteHertz = 220;
/** The middle of a sample's eight bits. */
const silence = 128;
const headerBytes = 44;
/** The loudest sample, of at most 127. */
const maxAmplitude = 90;

/** A melody as a WAV file (8 bit, mono). The seed decides the notes: equal seeds give equal files. */
export function createTone(seed: number, seconds: number): Buffer {
  const count = Math.round(seconds * sampleRate);
  const file = Buffer.alloc(headerBytes + count, silence);
  writeHeader(file, count);
  /** In samples. */
  const noteLength = secondsPerNote * sampleRate;
  for (let index = 0; index < count; index++) {
    const note = Math.floor(index / noteLength);
    // A multiplicative hash (Knuth) of the seed and the note.
    const step = scale[(Math.imul(seed + note * 7, 2_654_435_761) >>> 0) % scale.length] ?? 0;
    const frequency = lowestNoteHertz * 2 ** (step / 12);
    /** Share of the note that has sounded. */
    const age = (index % noteLength) / noteLength;
    // Rises quickly and fades, without a click between the notes.
    const volume = Math.min(1, age * 20) * (1 - age);
    file[headerBytes + index] =
      silence + Math.round(maxAmplitude * volume * Math.sin((2 * Math.PI * frequency * index) / sampleRate));
  }
  return file;
}

/** The 44 bytes before the samples: PCM, one channel, one byte per sample. */
function writeHeader(file: Buffer, bytes: number): void {
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  // Bytes of this section, format PCM, one channel.
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  // Samples and bytes per second, bytes and bits per sample.
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(bytes, 40);
}
