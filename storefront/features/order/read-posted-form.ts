import { type ActionFunctionArgs, data } from 'react-router';
import { COOKIES } from '#storefront/config/cookies.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';

/** What was posted about an order. It may have been without script: from now on this visitor's pages are theirs alone. */
export async function readPostedForm({
  request,
  context,
}: Pick<ActionFunctionArgs, 'request' | 'context'>): Promise<FormData> {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  environmentOf(context).cookies.set(COOKIES.plain, '1');
  return form;
}
