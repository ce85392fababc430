// npm run conformance -- URL KEY: runs the documented flows against an endpoint of the contract, and prints the results.
// The flows create an account and an order.
import { parseArgs } from 'node:util';
import { type FlowResult, runFlows } from './conformance/run-flows.ts';
import { formatTable } from './output/format-table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { auth: { type: 'string' }, json: { type: 'boolean' } },
});
const [url = '', apiKey = ''] = positionals;
if (!URL.canParse(url) || !apiKey) {
  process.stderr.write('Usage: npm run conformance -- URL KEY [--auth URL] [--json]\n');
  process.exit(2);
}
const graphql = new URL(url).pathname === '/' ? new URL('/graphql', url).href : url;
const auth = (values.auth ?? new URL('auth/', graphql).href).replace(/\/*$/, '/');
const results = await runFlows({ graphql, auth, apiKey });
const countOf = (result: FlowResult['result']) => results.filter((flow) => flow.result === result).length;
if (values.json) process.stdout.write(`${JSON.stringify(results)}\n`);
else {
  const rows = results.map(({ flow, result, milliseconds, detail }) => [
    flow,
    result,
    `${milliseconds} ms`,
    detail,
  ]);
  process.stdout.write(`${formatTable(['Flow', 'Result', 'Time', 'Detail'], rows).join('\n')}\n`);
  process.stdout.write(
    `${countOf('passed')} passed, ${countOf('failed')} failed, ${countOf('skipped')} skipped\n`,
  );
}
process.exitCode = countOf('failed') > 0 ? 1 : 0;
