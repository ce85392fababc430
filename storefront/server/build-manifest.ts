import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the browser needs for a screen, read from what the build wrote. */
export interface BuildManifest {
  entry: string;
  styles: string[];
  fonts: string[];
  /** Script files of a screen beyond the entry: its chunk and the words of the language. */
  chunksOf(sources: string[]): Chunks;
}

interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

const entrySource = 'storefront/browser-entry.tsx';

export function readBuildManifest(clientFolder: string): BuildManifest {
  const manifest: Record<string, ManifestEntry> = JSON.parse(
    readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  );
  const entry = manifest[entrySource];
  if (!entry) throw new Error('The build has no entry for the browser.');
  const ofEntry = collect(manifest, [entrySource]);
  const chunks = new Map<string, Chunks>();
  return {
    entry: `/${entry.file}`,
    styles: ofEntry.styles,
    fonts: Object.values(manifest)
      .map(({ file }) => `/${file}`)
      .filter((file) => /latin-wght-normal.*\.woff2$/.test(file)),
    chunksOf(sources) {
      const key = sources.join();
      const known = chunks.get(key) ?? beyondEntry(collect(manifest, sources), ofEntry);
      chunks.set(key, known);
      return known;
    },
  };
}

interface Chunks {
  scripts: string[];
  styles: string[];
}

/** What the entry brings along is preloaded too, but named once; the entry itself is the script at the page's end. */
function beyondEntry(found: Chunks, ofEntry: Chunks): Chunks {
  return {
    scripts: [
      ...ofEntry.scripts.slice(1),
      ...found.scripts.filter((file) => !ofEntry.scripts.includes(file)),
    ],
    styles: found.styles.filter((file) => !ofEntry.styles.includes(file)),
  };
}

function collect(manifest: Record<string, ManifestEntry>, sources: string[]): Chunks {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], styles: [...styles] };
}
