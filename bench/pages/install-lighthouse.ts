import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const version = '13.5.0';
const folder = join(import.meta.dirname, '../../.cache', `lighthouse-${version}`);

/** The fields of Lighthouse's result that the benchmark reads. */
export interface LighthouseResult {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: unknown }>;
  environment: { benchmarkIndex: number };
}

export interface Lighthouse {
  run(
    url: string,
    flags: { port: number; onlyCategories: string[]; extraHeaders?: Record<string, string> },
  ): Promise<LighthouseResult>;
  launch(options: { chromePath: string; chromeFlags: string[] }): Promise<{ port: number; kill(): void }>;
}

/** Fetched when this benchmark runs: with its dependencies it is too large for every installation. */
export async function installLighthouse(): Promise<Lighthouse> {
  if (!existsSync(join(folder, 'node_modules/lighthouse'))) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', [...args, '--ignore-scripts', `lighthouse@${version}`], { stdio: 'inherit' });
  }
  const resolve = createRequire(join(folder, 'index.js')).resolve;
  const load = (name: string) => import(pathToFileURL(resolve(name)).href);
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    load('lighthouse'),
    load('chrome-launcher'),
  ]);
  return { run: async (url, flags) => (await lighthouse(url, flags)).lhr, launch };
}
