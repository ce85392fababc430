// npm run shop -- <command> …: what whoever runs the shop does from the command line.
import { ImportError } from '#backend/features/product-import/import-error.ts';
import { explainFailure } from './explain-failure.ts';
import { UsageError } from './usage-error.ts';

interface Command {
  does: string;
  /** Resolves to the exit code. */
  run(args: string[], signal: AbortSignal): Promise<number>;
}

const commands: Record<string, Command> = {
  import: {
    does: 'Takes books from a CSV file into the catalogue.',
    run: async (...given) => (await import('./run-import.ts')).runImport(...given),
  },
  content: {
    does: 'Lists, exports, imports, publishes, schedules and previews pages; menus, too.',
    run: async (args) => (await import('./run-content.ts')).runContent(args),
  },
  orders: {
    does: 'Lists orders, moves them, captures, sends, cancels, pays back.',
    run: async (args) => (await import('./run-orders.ts')).runOrders(args),
  },
  reviews: {
    does: 'Lists, approves and refuses reviews.',
    run: async (args) => (await import('./run-reviews.ts')).runReviews(args),
  },
  customers: {
    does: 'Blocks customers, changes their membership and balance, signs in as one.',
    run: async (args) => (await import('./run-customers.ts')).runCustomers(args),
  },
  quotations: {
    does: 'Offers a customer books at a price of their own.',
    run: async (args) => (await import('./run-quotations.ts')).runQuotations(args),
  },
};

// Whoever reads along may stop doing so.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.on(signal, () => stopping.abort());

process.exit(await run(process.argv.slice(2)));

async function run([name = 'help', ...args]: string[]): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (command) return await command.run(args, stopping.signal);
    if (!/^(--|-)?h(elp)?$/.test(name)) throw new UsageError(`There is no command "${name}".\n\n${usage()}`);
    process.stdout.write(`${usage()}\n`);
    return 0;
  } catch (error) {
    if (stopping.signal.aborted) {
      process.stderr.write('Stopped. Nothing was written.\n');
      return 130;
    }
    const isExplained = error instanceof ImportError || error instanceof UsageError;
    process.stderr.write(`${isExplained ? error.message : explainFailure(error)}\n`);
    return 1;
  }
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, { does }]) => `  npm run shop -- ${name} …   ${does}`);
  return ['Commands; each tells more with --help:', '', ...lines].join('\n');
}
