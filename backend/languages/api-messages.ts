/** Texts that the API returns and that are not in the database. */
export interface ApiMessages {
  facets: FacetMessages;
  /** The consents of the checkout. */
  consents: Record<'order' | 'download' | 'newsletter' | 'sms', { name: string; description: string }>;
  /** Formats of a book. */
  formats: Record<'hardback' | 'paperback' | 'audio' | 'ebook', string>;
  /** Stands for the language of an edition if the shop does not know it. */
  unknownLanguage: string;
  /** Statements about delivery; `dates` is "19–23 november". */
  shipping: {
    /** `limit` is the weight up to which the option carries, such as "2 kg"; null without one. */
    free: (option: string, limit: string | null) => string;
    from: (amount: string) => string;
    delivered: (dates: string) => string;
  };
  /** Statements about a product that the law requires; headings, names and texts. `until` is a date. */
  productInformation: {
    price: string;
    fixedPrice: string;
    fixedBy: (by: string, until: string | null) => string;
    safety: { group: string; manufacturer: string; responsiblePerson: string; warning: string };
    download: {
      group: string;
      fileType: string;
      size: string;
      protection: string;
      watermark: string;
      unprotected: string;
    };
    accessibility: { group: string; name: string; unknown: string };
  };
  /** The name of the payment by card. */
  card: string;
  /** The gift card as a product: its name, its category (`plural`), its format (`byMail`) and its description. */
  giftCard: { name: string; plural: string; byMail: string; description: string };
  /** Beside a payment option: the warning of Directive (EU) 2023/2225 Art. 8, and the creditor or the seller's deferral. */
  credit: { warning: string; creditor: (name: string) => string; ownDeferral: (seller: string) => string };
  /** Beside a shipping option to a country outside the EU's VAT area, if the buyer pays VAT on import. */
  importVat: (country: string) => string;
  /** Gift wrap as a product: its name, its variant with a card, and its description. */
  giftWrap: { name: string; withCard: string; description: string };
  /** On the last page of an e-book with a watermark. */
  purchaseMark(order: string, buyer: string): string;
  /** The category of imported books without one. */
  otherBooks: string;
}

/** The names of facet groups, stock statuses and price bands. */
export interface FacetMessages {
  groups: Record<'Category' | 'Brand' | 'Sku' | 'Price' | 'Discount' | 'Campaign' | 'StockStatus', string>;
  stock: Record<'s_in' | 's_order' | 's_out', string>;
  below(amount: string): string;
  from(amount: string): string;
}
