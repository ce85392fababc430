/** Local storage, because a cookie holds 4 KB only and would send a guest's favourites to the server. */
export const FAVORITES_STORAGE_KEY = 'kvarto-favorites';
