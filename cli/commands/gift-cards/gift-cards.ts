import { Command } from '@commander-js/extra-typings';
import type { Database } from '#backend/database/connection.ts';
import { reissueGiftCard } from '#backend/features/gift-card/issue-gift-cards.ts';
import {
  addMerchantGiftCard,
  inspectGiftCard,
  listGiftCards,
  setGiftCardBlock,
} from '#backend/features/gift-card/manage-gift-cards.ts';
import { offerGiftCard } from '#backend/features/gift-card/offer-gift-cards.ts';
import { endGiftWrap, offerGiftWrap } from '#backend/features/gift-card/offer-gift-wrap.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { formatMoney } from '../../output/format-money.ts';
import { formatTable } from '../../output/format-table.ts';
import { formatMinute, rowLines } from '../../output/print-rows.ts';
import {
  collect,
  parseAmount,
  parseEmail,
  parseMoney,
  parseWholeNumber,
  wholeNumberBetween,
} from '../argument-parsers.ts';
import { printFromDatabase } from '../database-access.ts';
import type { Terminal } from '../terminal.ts';
import { explainRejection } from '../usage-error.ts';

const maxListed = 1000;

/** `npm run shop -- gift-cards`. Codes are never printed: they are in the mails only. */
export function giftCardsCommand(terminal: Terminal): Command {
  const giftCards = new Command('gift-cards').description(
    'Offer, issue, list and show gift cards; block them, or mail a new code.',
  );
  addReadCommands(giftCards, terminal);
  addOfferCommand(giftCards, terminal);
  addWriteCommands(giftCards, terminal);
  return giftCards;
}

function addReadCommands(giftCards: Command, terminal: Terminal): void {
  giftCards
    .command('list')
    .description('List gift cards, newest first.')
    .option('--email <address>', 'cards of this recipient')
    .option('--order <number>', 'cards of this order', parseWholeNumber)
    .option('--limit <n>', 'how many cards', wholeNumberBetween(1, maxListed), 20)
    .option('--json', 'print JSON')
    .action(({ json, order, ...filter }) =>
      run(terminal, async (db) => {
        const cards = await listGiftCards(db, { ...filter, orderId: order });
        const header = ['CARD', 'ORDER', 'VALUE', 'BALANCE', 'CODE', 'STATE', 'RECIPIENT'];
        return rowLines(cards, json, header, (card) => [
          String(card.gift_card_id),
          card.order_id === null ? '' : String(card.order_id),
          formatMoney(card.amount, card.currency_code),
          card.balance === null ? '' : formatMoney(card.balance, card.currency_code),
          card.last_four === null ? '' : `…${card.last_four}`,
          stateOf(card),
          card.recipient_email,
        ]);
      }),
    );
  giftCards
    .command('show')
    .description('Show a gift card with its balance and movements.')
    .argument('<card>', 'number of the card', parseWholeNumber)
    .option('--json', 'print JSON')
    .action((id, { json }) =>
      run(terminal, async (db) => {
        const card = await inspectGiftCard(db, id);
        return json ? [JSON.stringify(card, null, 2)] : describeCard(card);
      }),
    );
}

function addOfferCommand(giftCards: Command, terminal: Terminal): void {
  giftCards
    .command('offer')
    .description('Sell a gift card with a fixed value in each currency: offer SEK:500 EUR:50.')
    .argument('<values...>', 'CURRENCY:AMOUNT', collect(parseMoney))
    .action((values) =>
      run(terminal, async (db) => [`Offered ${await offerGiftCard(db, Object.fromEntries(values))}.`]),
    );
}

/** `npm run shop -- gift-wrap`. */
export function giftWrapCommand(terminal: Terminal): Command {
  const giftWrap = new Command('gift-wrap').description('Offer gift wrap in the checkout, or end it.');
  giftWrap
    .command('offer')
    .description(
      'Sell gift wrap at a price with VAT in each currency: offer SEK:39 EUR:3.90. Other currencies no longer offer it.',
    )
    .argument('<prices...>', 'CURRENCY:AMOUNT', collect(parseMoney))
    .action((prices) =>
      run(terminal, async (db) => {
        await offerGiftWrap(db, Object.fromEntries(prices));
        return ['Offered gift wrap.'];
      }),
    );
  giftWrap
    .command('end')
    .description('End the sale of gift wrap. Orders keep theirs.')
    .action(() =>
      run(terminal, async (db) => {
        await endGiftWrap(db);
        return ['Gift wrap is no longer offered.'];
      }),
    );
  return giftWrap;
}

function addWriteCommands(giftCards: Command, terminal: Terminal): void {
  giftCards
    .command('issue')
    .description('Issue a gift card without an order. A running shop mails it.')
    .argument('<market>', 'alias of the market, such as se')
    .argument('<amount>', 'in the currency of the market', parseAmount)
    .argument('<email>', 'recipient', parseEmail)
    .option('--name <name>', 'name of the recipient', '')
    .option('--date <day>', 'mail it on this day, such as 2026-12-24', '')
    .option('--message <text>', 'greeting', '')
    .action((marketAlias, amount, recipientEmail, { name: recipientName, date, message: greeting }) =>
      run(terminal, async (db) => {
        const card = { marketAlias, amount, recipientEmail, recipientName, date, greeting };
        return [`Issued gift card ${await addMerchantGiftCard(db, card)} to ${recipientEmail}.`];
      }),
    );
  giftCards
    .command('reissue')
    .description('Mail a new code. The old code stops working; the balance stays.')
    .argument('<card>', 'number of the card', parseWholeNumber)
    .option('--email <address>', 'to another address', parseEmail)
    .action((id, { email }) =>
      run(terminal, async (db) => [
        `Queued a new code of gift card ${id} to ${await reissueGiftCard(db, id, email)}.`,
      ]),
    );
  giftCards
    .command('block')
    .description('Block a gift card: it cannot pay any more. Its balance stays.')
    .argument('<card>', 'number of the card', parseWholeNumber)
    .option('--undo', 'unblock it', false)
    .action((id, { undo }) =>
      run(terminal, async (db) => {
        await setGiftCardBlock(db, id, !undo);
        return [`Gift card ${id} is ${undo ? 'unblocked' : 'blocked'}.`];
      }),
    );
}

function describeCard({ movements, ...card }: Awaited<ReturnType<typeof inspectGiftCard>>): string[] {
  const money = (amount: number | null) => (amount === null ? '' : formatMoney(amount, card.currency_code));
  const facts: [string, string][] = [
    ['Card', `${card.gift_card_id}, ${stateOf(card)}`],
    ['Value', money(card.amount)],
    ['Balance', money(card.balance)],
    ['Code', card.last_four === null ? '' : `…${card.last_four}`],
    ['Recipient', card.recipient_email],
    ['Order', card.order_id === null ? '' : String(card.order_id)],
    ['Expires', formatMinute(card.ends_at)],
  ];
  return [
    ...facts.filter(([, value]) => value !== '').map(([label, value]) => `${label.padEnd(9)} ${value}`),
    '',
    ...formatTable(
      ['DATE', 'AMOUNT', 'REASON', 'ORDER', 'NOTE'],
      movements.map(({ created_at, amount, reason, order_id, note }) => [
        formatMinute(created_at),
        money(amount),
        reason,
        order_id === null ? '' : String(order_id),
        note ?? '',
      ]),
    ),
  ];
}

interface StatesOfCard {
  refunded_at: Date | null;
  blocked_at: Date | null;
  ends_at: Date | null;
  issued_at: Date | null;
}

function stateOf({ refunded_at, blocked_at, ends_at, issued_at }: StatesOfCard): string {
  if (refunded_at) return 'refunded';
  if (blocked_at) return 'blocked';
  if (ends_at && ends_at.getTime() <= Date.now()) return 'expired';
  return issued_at ? 'issued' : 'waiting';
}

function run(terminal: Terminal, work: (db: Database) => Promise<string[]>): Promise<void> {
  return explainRejection(ShopError, () => printFromDatabase(terminal, work));
}
