import { Command } from '@commander-js/extra-typings';
import {
  createCampaign,
  deleteCampaign,
  inspectCampaign,
  listCampaigns,
  stopCampaign,
} from '#backend/features/campaign/manage-campaigns.ts';
import { formatMoney } from '../../output/format-money.ts';
import { formatMinute, printRows } from '../../output/print-rows.ts';
import { collect, parseAmount, parseLocalizedName, parseMoney, parseTimestamp } from '../argument-parsers.ts';
import { readNamedFile, resolvePath, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { runUseCase } from './run-use-case.ts';

/** `npm run shop -- campaigns`. A running shop applies changes within seconds. */
export function campaignsCommand(terminal: Terminal): Command {
  const campaigns = new Command('campaigns').description('List, show, create, stop and delete campaigns.');
  addReadCommands(campaigns, terminal);
  addCreateCommand(campaigns, terminal);
  campaigns
    .command('stop')
    .description('End an active campaign now.')
    .argument('<key>')
    .action((key) =>
      runUseCase(terminal, async (db) => {
        await stopCampaign(db, key);
        terminal.out(`Stopped the campaign ${key}.`);
      }),
    );
  campaigns
    .command('delete')
    .description('Delete a campaign that has not started.')
    .argument('<key>')
    .action((key) =>
      runUseCase(terminal, async (db) => {
        await deleteCampaign(db, key);
        terminal.out(`Deleted the campaign ${key}.`);
      }),
    );
  return campaigns;
}

function addReadCommands(campaigns: Command, terminal: Terminal): void {
  campaigns
    .command('list')
    .description('List campaigns, newest first.')
    .option('--json', 'print JSON')
    .action(({ json }) =>
      runUseCase(terminal, async (db) => {
        const header = ['KEY', 'STATE', 'TYPE', 'TERMS', 'STARTS', 'ENDS', 'MARKETS', 'CODES', 'NAME'];
        printRows(terminal, await listCampaigns(db), json, header, (row) => [
          row.key,
          row.state,
          row.type,
          describeTerms(row.terms),
          formatMinute(row.startsAt),
          formatMinute(row.endsAt),
          row.markets.join(',') || 'all',
          row.needsCode ? String(row.codes) : '',
          row.name ?? '',
        ]);
      }),
    );
  campaigns
    .command('show')
    .description('Show a campaign with its books and texts.')
    .argument('<key>')
    .option('--json', 'print JSON')
    .action((key, { json }) =>
      runUseCase(terminal, async (db) => {
        const campaign = await inspectCampaign(db, key);
        if (json) return terminal.out(JSON.stringify(campaign, null, 2));
        const rows: [string, string][] = [
          ['KEY', campaign.key],
          ['STATE', campaign.state],
          ['TYPE', campaign.type],
          ['TERMS', describeTerms(campaign.terms)],
          ['STARTS', formatMinute(campaign.startsAt)],
          ['ENDS', formatMinute(campaign.endsAt)],
          ['MARKETS', campaign.markets.join(', ') || 'all'],
          ['CODES', campaign.needsCode ? String(campaign.codes) : 'not needed'],
          ...campaign.targets.map(({ kind, name }): [string, string] => [
            'TARGET',
            [kind, name].filter(Boolean).join(' '),
          ]),
          ...campaign.texts.map(({ code, name }): [string, string] => [`NAME ${code}`, name]),
        ];
        for (const [label, value] of rows) terminal.out(`${label.padEnd(9)} ${value}`.trimEnd());
      }),
    );
}

function addCreateCommand(campaigns: Command, terminal: Terminal): void {
  campaigns
    .command('create')
    .description('Create a campaign from a file (docs/campaigns.md), or a simple one from options.')
    .argument('[key]', 'name in lower case, such as spring-sale')
    .option('--file <file>', 'JSON file with the whole campaign')
    .option('--percent <n>', 'reduce prices by this percentage', parseAmount)
    .option('--free-shipping', 'ship without a fee')
    .option('--minimum <money>', 'from this value of the cart on, such as SEK:500', collect(parseMoney))
    .option('--name <language=name>', 'such as sv=Vårrea', collect(parseLocalizedName))
    .option('--starts <time>', 'such as 2026-11-27T00:00+01:00; default: now', parseTimestamp)
    .option('--ends <time>', 'default: never', parseTimestamp)
    .option('--market <id>', 'only in this market', collect(String))
    .option('--category <name>', 'only books of this category', collect(String))
    .option('--publisher <name>', 'only books of this publisher', collect(String))
    .option('--book <number>', 'only the book with this article number or ISBN', collect(String))
    .option('--needs-code', 'only with a promo code', false)
    .action((key, options) =>
      runUseCase(terminal, async (db) => {
        const input =
          options.file === undefined
            ? fromOptions(key, options)
            : await readCampaign(resolvePath(terminal, options.file), key);
        const campaign = await createCampaign(db, input);
        terminal.out(
          campaign.needsCode
            ? `Created the campaign ${campaign.key}. Add a code: npm run shop -- promo-codes create CODE --campaign ${campaign.key}`
            : `Created the campaign ${campaign.key}.`,
        );
      }),
    );
}

interface CreateOptions {
  percent?: number | undefined;
  freeShipping?: true | undefined;
  minimum?: [string, number][] | undefined;
  name?: [string, string][] | undefined;
  starts?: Date | undefined;
  ends?: Date | undefined;
  market?: string[] | undefined;
  category?: string[] | undefined;
  publisher?: string[] | undefined;
  book?: string[] | undefined;
  needsCode: boolean;
}

/** The campaign as a file would describe it. */
function fromOptions(key: string | undefined, options: CreateOptions): object {
  if (key === undefined) throw new UsageError('Name the campaign, or its file with --file.');
  const types = [options.percent, options.freeShipping].filter((option) => option !== undefined);
  if (types.length !== 1)
    throw new UsageError(
      'Choose --percent or --free-shipping. A file can have all types (docs/campaigns.md).',
    );
  const { category: categories = [], publisher: publishers = [], book: books = [] } = options;
  const terms = options.freeShipping
    ? { type: 'free-shipping', minimum: options.minimum && Object.fromEntries(options.minimum) }
    : { type: 'percentage', percent: options.percent };
  return {
    ...terms,
    key,
    starts: options.starts?.toISOString(),
    ends: options.ends?.toISOString(),
    markets: options.market ?? [],
    needsCode: options.needsCode,
    texts: Object.fromEntries((options.name ?? []).map(([language, name]) => [language, { name }])),
    targets: {
      all: categories.length + publishers.length + books.length === 0,
      categories,
      publishers,
      books,
    },
  };
}

async function readCampaign(file: string, key: string | undefined): Promise<object> {
  const text = (await readNamedFile(file)).toString();
  try {
    return { ...JSON.parse(text), ...(key === undefined ? {} : { key }) };
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${(error as Error).message}`);
  }
}

/** `20 %`, `3 for 2`, `from 500.00 SEK`. */
function describeTerms(terms: unknown): string {
  const { basisPoints, buy, pay, steps, price, amount, minimum } = terms as {
    basisPoints?: number;
    buy?: number;
    pay?: number;
    steps?: { quantity: number; basisPoints: number }[];
    price?: Record<string, number>;
    amount?: Record<string, number>;
    minimum?: Record<string, number>;
  };
  return [
    basisPoints === undefined ? '' : `${basisPoints / 100} %`,
    buy === undefined ? '' : `${buy} for ${pay}`,
    steps?.map((step) => `${step.basisPoints / 100} % from ${step.quantity}`).join(', '),
    moneyOf(price ?? amount),
    minimum && `from ${moneyOf(minimum)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function moneyOf(amounts: Record<string, number> | undefined): string {
  return Object.entries(amounts ?? {})
    .map(([currency, value]) => formatMoney(value, currency))
    .join(' / ');
}
