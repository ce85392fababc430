import { Command } from '@commander-js/extra-typings';
import { findStorefrontBuild } from '../../build/storefront-build.ts';
import { printRows } from '../../output/print-rows.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { findPageProblems } from './page-problems.ts';
import { compareScripts, listScripts } from './release-scripts.ts';

/**
 * `npm run shop -- integrity`: whether the live checkout has the scripts and headers of this release, as PCI DSS 6.4.3 and
 * 11.6.1 require. The command uses no database, so that a monitor can run it on another machine.
 */
export function integrityCommand(terminal: Terminal): Command {
  const integrity = new Command('integrity').description(
    'Check the scripts and headers of the live checkout (docs/payments.md).',
  );
  integrity
    .command('scripts')
    .description('List the scripts of this release with their hashes.')
    .option('--json', 'print JSON')
    .action(({ json }) => {
      const scripts = listScripts(findStorefrontBuild().clientFolder);
      printRows(terminal, scripts, json, ['Script', 'Bytes', 'SHA-256'], ({ path, bytes, sha256 }) => [
        path,
        String(bytes),
        sha256,
      ]);
    });
  integrity
    .command('check')
    .description('Compare the checkout at a URL with this release. Fails if anything differs.')
    .argument('<url>', 'of the checkout, such as https://shop.example/kassan')
    .action((url) => checkPage(terminal, url));
  return integrity;
}

async function checkPage({ out, error }: Terminal, url: string): Promise<void> {
  if (!/^https?:/.test(url) || !URL.canParse(url)) throw new UsageError(`Not a URL: ${url}`);
  const scripts = listScripts(findStorefrontBuild().clientFolder);
  const { origin } = new URL(url);
  const read = async () => [
    ...(await findPageProblems(url, scripts)),
    ...(await compareScripts(origin, scripts)),
  ];
  const problems = await read().catch((failure: Error) => {
    throw new UsageError(`${url} cannot be read: ${failure.message}.`);
  });
  for (const problem of problems) error(problem);
  if (problems.length > 0) throw new UsageError(`${url} differs from this release.`);
  out(`${url} has the headers and the ${scripts.length} scripts of this release, and no other script.`);
}
