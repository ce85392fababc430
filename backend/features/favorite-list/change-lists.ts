import { randomBytes } from 'node:crypto';
import type { Database } from '#backend/database/connection.ts';
import { ShopError } from '#backend/graphql/errors.ts';
import {
  FAVORITE_LIST_LIMITS,
  type FavoriteList,
  type FavoriteListAction,
  MAIN_LIST_ID,
} from '#contract/favorite-list-requests.ts';
import {
  deleteItem,
  deleteList,
  findLists,
  insertItem,
  insertList,
  lockCustomerMetaData,
  renameList,
  setShareKey,
  shareMainList,
} from './favorite-list.queries.ts';
import { readMainList } from './read-main-list.ts';

type StoredList = Awaited<ReturnType<typeof findLists>>[number];

/** Applies the action to the customer's lists, and returns all of them, the main list first. */
export function changeLists(
  db: Database,
  customerId: number,
  action: FavoriteListAction,
): Promise<FavoriteList[]> {
  return db.transaction().execute(async (trx) => {
    const metaData = await lockCustomerMetaData(trx, customerId);
    let lists = await findLists(trx, customerId);
    if (action.action !== 'read') {
      await applyAction(trx, { customerId, stored: lists, action });
      lists = await findLists(trx, customerId);
    }
    return [
      {
        listId: MAIN_LIST_ID,
        name: '',
        shareKey: lists.find(({ is_main }) => is_main)?.share_key ?? null,
        productIds: readMainList(metaData),
      },
      ...lists.filter(({ is_main }) => !is_main).map(toList),
    ];
  });
}

const toList = ({ favorite_list_id, name, share_key, product_ids }: StoredList): FavoriteList => ({
  listId: favorite_list_id,
  name,
  shareKey: share_key,
  productIds: product_ids,
});

interface Change {
  customerId: number;
  /** The customer's rows before the change. The main list has a row only while it is shared. */
  stored: readonly StoredList[];
  action: Exclude<FavoriteListAction, { action: 'read' }>;
}

async function applyAction(db: Database, { customerId, stored, action }: Change): Promise<void> {
  if (action.action === 'create') {
    // The row of a shared main list is not a further list.
    if (stored.filter(({ is_main }) => !is_main).length >= FAVORITE_LIST_LIMITS.lists)
      throw new ShopError('LIMIT_EXCEEDED', `A customer can have ${FAVORITE_LIST_LIMITS.lists} lists.`);
    const listId = await insertList(db, customerId, action.name);
    if (action.productId !== undefined) await addItem(db, listId, action.productId);
    return;
  }
  if (action.listId === MAIN_LIST_ID) {
    await applyToMainList(db, { customerId, stored, action });
    return;
  }
  const list = stored.find(({ favorite_list_id, is_main }) => favorite_list_id === action.listId && !is_main);
  if (!list) throw new ShopError('UNKNOWN_LIST', 'There is no such list.');
  await applyToList(db, list, action);
}

type ListAction = Exclude<Change['action'], { action: 'create' }>;

async function applyToList(db: Database, list: StoredList, action: ListAction): Promise<void> {
  const { listId } = action;
  switch (action.action) {
    case 'rename':
      return renameList(db, listId, action.name);
    case 'delete':
      return deleteList(db, listId);
    case 'share':
      // Sharing again leaves the link as it is.
      return list.share_key === null ? setShareKey(db, listId, newShareKey()) : undefined;
    case 'stop-sharing':
      return setShareKey(db, listId, null);
    case 'remove':
      return deleteItem(db, listId, action.productId);
    case 'add':
      if (list.product_ids.length >= FAVORITE_LIST_LIMITS.products)
        throw new ShopError('LIMIT_EXCEEDED', `A list can have ${FAVORITE_LIST_LIMITS.products} products.`);
      return addItem(db, listId, action.productId);
  }
}

/** The main list can only be shared here: clients change its products through `updateUser`. */
async function applyToMainList(
  db: Database,
  { customerId, stored, action }: Change & { action: ListAction },
): Promise<void> {
  const sharedRow = stored.find(({ is_main }) => is_main);
  if (action.action === 'share') {
    if (!sharedRow) await shareMainList(db, customerId, newShareKey());
  } else if (action.action === 'stop-sharing') {
    if (sharedRow) await deleteList(db, sharedRow.favorite_list_id);
  } else throw new ShopError('BAD_INPUT', 'The main list can only be shared.', { field: 'listId' });
}

async function addItem(db: Database, listId: number, productId: number): Promise<void> {
  if (!(await insertItem(db, listId, productId)))
    throw new ShopError('BAD_INPUT', 'There is no such product.', { field: 'productId' });
}

/** 128 random bits: the link cannot be guessed. */
function newShareKey(): string {
  return randomBytes(16).toString('base64url');
}
