import { useRouteLoaderData } from 'react-router';
import type { DeliveryStatements, OptionMarks } from './load-option-marks.ts';

/** Undefined when the root loader failed. */
export function useDeliveryStatements(): DeliveryStatements | undefined {
  return useRouteLoaderData<{ marks: OptionMarks }>('root')?.marks.statements;
}
