import { chmod, mkdir, mkdtemp, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountFor } from './account.ts';
import { folder, isRoot, isUnix, log, parent, useDataFolderPerTest } from './data-folder.fixture.ts';
import { preparePrograms } from './programs.ts';

useDataFolderPerTest();

test.runIf(isUnix)('creates links between libraries if install scripts did not run', async () => {
  const native = await createFakePackage();
  await preparePrograms(undefined, () => undefined, { native, version: '1' });
  expect(await readlink(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
});

describe.runIf(isRoot)('as root, below a folder that others cannot enter', () => {
  beforeEach(() => chmod(parent, 0o700));

  test('copies the programs once to a readable folder', async () => {
    const native = await createFakePackage();
    const candidates = [join(parent, 'unreachable'), await mkdtemp(join(tmpdir(), 'kvarto-programs-'))];
    await chmod(candidates[1] ?? '', 0o755);
    try {
      const account = await accountFor(folder);
      const prepare = () =>
        preparePrograms(account, (line) => log.push(line), { native, version: '1' }, candidates);
      const { postgres } = await prepare();
      expect(postgres).toBe(join(candidates[1] ?? '', 'kvarto-postgres-1', 'bin', 'postgres'));
      expect((await stat(postgres)).mode & 0o777).toBe(0o755);
      expect(await readlink(join(postgres, '..', '..', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
      await prepare();
      expect(log).toHaveLength(1);
      await rm(postgres);
      await prepare();
      expect(log, 'a damaged copy is replaced').toHaveLength(2);
    } finally {
      await rm(candidates[1] ?? '', { recursive: true });
    }
  });
});

/** The package as npm unpacks it, without its install script. */
async function createFakePackage() {
  const native = join(parent, 'package', 'native');
  for (const path of ['bin', 'lib/postgresql', 'share/postgresql'])
    await mkdir(join(native, path), { recursive: true });
  for (const path of ['bin/postgres', 'bin/initdb', 'lib/libpq.so.5.18', 'share/postgresql/postgres.bki']) {
    await writeFile(join(native, path), path, { mode: 0o700 });
  }
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  return native;
}
