import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openStaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'kvarto-assets-'));
afterAll(() => rmSync(folder, { recursive: true }));

for (const file of ['build/assets/new.js', 'releases/one/old.js', 'releases/two/older.css', 'secret.js']) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), file);
}
const files = openStaticFiles(join(folder, 'build'), join(folder, 'releases'));
const respond = (pathname: string) => files.respondFromOtherRelease({ pathname, headers: {} });

describe('files of other releases', () => {
  test.each(['/assets/old.js', '/assets/older.css'])('%s is found, and cached for a year', (path) => {
    expect(respond(path)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });

  test.each(['/assets/none.js', '/assets/../secret.js', '/assets/one/old.js', '/assets/..%2f..%2fsecret.js'])(
    '%s does not exist',
    (path) => {
      expect(respond(path).status).toBe(404);
    },
  );

  test('do not exist without a shared folder', () => {
    const alone = openStaticFiles(join(folder, 'build'), join(folder, 'missing'));
    expect(alone.respondFromOtherRelease({ pathname: '/assets/old.js', headers: {} }).status).toBe(404);
    expect(alone.paths).toEqual(['/assets/new.js']);
  });
});
