import type { ApiClient } from './api-client.ts';
import type { HttpRequest, HttpResponse } from './http-message.ts';

/** Checks the client of a request, and the web page that sends it. */
export interface ApiAccess {
  /**
   * The request with its client and the visitor's address. Throws if the key is unknown or missing, the web page may not
   * use the API, or the client sends too many requests.
   */
  admit(request: HttpRequest, rules: AccessRules): Promise<HttpRequest>;
  /** The client of an API key that is part of the path. Undefined for an unknown key. Throws if the web page may not use it. */
  findClient(key: string, request: HttpRequest): ApiClient | undefined;
  /** Headers that let the browser pass the response on to the web page; none for other clients (CORS). */
  originHeaders(request: HttpRequest): Record<string, string>;
  /** The response to a CORS preflight request. */
  preflight(request: HttpRequest): HttpResponse;
}

export interface AccessRules {
  /** Rejects requests without an API key of this shop. */
  requiresApiKey?: boolean;
  /** Web pages of allowed origins may call the route and read its responses. */
  allowsOrigins?: boolean;
}
