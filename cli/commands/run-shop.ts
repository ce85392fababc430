import { type Command, CommanderError, Command as Program } from '@commander-js/extra-typings';
import { ImportError } from '#backend/features/product-import/import-error.ts';
import { explainFailure } from '../explain-failure.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** The commands of `npm run shop`. Each is loaded when it is called. */
const commands: Record<string, (terminal: Terminal) => Promise<unknown>> = {
  init: async (terminal) => (await import('./setup/init.ts')).initCommand(terminal),
  import: async (terminal) => (await import('./import/import.ts')).importCommand(terminal),
  export: async (terminal) => (await import('./import/export.ts')).exportCommand(terminal),
  pictures: async (terminal) => (await import('./pictures.ts')).picturesCommand(terminal),
  files: async (terminal) => (await import('./files.ts')).filesCommand(terminal),
  content: async (terminal) => (await import('./content.ts')).contentCommand(terminal),
  backup: async (terminal) => (await import('./setup/backup.ts')).backupCommand(terminal),
  restore: async (terminal) => (await import('./setup/backup.ts')).restoreCommand(terminal),
  campaigns: async (terminal) => (await import('./catalogue/campaigns.ts')).campaignsCommand(terminal),
  'promo-codes': async (terminal) => (await import('./catalogue/promo-codes.ts')).promoCodesCommand(terminal),
  categories: async (terminal) => (await import('./catalogue/categories.ts')).categoriesCommand(terminal),
  contributors: async (terminal) =>
    (await import('./catalogue/contributors.ts')).contributorsCommand(terminal),
  publishers: async (terminal) => (await import('./catalogue/publishers.ts')).publishersCommand(terminal),
  stock: async (terminal) => (await import('./catalogue/stock.ts')).stockCommand(terminal),
  prices: async (terminal) => (await import('./catalogue/stock.ts')).pricesCommand(terminal),
  orders: async (terminal) => (await import('./orders.ts')).ordersCommand(terminal),
  withdrawals: async (terminal) => (await import('./desk/withdrawals.ts')).withdrawalsCommand(terminal),
  payments: async (terminal) => (await import('./desk/mails-and-payments.ts')).paymentsCommand(terminal),
  mails: async (terminal) => (await import('./desk/mails-and-payments.ts')).mailsCommand(terminal),
  jobs: async (terminal) => (await import('./desk/jobs.ts')).jobsCommand(terminal),
  'gift-cards': async (terminal) => (await import('./gift-cards/gift-cards.ts')).giftCardsCommand(terminal),
  'gift-wrap': async (terminal) => (await import('./gift-cards/gift-cards.ts')).giftWrapCommand(terminal),
  reviews: async (terminal) => (await import('./desk/reviews.ts')).reviewsCommand(terminal),
  customers: async (terminal) => (await import('./customers.ts')).customersCommand(terminal),
  retention: async (terminal) => (await import('./desk/retention.ts')).retentionCommand(terminal),
  quotations: async (terminal) => (await import('./quotations.ts')).quotationsCommand(terminal),
  invoices: async (terminal) => (await import('./vat/invoices.ts')).invoicesCommand(terminal),
  oss: async (terminal) => (await import('./vat/invoices.ts')).ossCommand(terminal),
  law: async (terminal) => (await import('./desk/law.ts')).lawCommand(terminal),
  vat: async (terminal) => (await import('./vat/vat.ts')).vatCommand(terminal),
  'api-keys': async (terminal) => (await import('./setup/api-keys.ts')).apiKeysCommand(terminal),
  demo: async (terminal) => (await import('./setup/demo.ts')).demoCommand(terminal),
  branding: async (terminal) => (await import('./setup/branding.ts')).brandingCommand(terminal),
  settings: async (terminal) => (await import('./setup/shop-settings.ts')).shopSettingsCommand(terminal),
  integrity: async (terminal) => (await import('./setup/integrity.ts')).integrityCommand(terminal),
  searches: async (terminal) => (await import('./searches/searches.ts')).searchesCommand(terminal),
};

/** Runs one command of `npm run shop` and returns its exit code. */
export async function runShop(args: string[], terminal: Terminal): Promise<number> {
  try {
    const program = await createProgram(args[0], terminal);
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    if (terminal.signal.aborted) {
      terminal.error('Stopped. No changes were written.');
      return 130;
    }
    const isExplained = error instanceof ImportError || error instanceof UsageError;
    terminal.error(isExplained ? error.message : explainFailure(error));
    return 1;
  }
}

async function createProgram(name: string | undefined, terminal: Terminal): Promise<Program> {
  const program = new Program('npm run shop --').description('The shop’s command line.');
  const names = Object.hasOwn(commands, name ?? '') ? [name ?? ''] : Object.keys(commands);
  for (const each of names) program.addCommand((await commands[each]?.(terminal)) as Command);
  configure(program, terminal);
  return program;
}

/** Commander writes to the terminal and throws instead of ending the process. */
function configure(command: Command, terminal: Terminal): void {
  const line = (write: (line: string) => void) => (text: string) => write(text.replace(/\n$/, ''));
  command
    .exitOverride()
    .configureOutput({ writeOut: line(terminal.out), writeErr: line(terminal.error) })
    .helpCommand(false);
  for (const child of command.commands) configure(child as Command, terminal);
}
