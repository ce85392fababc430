/** The typed arrays that packed data may contain at any depth. */
type Binary = Int32Array | Uint32Array | Uint8Array | Uint16Array | Float32Array | Float64Array;

const kinds = { Int32Array, Uint32Array, Uint8Array, Uint16Array, Float32Array, Float64Array } as const;
type Kind = keyof typeof kinds;

interface Placeholder {
  $binary: Kind;
  at: number;
  length: number;
}

/** JSON with placeholders, and the arrays that replace them, each at a multiple of eight bytes. */
interface Packed {
  description: string;
  parts: Uint8Array[];
  /** All parts with the padding between them. */
  byteLength: number;
}

/** Replaces the typed arrays in plain data by placeholders, without copying the arrays. */
export function pack(data: unknown): Packed {
  const parts: Uint8Array[] = [];
  let byteLength = 0;
  const description = JSON.stringify(data, (_, value: unknown) => {
    if (!isBinary(value)) return value;
    parts.push(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    const placeholder: Placeholder = { $binary: kindOf(value), at: byteLength, length: value.length };
    byteLength += padded(value.byteLength);
    return placeholder;
  });
  return { description, parts, byteLength };
}

/** The arrays are views of `bytes`; nothing is copied. */
export function unpack(description: string, bytes: ArrayBuffer | SharedArrayBuffer): unknown {
  return JSON.parse(description, (_, value: unknown) => {
    if (!isPlaceholder(value)) return value;
    // Typed arrays accept both kinds of buffers.
    return new kinds[value.$binary](bytes as ArrayBuffer, value.at, value.length);
  });
}

/** The next multiple of eight, at which typed arrays of every kind can start. */
export function padded(byteLength: number): number {
  return Math.ceil(byteLength / 8) * 8;
}

/** The buffers to transfer to another thread without copying; shared buffers need no transfer. */
export function buffersOf(data: unknown): ArrayBuffer[] {
  const buffers = new Set(pack(data).parts.map(({ buffer }) => buffer));
  return [...buffers].filter((buffer) => buffer instanceof ArrayBuffer);
}

function isBinary(value: unknown): value is Binary {
  return ArrayBuffer.isView(value) && !(value instanceof DataView);
}

function kindOf(value: Binary): Kind {
  const name = value.constructor.name;
  if (!(name in kinds)) throw new Error(`A ${name} cannot be packed.`);
  return name as Kind;
}

function isPlaceholder(value: unknown): value is Placeholder {
  return typeof value === 'object' && value !== null && '$binary' in value;
}
