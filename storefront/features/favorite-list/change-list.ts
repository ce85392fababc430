import { type ActionFunctionArgs, data } from 'react-router';
import type { FavoriteListAction } from '#contract/favorite-list-requests.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import { readInteger, readText } from '#storefront/forms/read-form-fields.ts';
import { readPostedForm } from '#storefront/forms/read-posted-form.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { redirectWithin } from '#storefront/routing/links/redirect-within.ts';
import { environmentOf } from '#storefront/session/shop-context.ts';
import { sessionOf } from '#storefront/session/shop-session.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { redirectToSignIn } from './load-lists.ts';

type ListErrorMessage = 'lists.full' | 'lists.nameRequired' | 'error.general';

export interface RejectedChange {
  message: ListErrorMessage;
}

const messages: Partial<Record<string, ListErrorMessage>> = {
  LIMIT_EXCEEDED: 'lists.full',
  BAD_INPUT: 'lists.nameRequired',
};

/** Applies a posted form, with and without script. Redirects to the changed list, or after a deletion to all lists. */
export async function changeList({ request, context }: ActionFunctionArgs) {
  const { shopper, cookies } = environmentOf(context);
  const form = await readPostedForm(request);
  cookies.set(COOKIES.noScript, '1');
  const action = readAction(form);
  if (!action) throw data(null, { status: 400 });
  const outcome = await sessionOf(context).sendShopRequest('favorite-lists', action);
  if (outcome.kind === 'rejected') {
    if (outcome.code === 'LOGIN_REQUIRED' || outcome.code === 'INVALID_TOKEN')
      return redirectToSignIn(shopper, request);
    const message = messages[outcome.code ?? ''] ?? 'error.general';
    return data({ message } satisfies RejectedChange, { status: 422 });
  }
  const newestList = outcome.result.lists.at(-1);
  const listId = 'listId' in action ? action.listId : newestList?.listId;
  const localeScope = localeScopeOf(shopper);
  const nextUrl =
    action.action === 'delete' || listId === undefined
      ? linkTo(localeScope, 'favorite-lists')
      : linkTo(localeScope, 'favorite-list', { listId: String(listId) });
  return redirectWithin(localeScope, nextUrl, 303);
}

function readAction(form: FormData): FavoriteListAction | undefined {
  const action = form.get('action');
  const listId = readInteger(form, 'listId');
  const productId = readInteger(form, 'productId');
  if (action === 'create')
    return { action, name: readText(form, 'name'), ...(productId === null ? {} : { productId }) };
  if (listId === null) return undefined;
  if (action === 'rename') return { action, listId, name: readText(form, 'name') };
  if (action === 'delete' || action === 'share' || action === 'stop-sharing') return { action, listId };
  if ((action === 'add' || action === 'remove') && productId !== null) return { action, listId, productId };
  return undefined;
}
