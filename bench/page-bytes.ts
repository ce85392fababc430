// The brotli bytes of scripts and styles per page type, from the build. `--check` fails if a budget is exceeded.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildManifest, readBuildManifest } from '#storefront/server/document/build-manifest.ts';
import { findStorefrontBuild } from '../cli/build/storefront-build.ts';
import { BUDGETS, PAGE_TYPES, type PageType } from './budgets.ts';

interface PageBytes {
  script: number;
  style: number;
}

const { clientFolder } = findStorefrontBuild();

export function measurePageBytes(): Record<PageType, PageBytes> {
  const manifest = readBuildManifest(clientFolder);
  return Object.fromEntries(
    Object.entries(PAGE_TYPES).map(([name, source]) => [name, bytesOf(manifest, source)]),
  ) as Record<PageType, PageBytes>;
}

function bytesOf(manifest: BuildManifest, source: string): PageBytes {
  const { scripts, styles } = manifest.chunksOf([source, 'storefront/translations/sv/base.ts']);
  return { script: sum([manifest.entry, ...scripts]), style: sum([...manifest.styles, ...styles]) };
}

function sum(files: string[]): number {
  return files.reduce((total, file) => total + statSync(`${join(clientFolder, file)}.br`).size, 0);
}

if (process.argv.includes('--check')) {
  let isWithin = true;
  for (const [name, { script, style }] of Object.entries(measurePageBytes()) as [PageType, PageBytes][]) {
    const budget = BUDGETS[name];
    const line = `${name}: script ${kilobytes(script)} of ${kilobytes(budget.script)}, style ${kilobytes(style)} of ${kilobytes(budget.style)}`;
    const fits = script <= budget.script && style <= budget.style;
    process.stdout.write(`${fits ? 'within' : 'OVER  '} ${line}\n`);
    isWithin &&= fits;
  }
  process.exit(isWithin ? 0 : 1);
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
