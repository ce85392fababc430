/** How long things take (§4, §9), in milliseconds. */
export const TIMINGS = {
  /** The bar at the top of the page: quick pages never show it. */
  loadingBarDelay: 200,
  loadingBarDuration: 5_000,
  loadingBarHide: 500,
  /** The overlay that says in words that a page is on its way. */
  loadingIndicatorDelay: 1_000,
  notification: 5_000,
  chunkReloadGuard: 60_000,
  prefetchIdle: 2_000,
  /** A pointer that only passes over a link wants nothing. */
  prefetchDwell: 80,
  pageTransition: 140,
  /** Between two attempts for a cart (§9). */
  cartRetry: 1_000,
  /** A pause this long in typing, and the checkout is told (§12). */
  checkoutUpdate: 150,
  /** The same while a provider's frame is open: every change may mean another one. */
  frameUpdate: 1_000,
  /** A frame that says nothing for so long is given up for a page of the provider. */
  frameSilence: 10_000,
  /** Between two looks whether a payment is through. */
  paymentLook: 3_000,
  /** How long the box stands that says what was put into the cart. */
  addedBox: 30_000,
  /** A panel that has done its work says so before it goes. */
  panelFarewell: 1_000,
} as const;
