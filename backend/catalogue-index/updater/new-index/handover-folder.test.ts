import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { HandoverFolder } from './handover-folder.ts';

const forever = 60_000;
let dataFolder: string;
let folder: HandoverFolder;
beforeEach(async () => {
  dataFolder = await createScratchFolder('handover');
  folder = HandoverFolder.in(dataFolder);
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

test('an offer is claimed once', async () => {
  expect(folder.claim()).toBe(false);
  await folder.writeOffer(Buffer.from('catalogue'));
  expect(await folder.isClaimed(0)).toBe(false);
  expect(folder.claim()).toBe(true);
  expect(folder.claim()).toBe(false);
  expect(await folder.isClaimed(0)).toBe(true);
  expect(String(await folder.readOffer())).toBe('catalogue');
});

test('the writer is at most four files ahead, and stops if nothing is read', async () => {
  await folder.writeOffer(Buffer.from(''));
  for (let index = 0; index < 4; index++) expect(await folder.writeFile(index, `${index}`, 0)).toBe(true);
  expect(await folder.writeFile(4, '4', 0)).toBe(false);
  const written = folder.writeFile(4, '4', forever);
  expect(await folder.takeFile(0, 0)).toBe('0');
  expect(await written).toBe(true);
  for (const index of [1, 2, 3, 4]) expect(await folder.takeFile(index, forever)).toBe(`${index}`);
});

test('a data folder that cannot be written is reported', async () => {
  const file = join(dataFolder, 'file');
  await writeFile(file, '');
  const unusable = HandoverFolder.in(file);
  expect(await unusable.writeOffer(Buffer.from(''))).toBe(false);
  expect(await unusable.writeFile(0, '', 0)).toBe(false);
});

test('the reader waits for the next file, unless the writer has removed the folder', async () => {
  await folder.writeOffer(Buffer.from(''));
  expect(await folder.takeFile(0, 0)).toBeUndefined();
  const taken = folder.takeFile(0, forever);
  await folder.writeFile(0, 'late', 0);
  expect(await taken).toBe('late');
  await folder.remove();
  await expect(folder.takeFile(1, 0)).rejects.toThrow('ENOENT');
});
