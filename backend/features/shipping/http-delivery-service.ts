import * as v from 'valibot';
import {
  type DeliveryQuote,
  type DeliveryService,
  DeliveryUnavailableError,
  type ParcelToQuote,
} from '#backend/graphql/delivery-service.ts';

/** The checkout waits for the options. */
const defaultTimeoutMs = 3000;
const maxResponseLength = 500_000;

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
/** A pick-up point. */
const agentSchema = v.object({ id: text, name: text, address1: text, zip: text, city: text });
const optionSchema = v.object({
  id: text,
  name: text,
  price: v.object({ amount: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)), currency: v.string() }),
  deliveryTime: v.nullish(text),
  agents: v.nullish(v.pipe(v.array(agentSchema), v.maxLength(50))),
});
const responseSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ options: v.pipe(v.array(optionSchema), v.maxLength(50)) }),
);

/** A service with the API of nShift's checkout: one POST with receiver and weight returns the options. */
export function createHttpDeliveryService(
  endpoint: string,
  key: string,
  timeoutMs = defaultTimeoutMs,
): DeliveryService {
  return {
    async quote(parcel) {
      const body = await requestOptions({ endpoint, key, timeoutMs }, parcel);
      const response = v.safeParse(responseSchema, body);
      if (!response.success)
        throw new DeliveryUnavailableError('The response of the delivery service is invalid.');
      return (
        response.output.options
          // A `DeliveryQuote` has no currency, so options in another currency are left out.
          .filter(({ price }) => price.currency === parcel.currencyCode)
          .map(quoteOf)
      );
    },
  };
}

function quoteOf({
  id,
  name,
  price,
  deliveryTime,
  agents,
}: v.InferOutput<typeof optionSchema>): DeliveryQuote {
  return {
    id,
    name,
    price: price.amount,
    expectedTime: deliveryTime ?? null,
    pickupPoints: agents?.length
      ? agents.map(({ address1, ...agent }) => ({ ...agent, addressLine1: address1 }))
      : null,
  };
}

async function requestOptions(
  { endpoint, key, timeoutMs }: { endpoint: string; key: string; timeoutMs: number },
  parcel: ParcelToQuote,
): Promise<string> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        receiver: { country: parcel.countryCode, postalCode: parcel.zip },
        parcels: [{ weight: parcel.grams / 1000 }],
        currency: parcel.currencyCode,
        language: parcel.languageId,
      }),
    });
    const body = await response.text();
    if (response.ok && body.length <= maxResponseLength) return body;
    throw new DeliveryUnavailableError(
      `The delivery service responded with status ${response.status} and ${body.length} characters.`,
    );
  } catch (error) {
    if (error instanceof DeliveryUnavailableError) throw error;
    throw new DeliveryUnavailableError('The delivery service does not respond.', { cause: error });
  }
}
