import type { Logger } from 'pino';
import * as v from 'valibot';
import type { VatRegister, VatRegisterResponse } from '#backend/pricing/vat-register.ts';

const timeoutMs = 8000;

const responseSchema = v.object({
  valid: v.optional(v.boolean()),
  requestIdentifier: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100)))),
  /** `VALID` and `INVALID` are results; all others mean that the register of a member state failed. */
  userError: v.optional(v.nullable(v.string())),
});

/** The REST interface of VIES, the register of the European Commission. */
export function createViesRegister(url: string, log: Logger): VatRegister {
  return {
    async check({ prefix, nationalNumber }, requester) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            countryCode: prefix,
            vatNumber: nationalNumber,
            requesterMemberStateCode: requester?.prefix,
            requesterNumber: requester?.nationalNumber,
          }),
        });
        if (!response.ok) throw new Error(`VIES responded with status ${response.status}.`);
        return readResponse(v.parse(responseSchema, await response.json()));
      } catch (error) {
        log.warn({ err: error, country: prefix }, 'VAT number was not checked, VAT is charged');
        return { state: 'unavailable' };
      }
    },
  };
}

function readResponse({
  valid,
  requestIdentifier,
  userError,
}: v.InferOutput<typeof responseSchema>): VatRegisterResponse {
  if (userError && userError !== 'VALID' && userError !== 'INVALID') return { state: 'unavailable' };
  if (valid === undefined) return { state: 'unavailable' };
  return valid ? { state: 'valid', consultationNumber: requestIdentifier || null } : { state: 'invalid' };
}
