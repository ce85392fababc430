/** Favourite lists of customers, beside the one list that the contract's `metaData` holds. */
export interface FavoriteListRequests {
  /** Only customers may send this request. The response has all lists after the action. */
  'favorite-lists': { request: FavoriteListAction; response: { lists: FavoriteList[] } };
  /** Anyone who has the link may send this request. Null: the list is not shared, or not any more. */
  'shared-lists': { request: { shareKey: string }; response: { list: SharedList | null } };
}

export type FavoriteListAction =
  | { action: 'read' }
  /** `productId`: the first product of the new list. */
  | { action: 'create'; name: string; productId?: number | undefined }
  | { action: 'rename'; listId: number; name: string }
  | { action: 'delete' | 'share' | 'stop-sharing'; listId: number }
  | { action: 'add' | 'remove'; listId: number; productId: number };

/** The id of the customer's main list, `favorites` in `metaData`. It has no name and can only be shared. */
export const MAIN_LIST_ID = 0;

/** `lists`: further lists of a customer. `products`: products of each further list. */
export const FAVORITE_LIST_LIMITS = { name: 60, lists: 50, products: 500, mainListProducts: 1000 } as const;

export interface FavoriteList {
  listId: number;
  /** Empty for the main list. */
  name: string;
  /** Part of the link to the list; null while it is not shared. */
  shareKey: string | null;
  productIds: number[];
}

export type SharedList = Pick<FavoriteList, 'name' | 'productIds'>;
