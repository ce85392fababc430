import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import {
  type ByteRange,
  checkKey,
  isByteArray,
  type ObjectBody,
  type ObjectInfo,
  type ObjectStorage,
  RangeNotSatisfiableError,
  resolveRange,
} from './object-storage.ts';

export interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`. */
  pathStyle: boolean;
}

/** Retries of a request that the server answers with 429 or 5xx. */
const maxRetries = 3;

/** How long the server may take to respond. Reading the content may take longer. */
const responseTimeoutMs = 30_000;
const uploadTimeoutMs = 600_000;

/** A bucket of a server that speaks the S3 protocol. */
export function createS3Storage(options: S3Options): ObjectStorage {
  const request = createRequester(options);
  return {
    put: (key, body, contentType) =>
      withUpload(body, async ({ content, hash }) => {
        const headers = { 'content-type': contentType, 'x-amz-content-sha256': hash };
        const init = { method: 'PUT', headers, body: content };
        await discard(await request(key, init, [200], uploadTimeoutMs));
      }),

    async get(key, range) {
      const headers: Record<string, string> = range ? { range: formatRange(range) } : {};
      const response = await request(key, { method: 'GET', headers }, [200, 206, 404, 416]);
      if (response.status === 404) return discard(response);
      if (response.status === 416) {
        await discard(response);
        throw new RangeNotSatisfiableError(`The object ${key} has no range ${formatRange(range)}.`);
      }
      const { body } = response;
      const stream = body ? Readable.fromWeb(body as ReadableStream<Uint8Array>) : Readable.from([]);
      return { ...readInfo(response), range: readRange(response), stream };
    },

    async head(key) {
      const response = await request(key, { method: 'HEAD' }, [200, 404]);
      return response.status === 404 ? undefined : readInfo(response);
    },

    async delete(key) {
      await discard(await request(key, { method: 'DELETE' }, [200, 204, 404]));
    },
  };
}

/** Sends signed requests, and throws for every status that is not expected. */
function createRequester(options: S3Options) {
  const client = new AwsClient({
    accessKeyId: options.accessKey,
    secretAccessKey: options.secretKey,
    region: options.region,
    service: 's3',
    retries: maxRetries,
  });
  const baseUrl = baseUrlOf(options);
  return async (
    key: string,
    init: RequestInit,
    expectedStatuses: readonly number[],
    timeoutMs = responseTimeoutMs,
  ) => {
    checkKey(key);
    const timeout = new AbortController();
    const timer = setTimeout(
      () => timeout.abort(new Error('The storage did not respond in time.')),
      timeoutMs,
    );
    try {
      const response = await client.fetch(`${baseUrl}/${key}`, { ...init, signal: timeout.signal });
      if (expectedStatuses.includes(response.status)) return response;
      const details = (await response.text()).slice(0, 500);
      throw new Error(`The storage answered ${response.status} to ${init.method} ${key}: ${details}`);
    } finally {
      clearTimeout(timer);
    }
  };
}

function baseUrlOf({ endpoint, bucket, pathStyle }: S3Options): string {
  const url = new URL(endpoint);
  const path = url.pathname.replace(/\/$/, '');
  return pathStyle ? `${url.origin}${path}/${bucket}` : `${url.protocol}//${bucket}.${url.host}${path}`;
}

interface Upload {
  content: Blob;
  hash: string;
}

/** S3 needs the length before the content, so a stream is first written to a temporary file. */
async function withUpload(body: ObjectBody, send: (upload: Upload) => Promise<void>): Promise<void> {
  const hash = createHash('sha256');
  if (isByteArray(body)) {
    const content = new Blob([body as Uint8Array<ArrayBuffer>]);
    return send({ content, hash: hash.update(body).digest('hex') });
  }
  const path = join(tmpdir(), `kvarto-upload-${randomUUID()}`);
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of body) {
        hash.update(chunk);
        await file.writeFile(chunk);
      }
    } finally {
      await file.close();
    }
    await send({ content: await openAsBlob(path), hash: hash.digest('hex') });
  } finally {
    await rm(path, { force: true });
  }
}

/** `content-length` of a partial response is that of the range; only `content-range` has the size of the object. */
function readInfo({ headers }: Response): ObjectInfo {
  const total = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? headers.get('content-length');
  return {
    size: Number(total),
    contentType: headers.get('content-type') ?? 'application/octet-stream',
    etag: headers.get('etag') ?? '',
  };
}

/** The range of a partial response, or the whole object. */
function readRange(response: Response): Required<ByteRange> {
  const [, start, end] = /^bytes (\d+)-(\d+)\//.exec(response.headers.get('content-range') ?? '') ?? [];
  if (start === undefined) return resolveRange(readInfo(response).size, undefined);
  return { start: Number(start), end: Number(end) };
}

const formatRange = (range?: ByteRange) => `bytes=${range?.start ?? 0}-${range?.end ?? ''}`;

/** An unread body would keep the connection busy. */
async function discard(response: Response): Promise<undefined> {
  await response.body?.cancel();
}
