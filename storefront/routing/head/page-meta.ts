/** Content of the page's head. Loaders create it; the server renders it and the browser updates it. */
export interface PageMeta {
  title: string;
  description?: string | null;
  /** The canonical path, for search engines. */
  canonical?: string;
  /** The same page in other languages and markets. */
  alternates?: readonly AlternatePage[];
  /** Hidden from search engines. */
  isHidden?: boolean;
  image?: string;
}

export interface AlternatePage {
  url: string;
  /** `fi-FI` */
  culture: string;
  /** Set when paths contain the market. */
  country?: string | null;
  /** Only in closed markets: visitors can switch to the page, but search engines should not list it. */
  isClosed?: boolean;
}
