import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { referenceNameOf, shortTags } from './element-names.ts';

test('each short tag is the tag of one element, and an unknown name is returned unchanged', () => {
  expect(new Set(shortTags.values()).size).toBe(shortTags.size);
  expect(['a001', 'descriptivedetail', 'onix:b203', 'em'].map(referenceNameOf)).toEqual([
    'RecordReference',
    'DescriptiveDetail',
    'TitleText',
    'em',
  ]);
});

test('docs/onix.md has each data element', async () => {
  const page = await readFile(new URL('../../../../docs/onix.md', import.meta.url), 'utf8');
  const words = new Set(page.split(/[^A-Za-z]+/));
  const isComposite = (name: string, tag: string) => name.toLowerCase() === tag;
  const missing = [...shortTags].filter(([name, tag]) => !isComposite(name, tag) && !words.has(name));
  expect(missing).toEqual([]);
});
