import * as v from 'valibot';
import { type HttpRequest, type HttpResponse, jsonResponse, readJson } from '../http/http-message.ts';
import { parseInput } from '../http/parse-input.ts';
import { behaviourOf, identitiesOf } from '../payment-methods/test-numbers.ts';

const creditCheckSchema = v.object({
  identityNumber: v.nullish(v.string(), ''),
  countryCode: v.string(),
});

/**
 * The credit check for the shop's own invoices. A test number has the same result as on payment pages; other numbers are
 * approved. The sandbox stores no number.
 */
export async function checkCredit(request: HttpRequest): Promise<HttpResponse> {
  const { identityNumber, countryCode } = parseInput(creditCheckSchema, await readJson(request));
  const known = identitiesOf(countryCode);
  return jsonResponse(200, { decision: behaviourOf(known, identityNumber) ?? 'approved' });
}
