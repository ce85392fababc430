// npm run build: creates a release folder (`create-release.mjs`).
import { relative } from 'node:path';
import { createRelease } from './create-release.mjs';
import { ensureBuilt, ensureNode, ensurePackages, explainAndExit, print } from './prepare.mjs';

try {
  const node = await ensureNode();
  await ensurePackages();
  await ensureBuilt(node);
  print(`Release ${relative(process.cwd(), await createRelease(node))}`);
} catch (error) {
  explainAndExit(error);
}
