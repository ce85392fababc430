import type { Database } from '#backend/database/connection.ts';
import { createLoginLink } from '#backend/features/auth/login-link.ts';
import {
  blockCustomer,
  setBalance,
  setMemberType,
  unblockCustomer,
} from '#backend/features/user/manage-customers.ts';
import { AUTH } from '#contract/auth.ts';
import { isEmailAddress } from '#contract/email-address.ts';
import { addressOf } from './listening.ts';
import { readArguments } from './read-arguments.ts';
import { readSettings } from './settings.ts';
import { UsageError } from './usage-error.ts';
import { whoIsHere } from './who-is-here.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run shop -- customers block EMAIL [--reason TEXT]
npm run shop -- customers unblock EMAIL
npm run shop -- customers set-member-type EMAIL TYPE     "" takes it away; NOCREDIT-… forbids credit
npm run shop -- customers set-balance EMAIL AMOUNT CURRENCY [--note TEXT]
npm run shop -- customers login-link EMAIL [--by NAME]

A login link signs you in as the customer: once, within ${AUTH.loginLinkSeconds / 60} minutes, for an hour. Who made it is kept.`;

const options = {
  reason: { type: 'string' },
  note: { type: 'string' },
  by: { type: 'string' },
} as const;

interface Given {
  email: string;
  /** What stands behind the address. */
  rest: string[];
  options: { reason?: string | undefined; note?: string | undefined; by?: string | undefined };
}

type Action = (db: Database, given: Given) => Promise<string>;

const actions: Record<string, Action> = {
  async block(db, { email, options }) {
    await blockCustomer(db, email, options.reason ?? '');
    return `${email} is blocked, and signed out everywhere.`;
  },
  async unblock(db, { email }) {
    if (!(await unblockCustomer(db, email))) throw new UsageError(`${email} is not blocked.`);
    return `${email} is blocked no more.`;
  },
  async 'set-member-type'(db, { email, rest: [memberType] }) {
    if (memberType === undefined || memberType.length > 100) throw new UsageError(`Which type?\n\n${usage}`);
    if (!(await setMemberType(db, email, memberType))) throw unknown(email);
    return memberType ? `${email} is a member of type ${memberType}.` : `${email} has no member type.`;
  },
  async 'set-balance'(db, { email, rest: [text = '', currencyCode = ''], options }) {
    if (!/^\d{1,7}([.,]\d{1,2})?$/.test(text)) throw new UsageError(`"${text}" is no amount, such as 99.50.`);
    const note = `${options.note ?? 'set on the command line'} (${whoIsHere()})`;
    const amount = Number(text.replace(',', '.'));
    const change = await setBalance(db, email, { amount, currencyCode: currencyCode.toUpperCase(), note });
    if (change.kind === 'unknown-currency')
      throw new UsageError(`The shop has no currency "${currencyCode}".`);
    if (change.kind === 'unknown-customer') throw unknown(email);
    return `${email} has ${change.after} ${currencyCode.toUpperCase()}, and had ${change.before}.`;
  },
  async 'login-link'(db, { email, options }) {
    const link = await createLoginLink(db, email, options.by ?? whoIsHere());
    if (link.kind === 'unknown') throw unknown(email);
    if (link.kind === 'blocked') throw new UsageError(`${email} is blocked. Unblock it first.`);
    const { PUBLIC_URL, HOST, PORT } = readSettings(process.env);
    const shop = PUBLIC_URL || addressOf(HOST, PORT);
    return `${shop.replace(/\/$/, '')}/account?loginToken=${link.loginToken}`;
  },
};

/** `npm run shop -- customers`: one line that says what was done. */
export async function runCustomers(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args, options, usage);
  const [name, address = '', ...rest] = positionals;
  if (values.help || !name) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) throw new UsageError(`There is no "customers ${name}".\n\n${usage}`);
  const email = address.trim().toLowerCase();
  if (!isEmailAddress(email)) throw new UsageError(`"${address}" is no e-mail address.`);
  const said = await withDatabase((db) => action(db, { email, rest, options: values }));
  process.stdout.write(`${said}\n`);
  return 0;
}

function unknown(email: string): UsageError {
  return new UsageError(`Nobody has an account with ${email}.`);
}
