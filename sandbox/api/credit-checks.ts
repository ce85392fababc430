import { type HttpRequest, type HttpResponse, jsonResponse, readJson } from '../http/http-message.ts';
import { behaviourOf, identitiesOf } from '../payment-methods/test-numbers.ts';

/**
 * The credit check for invoices of the shop itself. Test numbers decide as they do on payment pages; other numbers are
 * approved. The sandbox stores none of them.
 */
export async function checkCredit(request: HttpRequest): Promise<HttpResponse> {
  const { identityNumber, countryCode } = (await readJson(request)) as Record<string, unknown>;
  const known = identitiesOf(String(countryCode));
  return jsonResponse(200, { decision: behaviourOf(known, String(identityNumber ?? '')) ?? 'approved' });
}
