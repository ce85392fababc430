import * as v from 'valibot';
import {
  type DeliveryQuote,
  type DeliveryService,
  DeliveryUnavailable,
  type ParcelToQuote,
} from '#backend/graphql/delivery-service.ts';

/** Nobody waits longer for a list of carriers. */
const usualPatience = 3000;
const mostBytes = 500_000;

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const agentSchema = v.object({ id: text, name: text, address1: text, zip: text, city: text });
const optionSchema = v.object({
  id: text,
  name: text,
  price: v.object({ amount: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)), currency: v.string() }),
  deliveryTime: v.nullish(text),
  agents: v.nullish(v.pipe(v.array(agentSchema), v.maxLength(50))),
});
const answerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ options: v.pipe(v.array(optionSchema), v.maxLength(50)) }),
);

/** A service that speaks as nShift's checkout does: one POST with the receiver and the weight, options as the answer. */
export function createHttpDeliveryService(
  endpoint: string,
  key: string,
  patience = usualPatience,
): DeliveryService {
  return {
    async quote(parcel) {
      const answer = v.safeParse(answerSchema, await ask({ endpoint, key, patience }, parcel));
      if (!answer.success) throw new DeliveryUnavailable('The delivery service answers nonsense.');
      return (
        answer.output.options
          // An amount in other money would be taken for this one.
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

async function ask(
  { endpoint, key, patience }: { endpoint: string; key: string; patience: number },
  parcel: ParcelToQuote,
): Promise<string> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        receiver: { country: parcel.countryCode, postalCode: parcel.zip },
        parcels: [{ weight: parcel.grams / 1000 }],
        currency: parcel.currencyCode,
        language: parcel.languageId,
      }),
    });
    const answer = await response.text();
    if (response.ok && answer.length <= mostBytes) return answer;
    throw new DeliveryUnavailable(`The delivery service answers with status ${response.status}.`);
  } catch (error) {
    if (error instanceof DeliveryUnavailable) throw error;
    throw new DeliveryUnavailable('The delivery service does not answer.', { cause: error });
  }
}
