import { useRouteLoaderData } from 'react-router';
import type { DeliveryStatements, MarketOptions } from './load-market-options.ts';

/** Undefined when the root loader failed. */
export function useDeliveryStatements(): DeliveryStatements | undefined {
  return useRouteLoaderData<{ marketOptions: MarketOptions }>('root')?.marketOptions.statements;
}
