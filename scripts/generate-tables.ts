// Writes the types of the database's tables, read from a database that has just been migrated.
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connect } from '#backend/database/connection.ts';
import { startEmbeddedPostgres } from '#backend/database/embedded/embedded-postgres.ts';
import { createScratchFolder } from '#backend/database/embedded/scratch-folder.ts';
import { migrate } from '#backend/database/migrate.ts';

const root = join(import.meta.dirname, '..');
const folder = await createScratchFolder('tables');
const postgres = await startEmbeddedPostgres({
  dataFolder: join(folder, 'postgres'),
  settings: { fsync: 'off' },
});
try {
  const connection = connect(postgres.connectionString);
  await migrate(connection.db);
  await connection.close();
  const args = [
    '--url',
    postgres.connectionString,
    '--dialect',
    'postgres',
    '--out-file',
    join(root, 'backend/database/tables.generated.ts'),
  ];
  const parsers = [
    '--date-parser',
    'string',
    '--numeric-parser',
    'number',
    '--exclude-pattern',
    'kysely_*',
    '--type-only-imports',
  ];
  const overrides = [
    '--overrides',
    JSON.stringify({
      // Amounts are bigint columns, which the connection reads as numbers.
      columns: {
        'price.regular_price': 'number',
        'price.selling_price': 'number',
        'price_log.regular_price': 'number | null',
        'price_log.selling_price': 'number | null',
        'cart.external_shipping_fee': 'number | null',
        'cart_item.cart_item_id': 'Generated<number>',
        'customer_balance.amount': 'number',
        'balance_movement.amount': 'number',
        'gift_code.balance': 'number',
        'gift_code_use.amount': 'number',
        'gift_code_movement.amount': 'number',
        'gift_card.amount': 'number',
        'shipping_fee.fee': 'number',
        'stock_alert.stock_alert_id': 'Generated<number>',
        'shipping_weight_fee.fee': 'number',
        'shop_order.total_inc_vat': 'number',
        'shop_order.total_ex_vat': 'number',
        'shop_order.paid_by_gift_code': 'Generated<number>',
        'order_line.paid_inc_vat': 'number',
        'order_line.paid_ex_vat': 'number',
        'payment.amount': 'number',
        'refund.amount': 'number',
        'refund.vat': 'number',
      },
    }),
  ];
  await promisify(execFile)(process.execPath, [
    join(root, 'node_modules/kysely-codegen/dist/cli/bin.js'),
    ...args,
    ...parsers,
    ...overrides,
  ]);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
