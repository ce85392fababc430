import { expect, test } from 'vitest';
import { BodyTooLargeError, RequestAbortedError, readBody } from './read-body.ts';

function createBody(...texts: string[]) {
  const state = { chunksRead: 0 };
  async function* chunks() {
    for (const text of texts) {
      state.chunksRead += 1;
      yield new TextEncoder().encode(text);
    }
  }
  return { state, chunks: chunks() };
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('joins the chunks of a body', async () => {
  expect(textOf(await readBody(createBody('{"a"', ':', '1}').chunks, { maxBytes: 7 }))).toBe('{"a":1}');
  expect(textOf(await readBody(createBody('one').chunks, { maxBytes: 3 }))).toBe('one');
});

test('reads an empty body', async () => {
  expect(await readBody(createBody().chunks, { maxBytes: 0 })).toHaveLength(0);
});

test('rejects a body that is too large without reading the rest', async () => {
  const { chunks, state } = createBody('1234', '5678', '9', '10');
  await expect(readBody(chunks, { maxBytes: 7 })).rejects.toThrow(BodyTooLargeError);
  expect(state.chunksRead).toBe(2);
});

test('drains a body that is too large, up to a limit', async () => {
  const small = createBody('1234', '5678', '9');
  await expect(readBody(small.chunks, { maxBytes: 7, maxDrainedBytes: 20 })).rejects.toThrow(
    BodyTooLargeError,
  );
  expect(small.state.chunksRead).toBe(3);
  const large = createBody('1234', '5678', '90', '12');
  await expect(readBody(large.chunks, { maxBytes: 3, maxDrainedBytes: 9 })).rejects.toThrow(
    BodyTooLargeError,
  );
  expect(large.state.chunksRead).toBe(3);
});

test('has its own error for a connection that breaks', async () => {
  async function* broken() {
    yield new Uint8Array(1);
    throw new Error('aborted');
  }
  const error = await readBody(broken(), { maxBytes: 10 }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RequestAbortedError);
  expect(error).toMatchObject({ cause: { message: 'aborted' } });
});
