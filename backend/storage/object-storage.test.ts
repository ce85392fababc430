import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderStorage } from './folder-storage.ts';
import { type ByteRange, checkKey, type ObjectStorage, RangeNotSatisfiableError } from './object-storage.ts';
import { openStorage } from './open-storage.ts';
import { startS3Server, type TestS3Server } from './s3-server.fixture.ts';
import { createS3Storage } from './s3-storage.ts';

let folder: string;
let server: TestS3Server;
const storages: Record<string, ObjectStorage> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kvarto-storage-'));
  server = await startS3Server();
  storages.folder = createFolderStorage(folder);
  storages.S3 = createS3Storage(server.options);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['folder', 'S3'])('a storage in a %s', (kind) => {
  const open = () => storages[kind] as ObjectStorage;

  async function read(key: string, range?: ByteRange) {
    const content = await open().get(key, range);
    return content && { ...content, bytes: await buffer(content.stream) };
  }

  test('returns the stored bytes with size, content type and ETag', async () => {
    const bytes = randomBytes(70_000);
    await open().put('a/b/first.jpg', bytes, 'image/jpeg');
    const content = await read('a/b/first.jpg');
    expect(content).toMatchObject({
      size: 70_000,
      contentType: 'image/jpeg',
      range: { start: 0, end: 69_999 },
      etag: expect.stringMatching(/^"[^"]+"$/),
    });
    expect(content?.bytes.equals(bytes)).toBe(true);
  });

  test('stores a stream of chunks', async () => {
    const chunks = [randomBytes(100_000), randomBytes(1), randomBytes(300_000)];
    async function* stream() {
      yield* chunks;
    }
    await open().put('streamed.epub', stream(), 'application/epub+zip');
    const content = await read('streamed.epub');
    expect(content).toMatchObject({ size: 400_001, contentType: 'application/epub+zip' });
    expect(content?.bytes.equals(Buffer.concat(chunks))).toBe(true);
  });

  test('stores a content type that differs from the extension, until the object is replaced', async () => {
    await open().put('odd.jpg', Buffer.from('text'), 'text/plain');
    expect(await open().head('odd.jpg')).toMatchObject({ contentType: 'text/plain' });
    await open().put('odd.jpg', Buffer.from('jpeg'), 'image/jpeg');
    expect(await open().head('odd.jpg')).toMatchObject({ contentType: 'image/jpeg' });
  });

  test('stores an empty object', async () => {
    await open().put('empty.pdf', Buffer.of(), 'application/pdf');
    expect(await read('empty.pdf')).toMatchObject({ size: 0, bytes: Buffer.of() });
  });

  test('returns ranges of bytes', async () => {
    const bytes = randomBytes(1000);
    await open().put('ranges.mp3', bytes, 'audio/mpeg');
    const range = fc.tuple(fc.nat(999), fc.option(fc.nat(1200), { nil: undefined }));
    await fc.assert(
      fc.asyncProperty(range, async ([start, length]) => {
        const end = length === undefined ? undefined : start + length;
        const content = await read('ranges.mp3', { start, end });
        const last = Math.min(end ?? 999, 999);
        expect(content).toMatchObject({ size: 1000, range: { start, end: last } });
        expect(content?.bytes.equals(bytes.subarray(start, last + 1))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test('rejects a range after the end', async () => {
    await open().put('short.mp3', Buffer.from('short'), 'audio/mpeg');
    await expect(open().get('short.mp3', { start: 5 })).rejects.toBeInstanceOf(RangeNotSatisfiableError);
    await expect(open().get('short.mp3', { start: 900, end: 950 })).rejects.toBeInstanceOf(
      RangeNotSatisfiableError,
    );
  });

  test('replaces an object, and its ETag changes', async () => {
    await open().put('replaced.jpg', Buffer.from('first'), 'image/jpeg');
    const first = await open().head('replaced.jpg');
    await open().put('replaced.jpg', Buffer.from('other'), 'image/jpeg');
    const second = await read('replaced.jpg');
    expect(second?.bytes.toString()).toBe('other');
    expect(second?.etag).not.toBe(first?.etag);
  });

  test('a failing stream leaves the object unchanged', async () => {
    await open().put('stable.jpg', Buffer.from('before'), 'image/jpeg');
    async function* failing() {
      yield Buffer.from('half');
      throw new Error('The source is gone.');
    }
    await expect(open().put('stable.jpg', failing(), 'image/jpeg')).rejects.toThrow('The source is gone.');
    expect((await read('stable.jpg'))?.bytes.toString()).toBe('before');
  });

  test('returns undefined for a missing object, and deletes without an error', async () => {
    expect(await open().get('missing.jpg')).toBeUndefined();
    expect(await open().head('missing/too.jpg')).toBeUndefined();
    await open().put('deleted.jpg', Buffer.from('x'), 'image/jpeg');
    await open().delete('deleted.jpg');
    await open().delete('deleted.jpg');
    expect(await open().head('deleted.jpg')).toBeUndefined();
  });

  test('rejects invalid keys before it reads or writes', async () => {
    for (const key of [
      '../outside',
      'a/../../b',
      '/root',
      'a//b',
      'a/',
      '',
      '.hidden',
      'A.jpg',
      'a\0b',
      'å.jpg',
    ]) {
      await expect(open().put(key, Buffer.from('x'), 'image/jpeg')).rejects.toThrow(
        'Not a valid storage key',
      );
      await expect(open().get(key)).rejects.toThrow('Not a valid storage key');
      await expect(open().delete(key)).rejects.toThrow('Not a valid storage key');
    }
  });
});

test('the settings select the storage', async () => {
  const { endpoint, region, bucket, accessKey, secretKey } = server.options;
  const settings = {
    DATA_DIR: folder,
    S3_ENDPOINT: undefined,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
    S3_PATH_STYLE: true,
  };
  await openStorage(settings).put('selected/folder.jpg', Buffer.from('x'), 'image/jpeg');
  expect(await readdir(join(folder, 'files/objects/selected'))).toEqual(['folder.jpg']);
  await openStorage({ ...settings, S3_ENDPOINT: endpoint }).put(
    'selected/s3.jpg',
    Buffer.from('x'),
    'image/jpeg',
  );
  expect(await storages.S3?.head('selected/s3.jpg')).toMatchObject({ size: 1 });
});

test('a folder storage leaves no incomplete files', async () => {
  expect(await readdir(join(folder, 'incomplete'))).toEqual([]);
});

test('an S3 storage with a wrong secret reports the error of the server', async () => {
  const storage = createS3Storage({ ...server.options, secretKey: 'wrong' });
  await expect(storage.put('a.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toThrow(
    /answered 403.*SignatureDoesNotMatch/s,
  );
});

test('a key has at most 300 characters', () => {
  expect(() => checkKey('a'.repeat(300))).not.toThrow();
  expect(() => checkKey('a'.repeat(301))).toThrow('Not a valid storage key');
});
