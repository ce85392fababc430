/** Events that show that a visitor uses the page. */
export const FIRST_INPUTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'scroll',
  'focusin',
] as const;

/** Delays and timeouts (§4, §9), in milliseconds. */
export const TIMINGS = {
  /** How long the page's script waits for pictures that do not load. */
  maxPictureWait: 4_000,
  /** Without input for this long, a page that is complete without script starts its script. */
  scriptUnused: 3_000,
  /** The loading bar appears only when a page takes longer than this. */
  loadingBarDelay: 200,
  /** How long the loading bar fades out. */
  loadingBarHide: 500,
  /** Delay of the loading message. */
  loadingIndicatorDelay: 1_000,
  /** How long a notification is shown. */
  notification: 5_000,
  /** A page reloads at most once in this time because of a missing chunk. */
  chunkReloadGuard: 60_000,
  /** Work that can wait runs when the browser is idle, at the latest after this time. */
  prefetchIdle: 2_000,
  /** Without input for this long, a page loads the code for navigation and the next pages. */
  prefetchUnused: 5_000,
  /** How long the pointer must rest on a link before its data is prefetched. */
  prefetchDwell: 80,
  /** How long a new page fades in. */
  pageTransition: 140,
  /** Delay before a failed change or load of a cart is repeated (§9). Later delays are multiples of it. */
  cartRetry: 1_000,
  /** Debounce before the checkout is saved while the visitor types. */
  checkoutUpdate: 150,
  /** Debounce while a payment iframe is open. It is longer, because a change may create a new iframe. */
  iframeUpdate: 1_000,
  /** A payment iframe that stays silent for this long is replaced by the provider's own page. */
  iframeTimeout: 10_000,
  /** Interval between checks whether a payment is complete. */
  paymentPoll: 3_000,
  /** How long the box with the added product is shown. */
  addedToCartBox: 30_000,
  /** How long a panel shows its success message before it closes. */
  panelCloseDelay: 1_000,
} as const;
