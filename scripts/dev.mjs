// npm run dev: the shop with hot reload. The storefront's modules are swapped in the page; the backend restarts.
import {
  ensureGenerated,
  ensureNode,
  ensurePackages,
  explainAndExit,
  nodeOptions,
  runInForeground,
} from './prepare.mjs';

try {
  const node = await ensureNode();
  await ensurePackages();
  await ensureGenerated(node);
  const watched = ['backend', 'contract', 'cli', 'demo'].map((folder) => `--watch-path=${folder}`);
  process.exit(
    await runInForeground(
      node,
      [...nodeOptions, ...watched, '--watch-preserve-output', 'cli/serve.ts', '--dev'],
      { ...process.env, NODE_ENV: 'development' },
    ),
  );
} catch (error) {
  explainAndExit(error);
}
