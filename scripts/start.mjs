// npm start: everything that is needed, then the shop.
import { ensureBuilt, ensureNode, ensurePackages, explainAndExit, runInForeground } from './prepare.mjs';

try {
  const node = await ensureNode();
  await ensurePackages();
  await ensureBuilt(node);
  process.exit(
    await runInForeground(
      node,
      ['--disable-warning=ExperimentalWarning', 'cli/serve.ts', ...process.argv.slice(2)],
      { NODE_ENV: 'production', ...process.env },
    ),
  );
} catch (error) {
  explainAndExit(error);
}
