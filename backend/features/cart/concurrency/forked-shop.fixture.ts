import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyDataFolder } from '../../../../tests/api/data-folder.ts';
import type { GraphqlResult, TestShop } from '../../../../tests/api/test-shop.ts';

/** Another operating system process of the shop, which shares only the database with the others. */
export async function forkShop(shop: TestShop): Promise<Pick<TestShop, 'query' | 'close'>> {
  const folder = await copyDataFolder(shop.folder);
  const child = fork(join(import.meta.dirname, 'shop-process.fixture.ts'), [shop.databaseUrl, folder], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
  });
  await waitUntilReady(child);
  const waiting = new Map<number, (answer: GraphqlResult<never>) => void>();
  child.on('message', ({ id, answer }: { id: number; answer: GraphqlResult<never> }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  let lastId = 0;
  return {
    query(...query) {
      const id = ++lastId;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        child.send({ id, query });
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

function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) =>
      reject(new Error(`The forked shop exited with code ${code} before it was ready.`)),
    );
  });
}
