// npm start: install, generate and build what is missing, then run the shop.
import {
  allEnded,
  ensureBuilt,
  ensureNode,
  ensurePackages,
  explainAndExit,
  mallocSettings,
  nodeOptions,
  runInForeground,
  smallYoungGeneration,
} from './prepare.mjs';

try {
  const [node] = await allEnded([ensureNode(), ensurePackages()]);
  await ensureBuilt(node);
  process.exit(
    await runInForeground(
      node,
      [...nodeOptions, smallYoungGeneration, 'cli/serve.ts', ...process.argv.slice(2)],
      {
        NODE_ENV: 'production',
        ...mallocSettings,
        ...process.env,
      },
    ),
  );
} catch (error) {
  explainAndExit(error);
}
