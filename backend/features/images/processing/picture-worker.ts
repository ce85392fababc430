import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { encodeImage, type ImageFormat, maxPictureSeconds } from '../image-format.ts';

/** The result has the same `id`, because two tasks may be in progress. */
export interface TaskMessage {
  id: number;
  bytes: Uint8Array;
  task: PictureTask;
}

export type PictureTask = InspectTask | ResizeTask;

interface InspectTask {
  kind: 'inspect';
  maxPixels: number;
}

interface ResizeTask {
  kind: 'resize';
  width: number;
  /** Without it, the height follows from the aspect ratio. */
  height?: number | undefined;
  /** `inside`: the whole picture fits into the box; `cover`: the picture fills the box, and its edges are cut off. */
  fit: 'inside' | 'cover';
  format: ImageFormat;
  maxPixels: number;
}

export interface InspectedPicture {
  /** The size after the rotation that the metadata requires; 0 if the header cannot be decoded. */
  width: number;
  height: number;
  /** Undefined if the whole picture was decoded without an error. */
  problem?: 'too-many-pixels' | 'damaged';
}

export type ResultMessage = { id: number } & (
  | { inspected: InspectedPicture }
  | { bytes: Uint8Array }
  | { error: string }
);

async function inspect(bytes: Uint8Array, { maxPixels }: InspectTask): Promise<InspectedPicture> {
  const size = await readSize(bytes);
  if (!size) return { width: 0, height: 0, problem: 'damaged' };
  if (size.width * size.height > maxPixels) return { ...size, problem: 'too-many-pixels' };
  try {
    await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: maxPictureSeconds })
      .stats();
    return size;
  } catch {
    return { ...size, problem: 'damaged' };
  }
}

/** Reads the header only. Undefined if it cannot be decoded. */
async function readSize(bytes: Uint8Array): Promise<{ width: number; height: number } | undefined> {
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return undefined;
  }
}

function resize(bytes: Uint8Array, { width, height, fit, format, maxPixels }: ResizeTask): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width, height, fit, withoutEnlargement: fit === 'inside' });
  return encodeImage(picture, format);
}

async function run({ id, bytes, task }: TaskMessage): Promise<ResultMessage> {
  try {
    if (task.kind === 'inspect') return { id, inspected: await inspect(bytes, task) };
    return { id, bytes: await resize(bytes, task) };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}

parentPort?.on('message', async (message: TaskMessage) => parentPort?.postMessage(await run(message)));
