import { ApiClient, type Endpoint } from './api-client.ts';
import { flows } from './flows.ts';
import { SkippedError } from './skipped-error.ts';

export interface FlowResult {
  flow: string;
  result: 'passed' | 'failed' | 'skipped';
  milliseconds: number;
  /** Why it failed or was skipped, or an example of the data. */
  detail: string;
}

/** Runs the flows one after the other. Later flows use the data of earlier ones. */
export async function runFlows(endpoint: Endpoint): Promise<FlowResult[]> {
  const client = new ApiClient(endpoint);
  const data = {};
  const results: FlowResult[] = [];
  for (const [flow, run] of Object.entries(flows)) {
    const start = performance.now();
    const finish = (result: FlowResult['result'], detail: string) =>
      results.push({ flow, result, milliseconds: Math.round(performance.now() - start), detail });
    try {
      finish('passed', await run(client, data));
    } catch (error) {
      finish(error instanceof SkippedError ? 'skipped' : 'failed', describeError(error as Error));
    }
  }
  return results;
}

/** Node's `fetch failed` has the reason in `cause`, such as a refused connection. */
function describeError({ message, cause }: Error): string {
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
