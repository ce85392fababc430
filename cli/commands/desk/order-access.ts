import { pino } from 'pino';
import type { OrderServices } from '#backend/features/order/order-services.ts';
import {
  ProviderRejectedError,
  ProviderUnavailableError,
} from '#backend/features/payment/payment-provider.ts';
import { paymentProviders } from '#backend/features/payment/payment-providers.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import { withSandboxSecret } from '../../sandbox/sandbox-secret.ts';
import { readSettings } from '../../settings.ts';
import { connectToShop } from '../database-access.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

/** Runs a command on orders with the payment providers, and prints the lines that it returns. */
export async function withOrders(
  terminal: Terminal,
  run: (services: OrderServices) => Promise<string[]>,
): Promise<void> {
  const settings = await withSandboxSecret(readSettings(terminal.environment));
  const database = await connectToShop(settings, terminal.error);
  const services = {
    db: database.db,
    log: pino({ level: 'silent' }),
    providers: paymentProviders(settings),
  };
  try {
    for (const line of await run(services)) terminal.out(line);
  } catch (error) {
    throw explain(error);
  } finally {
    await database.close();
  }
}

function explain(error: unknown): unknown {
  if (error instanceof ShopError || error instanceof ProviderRejectedError)
    return new UsageError(error.message);
  if (error instanceof ProviderUnavailableError)
    return new UsageError(
      `${error.message} Start the shop if it is not running, run the command with the shop's settings, such as PORT, and try again.`,
    );
  return error;
}
