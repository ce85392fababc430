/** Texts of a new shop, which the merchant then changes. */
export interface StarterMessages {
  /** Titles of the pages that the checkout and mails link to. */
  pages: Record<'purchase-terms' | 'privacy' | 'withdrawal-information', string>;
  /** Above the data of the seller. */
  seller: string;
  /** Heading of the newest books on the home page. */
  newBooks: string;
  menus: Record<'news' | 'publishers' | 'shop' | 'terms' | 'menu', string>;
  /** The shipping option. */
  parcel: string;
  /** The payment option of the sandbox. */
  testCard: string;
}
