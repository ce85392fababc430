export const wishesKey = 'kvarto-cart-wishes';

/** Whether an earlier page of this tab left wishes for the cart; all else about them is loaded when there are any. */
export function hasKeptWishes(): boolean {
  try {
    return sessionStorage.getItem(wishesKey) !== null;
  } catch {
    return false;
  }
}
