/** What the head of a page says. Each screen makes it from its data; the server writes it, the browser keeps it true. */
export interface PageMeta {
  title: string;
  description?: string | null;
  /** A path; the address that search engines should keep. */
  canonical?: string;
  /** The same page in other languages and markets. */
  alternates?: readonly AlternatePage[];
  isHidden?: boolean;
  image?: string;
}

export interface AlternatePage {
  url: string;
  /** `fi-FI` */
  culture: string;
  /** Given where the market is part of the path. */
  country?: string | null;
}
