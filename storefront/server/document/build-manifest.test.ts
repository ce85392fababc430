import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readBuildManifest } from './build-manifest.ts';

function createManifest(entries: object) {
  const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(entries));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['entry', 'grid'])
    writeFileSync(join(folder, `assets/${name}.css`), `.${name}{color:red}\n`);
  return readBuildManifest(folder);
}

const entry = { file: 'assets/entry.js', css: ['assets/entry.css'], imports: ['_frame.js'] };

test('collects scripts and styles of a source with its imports, without those of the entry', () => {
  const manifest = createManifest({
    'storefront/browser-entry.tsx': entry,
    '_frame.js': { file: 'assets/frame.js' },
    '_grid.js': { file: 'assets/grid.js', css: ['assets/grid.css'] },
    'storefront/a.tsx': { file: 'assets/a.js', imports: ['_frame.js', '_grid.js'] },
  });
  expect(manifest.chunksOf(['storefront/a.tsx'])).toEqual({
    scripts: ['/assets/frame.js', '/assets/a.js', '/assets/grid.js'],
    styles: ['/assets/grid.css'],
  });
});

test('throws on a source that the build does not know', () => {
  const manifest = createManifest({ 'storefront/browser-entry.tsx': { ...entry, imports: [] } });
  expect(() => manifest.chunksOf(['storefront/renamed.tsx'])).toThrow(/storefront\/renamed\.tsx/);
});

test('reads style sheets in their order, with the hash for the policy', () => {
  const manifest = createManifest({ 'storefront/browser-entry.tsx': { ...entry, imports: [] } });
  expect(manifest.readStyles(['/assets/entry.css', '/assets/grid.css'])).toEqual({
    css: '.entry{color:red}.grid{color:red}',
    source: expect.stringMatching(/^'sha256-.{43}='$/),
  });
});
