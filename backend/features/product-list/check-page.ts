import { ShopError } from '#backend/graphql/errors.ts';
import { LIMITS } from '#contract/limits.ts';

/** Rejects pages out of range: a client that got fewer products than requested would skip some when paging. */
export function checkPage(skip: number, take: number): void {
  // Not `skip < 0 || …`, because NaN must be rejected too.
  if (!(skip >= 0 && skip <= LIMITS.listSkip))
    throw new ShopError('LIMIT_EXCEEDED', `skip must be from 0 to ${LIMITS.listSkip}.`);
  if (!(take >= 0 && take <= LIMITS.listTake))
    throw new ShopError('LIMIT_EXCEEDED', `take must be from 0 to ${LIMITS.listTake}.`);
}
