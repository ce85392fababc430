/** The shop in the language of the page, from its settings. */
export interface ShopFacts {
  name: string;
  /** Absent: the name is written instead. */
  logo?: { url: string; width: number; height: number; darkUrl?: string };
  /** The preview image of pages without a picture; absent: the image of the design. */
  sharePicture?: string;
  /** The title of the home page. */
  title: string;
  /** Promises in the top bar. Without any, it shows the right of withdrawal. */
  promises: readonly string[];
  service: { email: string; phone?: string | undefined; hours?: string | undefined };
  /** The picture of the notice on the legal guarantee. */
  guaranteeNotice?: string | undefined;
  /** Companies that receive data about the visit with consent; absent: none. */
  recipients?: readonly string[] | undefined;
  social: readonly { name: string; url: string }[];
  /** The name and the address in one line, and the registration numbers. */
  company: { address: string; number: string; vat: string };
}
