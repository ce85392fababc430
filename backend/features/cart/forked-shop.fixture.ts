import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { snapshotPath } from '#backend/catalogue-index/snapshot-file.ts';
import { makeScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import type { Answer, TestShop } from '../../../tests/api/test-shop.ts';

/** Another process of the operating system that answers for the shop; it shares nothing with others but the database. */
export async function forkShop(shop: TestShop): Promise<Pick<TestShop, 'ask' | 'close'>> {
  const folder = await makeScratchFolder('forked');
  await mkdir(dirname(snapshotPath(folder)), { recursive: true });
  await copyFile(snapshotPath(shop.folder), snapshotPath(folder));
  const child = fork(join(import.meta.dirname, 'shop-process.fixture.ts'), [shop.databaseUrl, folder], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
  });
  await ready(child);
  const waiting = new Map<number, (answer: Answer<never>) => void>();
  child.on('message', ({ place, answer }: { place: number; answer: Answer<never> }) => {
    waiting.get(place)?.(answer);
    waiting.delete(place);
  });
  let asked = 0;
  return {
    ask(...question) {
      const place = ++asked;
      return new Promise((resolve) => {
        waiting.set(place, resolve);
        child.send({ place, asked: question });
      });
    },
    async close() {
      const closed = once(child, 'exit');
      child.disconnect();
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The process of the shop ended with ${code}.`)));
  });
}
