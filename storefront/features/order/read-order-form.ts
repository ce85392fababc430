import type { ActionFunctionArgs } from 'react-router';
import { COOKIES } from '#storefront/config/cookies.ts';
import { readPostedForm } from '#storefront/forms/read-posted-form.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';

/** Reads a posted form about an order. The visitor may have no script, so their pages are personal from now on. */
export async function readOrderForm({
  request,
  context,
}: Pick<ActionFunctionArgs, 'request' | 'context'>): Promise<FormData> {
  const form = await readPostedForm(request);
  environmentOf(context).cookies.set(COOKIES.noScript, '1');
  return form;
}
