import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleHash } from './channel-style.ts';

/** The files that the browser needs for a screen, from Vite's manifest. */
export interface BuildManifest {
  entry: string;
  styles: string[];
  /** The design's fonts of texts and titles, with the core characters only: pages preload them. */
  fonts: string[];
  /** Files of these sources beyond the entry's: scripts to preload, and styles. */
  chunksOf(sources: string[]): Chunks;
  /** The content of style sheets, for the document's own style element. */
  readStyles(files: string[]): InlineStyle;
}

interface InlineStyle {
  css: string;
  /** Source for the `style-src` directive. */
  source: string;
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
  if (!entry) throw new Error(`The build manifest has no ${entrySource}.`);
  const entryChunks = collect(manifest, [entrySource]);
  const chunks = new Map<string, Chunks>();
  const inlineStyles = new Map<string, InlineStyle>();
  return {
    entry: `/${entry.file}`,
    styles: entryChunks.styles,
    fonts: Object.values(manifest)
      .map(({ file }) => `/${file}`)
      .filter((file) => /(schibsted-grotesk|fraunces)-core.*\.woff2$/.test(file)),
    chunksOf(sources) {
      const key = sources.join();
      const found = chunks.get(key) ?? withoutEntry(collect(manifest, sources), entryChunks);
      chunks.set(key, found);
      return found;
    },
    readStyles(files) {
      const key = files.join();
      const found = inlineStyles.get(key) ?? inlineStyleOf(clientFolder, files);
      inlineStyles.set(key, found);
      return found;
    },
  };
}

function inlineStyleOf(clientFolder: string, files: string[]): InlineStyle {
  const css = files.map((file) => readFileSync(join(clientFolder, file), 'utf8').trim()).join('');
  return { css, source: css && styleHash(css) };
}

interface Chunks {
  scripts: string[];
  styles: string[];
}

/** The entry's imports are preloaded too; the entry itself is the script at the document's end. */
function withoutEntry(found: Chunks, entryChunks: Chunks): Chunks {
  return {
    scripts: [
      ...entryChunks.scripts.slice(1),
      ...found.scripts.filter((file) => !entryChunks.scripts.includes(file)),
    ],
    styles: found.styles.filter((file) => !entryChunks.styles.includes(file)),
  };
}

function collect(manifest: Record<string, ManifestEntry>, sources: string[]): Chunks {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (source: string) => {
    const chunk = manifest[source];
    // A renamed source must not lose its preloads and styles silently.
    if (!chunk) throw new Error(`build manifest has no entry for ${source}`);
    if (scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], styles: [...styles] };
}
