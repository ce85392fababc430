// The brotli bytes of scripts, styles and fonts per page type, from the build. `--check` fails if a budget is exceeded.
import { globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildManifest, readBuildManifest } from '#storefront/server/document/build-manifest.ts';
import { nextSourcesOf } from '#storefront/server/pages/next-files.ts';
import { findStorefrontBuild } from '../cli/build/storefront-build.ts';
import {
  BUDGETS,
  IDLE_SOURCES,
  OVERLAYS,
  PAGE_TYPES,
  type PageBytes,
  type PageType,
  USED_SOURCES,
} from './pages/budgets.ts';

const { clientFolder } = findStorefrontBuild();
const messages = 'storefront/translations/sv/base.ts';

export function measurePageBytes(): Record<PageType, PageBytes> {
  const manifest = readBuildManifest(clientFolder);
  return Object.fromEntries(
    Object.entries(PAGE_TYPES).map(([name, source]) => [name, bytesOf(manifest, name as PageType, source)]),
  ) as Record<PageType, PageBytes>;
}

function bytesOf(manifest: BuildManifest, name: PageType, source: string): PageBytes {
  const { scripts, styles } = manifest.chunksOf([source, messages]);
  // The manifest has an underscore before the name of a chunk that is not an entry.
  const overlays = globSync(OVERLAYS, { cwd: clientFolder }).map((file) => `_${basename(file)}`);
  const idle = [source, messages, ...overlays, ...(name === 'checkout' ? [] : IDLE_SOURCES)];
  const used = [...idle, ...USED_SOURCES, ...(name === 'checkout' ? [] : nextSourcesOf('sv'))];
  const scriptOf = (sources: string[]) => sum([manifest.entry, ...manifest.chunksOf(sources).scripts]);
  const fonts = globSync('assets/*-core-*.woff2', { cwd: clientFolder });
  const footer = name === 'checkout' ? [] : manifest.chunksOf(['storefront/layouts/footer.tsx']).styles;
  return {
    script: sum([manifest.entry, ...scripts]),
    scriptOfFiveSeconds: scriptOf(idle),
    scriptInUse: scriptOf(used),
    style: sum([...manifest.styles, ...styles, ...footer]),
    fonts: fonts.reduce((total, file) => total + statSync(join(clientFolder, file)).size, 0),
    // The document, the fonts, the entry script and the other scripts.
    requests: 1 + fonts.length + 1 + scripts.length,
  };
}

function sum(files: string[]): number {
  return [...new Set(files)].reduce(
    (total, file) => total + statSync(`${join(clientFolder, file)}.br`).size,
    0,
  );
}

if (process.argv.includes('--check')) {
  let isWithin = true;
  for (const [name, bytes] of Object.entries(measurePageBytes()) as [PageType, PageBytes][]) {
    const budget = BUDGETS[name];
    const measures = Object.keys(budget) as (keyof PageBytes)[];
    const format = (measure: keyof PageBytes, value: number) =>
      measure === 'requests' ? String(value) : kilobytes(value);
    const line = measures.map(
      (measure) => `${measure} ${format(measure, bytes[measure])} of ${format(measure, budget[measure])}`,
    );
    const isPageWithin = measures.every((measure) => bytes[measure] <= budget[measure]);
    process.stdout.write(`${isPageWithin ? 'within' : 'OVER  '} ${name}: ${line.join(', ')}\n`);
    isWithin &&= isPageWithin;
  }
  process.exit(isWithin ? 0 : 1);
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
