import type { LocaleScope } from '#storefront/routing/links/link-to.ts';
import type { Screen } from '#storefront/routing/paths.ts';
import type { SplicedPage } from '../document/spliced-encoding.ts';
import type { HttpHeaders } from '../http/http-message.ts';

/** A rendered page, before the parts that differ in every response are added. */
export interface Page {
  kind: 'page';
  status: number;
  body: SplicedPage;
  /** Origins of embedded videos, for the content security policy. */
  embedOrigins?: readonly string[] | undefined;
  /** Source of the document's styles, for the `style-src` directive. */
  styleSource: string;
  headers: HttpHeaders;
  localeScope: LocaleScope;
  screen?: Screen | undefined;
}

export interface PageRedirect {
  kind: 'redirect';
  status: number;
  location: string;
  headers: HttpHeaders;
}
