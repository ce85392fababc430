import { chmod, mkdir, mkdtemp, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountFor } from './account.ts';
import { eachInItsDataFolder, folder, isRoot, isUnix, log, parent } from './data-folder.fixture.ts';
import { preparePrograms } from './programs.ts';

eachInItsDataFolder();

test.runIf(isUnix)('links between libraries are made where install scripts did not run', async () => {
  const native = await fakeNative();
  await preparePrograms(undefined, () => undefined, { native, version: '1' });
  expect(await readlink(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
});

describe.runIf(isRoot)('as root, below a folder that others cannot enter', () => {
  beforeEach(() => chmod(parent, 0o700));

  test('the programs are copied to where they can be read, once', async () => {
    const native = await fakeNative();
    const places = [join(parent, 'unreachable'), await mkdtemp(join(tmpdir(), 'kvarto-programs-'))];
    await chmod(places[1] ?? '', 0o755);
    try {
      const account = await accountFor(folder);
      const prepare = () =>
        preparePrograms(account, (line) => log.push(line), { native, version: '1' }, places);
      const { postgres } = await prepare();
      expect(postgres).toBe(join(places[1] ?? '', 'kvarto-postgres-1', 'bin', 'postgres'));
      expect((await stat(postgres)).mode & 0o777).toBe(0o755);
      expect(await readlink(join(postgres, '..', '..', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
      await prepare();
      expect(log).toHaveLength(1);
      await rm(postgres);
      await prepare();
      expect(log, 'a damaged copy is made again').toHaveLength(2);
    } finally {
      await rm(places[1] ?? '', { recursive: true });
    }
  });
});

/** As npm unpacks the package without running its script. */
async function fakeNative() {
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
