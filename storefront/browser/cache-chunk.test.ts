import { createElement, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { cacheChunk, forgetFailedChunks } from './cache-chunk.ts';

test('loads once and then reads without waiting', async () => {
  const importChunk = vi.fn(async () => 'part');
  const chunk = cacheChunk(importChunk);
  expect(await chunk.load()).toBe('part');
  expect(chunk.read()).toBe(chunk.load());
  expect(chunk.read()).toMatchObject({ status: 'fulfilled', value: 'part' });
  expect(importChunk).toHaveBeenCalledOnce();
});

test('a component starts the load, and later calls share it', async () => {
  const importChunk = vi.fn(async () => 'part');
  const chunk = cacheChunk(importChunk);
  const reading = chunk.read();
  expect([chunk.read(), chunk.load()]).toEqual([reading, reading]);
  expect(await reading).toBe('part');
  expect(importChunk).toHaveBeenCalledOnce();
});

test('caches one chunk per key', async () => {
  const importChunk = vi.fn(async (locale: string) => `part in ${locale}`);
  const chunk = cacheChunk(importChunk);
  expect([await chunk.load('sv'), await chunk.load('fi'), await chunk.read('sv')]).toEqual([
    'part in sv',
    'part in fi',
    'part in sv',
  ]);
  expect(importChunk).toHaveBeenCalledTimes(2);
});

describe('a failed load', () => {
  async function failOnce() {
    const importChunk = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('No network.'));
    const chunk = cacheChunk(importChunk);
    await expect(chunk.read()).rejects.toThrow('No network.');
    return { chunk, importChunk };
  }

  test('stays failed for rendering', async () => {
    const { chunk, importChunk } = await failOnce();
    expect(chunk.read()).toBe(chunk.read());
    await expect(chunk.read()).rejects.toThrow('No network.');
    const Reader = () => use(chunk.read());
    expect(() => renderToString(createElement(Reader))).toThrow('No network.');
    for (let render = 0; render < 3; render++)
      renderToString(createElement(Suspense, { fallback: '' }, createElement(Reader)));
    expect(importChunk).toHaveBeenCalledOnce();
  });

  test('is retried by the next explicit load, which rendering then reads', async () => {
    const { chunk, importChunk } = await failOnce();
    expect(await chunk.load()).toBe('part');
    expect(await chunk.read()).toBe('part');
    expect(importChunk).toHaveBeenCalledTimes(2);
  });

  test('is retried by rendering after a navigation', async () => {
    const { chunk, importChunk } = await failOnce();
    forgetFailedChunks();
    expect(await chunk.read()).toBe('part');
    expect(importChunk).toHaveBeenCalledTimes(2);
  });

  test('that was retried already is not forgotten by a navigation', async () => {
    const { chunk, importChunk } = await failOnce();
    await chunk.load();
    forgetFailedChunks();
    expect(await chunk.read()).toBe('part');
    expect(importChunk).toHaveBeenCalledTimes(2);
  });
});
