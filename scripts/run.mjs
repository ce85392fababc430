// Runs one of the project's programs (`node scripts/run.mjs cli/shop.ts …`) or tools (`--tool biome …`) on the right Node.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensureBuilt,
  ensureNode,
  ensurePackages,
  explainAndExit,
  nodeOptions,
  root,
  runInForeground,
  smallYoungGeneration,
} from './prepare.mjs';

try {
  const [program, ...rest] = process.argv.slice(2);
  const node = await ensureNode();
  await ensurePackages();
  if (/^(bench|tests)\//.test(program ?? '')) await ensureBuilt(node);
  const args = program === '--tool' ? [toolPath(rest[0]), ...rest.slice(1)] : [program, ...rest];
  // React reads NODE_ENV when it is loaded: benchmarks measure its production build.
  const environment = program?.startsWith('bench/')
    ? { ...process.env, NODE_ENV: 'production' }
    : process.env;
  const options = [...nodeOptions, ...(isImporting(program) ? [smallYoungGeneration] : [])];
  process.exit(await runInForeground(node, [...options, ...args], environment));
} catch (error) {
  explainAndExit(error);
}

/** Programs that import catalogues need to limit their memory. */
function isImporting(program) {
  return program === 'cli/shop.ts' || program === 'bench/import.ts';
}

function toolPath(name) {
  const folder = name === 'biome' ? '@biomejs/biome' : name;
  const { bin } = JSON.parse(readFileSync(join(root, 'node_modules', folder, 'package.json'), 'utf8'));
  return join(root, 'node_modules', folder, typeof bin === 'string' ? bin : bin[name]);
}
