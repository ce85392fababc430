// npm run cluster: a small cluster on this machine, until Ctrl-C. With --test it is tested instead.
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { startCluster } from './cluster/cluster.ts';
import { missingPackages } from './cluster/databases.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const missing = missingPackages();
if (missing) {
  print(missing);
  process.exit(1);
}
if (process.argv.includes('--test')) {
  const args = [
    'scripts/run.mjs',
    '--tool',
    'vitest',
    'run',
    '--project',
    'unit*',
    'tests/operations/cluster.test.ts',
  ];
  const env = { CLUSTER_SECONDS: '300', ...process.env, TEST_MATRIX: 'full' };
  process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1);
}
const folder = await createScratchFolder('cluster');
print('  Starting PostgreSQL with a replica, PgBouncer, Redis, HAProxy and three shops …');
const cluster = await startCluster(folder);
print(`\n  Shop          ${cluster.shopUrl}`);
print(`  Commerce API  ${cluster.apiUrl}/graphql   (X-ApiKey: demo)`);
print(`  Database      ${cluster.databaseUrl}`);
print(`  Redis         ${cluster.redis.url}`);
print('\n  Ctrl-C stops the cluster and deletes its data.\n');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
    process.exit(0);
  });
