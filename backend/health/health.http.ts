import { isHealthy, type Readiness, reportReadiness } from '#contract/http/readiness.ts';
import { API_VERSION } from '../http/api-version.ts';
import { type HttpResponse, jsonResponse, noStore } from '../http/http-message.ts';
import type { BackendRoute } from '../http/request-handler.ts';

export interface HealthServices {
  checkReadiness(): Promise<Readiness>;
  isDraining(): boolean;
}

/** Probes of balancers and monitors, without a key. */
export function healthRoutes({ checkReadiness, isDraining }: HealthServices): BackendRoute[] {
  return [
    {
      method: 'GET',
      pattern: '/health',
      handler: async () => {
        const isOk = isHealthy(await checkReadiness());
        return withStatus({ status: isOk ? 'ok' : 'failed', version: API_VERSION }, isOk ? 200 : 503);
      },
    },
    { method: 'GET', pattern: '/livez', handler: () => withStatus({ status: 'alive' }, 200) },
    {
      method: 'GET',
      pattern: '/readyz',
      handler: async ({ search }) => {
        const readiness = await checkReadiness();
        const { httpStatus, ...report } = reportReadiness(readiness, { search, isDraining: isDraining() });
        return withStatus(report, httpStatus);
      },
    },
  ];
}

function withStatus(value: object, status: number): HttpResponse {
  return { ...jsonResponse(value, noStore), status };
}
