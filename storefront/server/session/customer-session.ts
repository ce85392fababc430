import { type BalanceMovement, digestPassword, type OpenSession } from '#contract/auth.ts';
import type { OrderRequestKind, OrderRequests } from '#contract/order/order-requests.ts';
import type { ShopRequestKind, ShopRequests } from '#contract/shop-requests.ts';
import { COOKIES, type Cookie, writeCookie } from '#storefront/config/cookies.ts';
import type { Auth, AuthOutcome } from '#storefront/session/auth/auth.ts';
import type { Customer } from '#storefront/session/auth/customer.ts';
import type { ShopRequestOutcome } from '#storefront/session/shop-context.ts';
import type { OrderOutcome } from '#storefront/session/shop-session.ts';
import type { CommerceApi, GraphqlResult, RequestingVisitor } from '../gateway/commerce-api.ts';
import { reportFailures } from '../gateway/report-failures.ts';
import type { ReportError } from '../http/error-reporter.ts';
import { isPublicQuery } from './anonymous-queries.ts';
import { type Attempt, AuthService, type Tokens, type Visitor } from './auth-service.ts';
import { readOutcome, sendOrderRequest } from './send-order-request.ts';
import { clearSession, readSession, type StoredSession, writeSession } from './session-cookies.ts';
import { SessionRenewals } from './session-renewals.ts';
import { readClaims, type TokenClaims } from './token-claims.ts';

interface SessionRequest {
  cookies: ReadonlyMap<string, string>;
  /** On https the cookies have other names. */
  isSecure: boolean;
  visitor: Visitor;
  previewToken?: string | undefined;
  requestId?: string | undefined;
  reportError: ReportError;
}

/** The browser renews a token after nine tenths of its lifetime (§7). The server renews it this long before its expiry. */
const renewBeforeExpirySeconds = 30;

/** Opens customers' sessions from the cookies of each request. */
export function createSessions(commerce: CommerceApi) {
  const renewals = new SessionRenewals();
  return {
    /** The session of a request, with a renewed token if necessary. */
    async open(request: SessionRequest): Promise<CustomerSession> {
      const session = new CustomerSession(commerce, renewals, request);
      await session.refresh();
      return session;
    },
  };
}

const createCartQuery = 'query guestCart { getCart { id } }';

export class CustomerSession {
  readonly #commerce: CommerceApi;
  readonly #execute: CommerceApi['execute'];
  readonly #request: SessionRequest;
  readonly #service: AuthService | undefined;
  readonly #renewals: SessionRenewals;
  #stored: StoredSession;
  #claims: TokenClaims | undefined;
  #setCookies: string[] = [];

  constructor(commerce: CommerceApi, renewals: SessionRenewals, request: SessionRequest) {
    this.#commerce = commerce;
    this.#execute = reportFailures(commerce.execute, request.reportError);
    this.#request = request;
    this.#service = commerce.auth && new AuthService(commerce.auth, request.reportError);
    this.#renewals = renewals;
    this.#stored = readSession(request.cookies, request.isSecure);
    this.#claims = this.#stored.token ? readClaims(this.#stored.token) : undefined;
  }

  get customer(): Customer | undefined {
    return this.#claims?.customer;
  }

  get hasCustomerPrices(): boolean {
    return this.#claims?.hasCustomerPrices === true;
  }

  /** Set-Cookie lines for the response. */
  get setCookies(): readonly string[] {
    return this.#setCookies;
  }

  /** Renews a token that is about to expire, ignores an expired one, and clears the cookies of a session that has ended. */
  async refresh(): Promise<void> {
    const { token, refreshToken } = this.#stored;
    const hasUserCookie = this.#request.cookies.has(COOKIES.user.name);
    const secondsLeft = (this.#claims?.customer.expires ?? 0) - Date.now() / 1000;
    if (refreshToken && secondsLeft < renewBeforeExpirySeconds) await this.renew();
    else if ((token && !this.#claims) || (!token && !refreshToken && hasUserCookie)) this.#end();
    if (secondsLeft <= 0 && this.#stored.token === token) this.#claims = undefined;
  }

  /** Exchanges the refresh token. Returns whether a customer is signed in afterwards. */
  async renew(): Promise<boolean> {
    const { refreshToken, isRemembered } = this.#stored;
    const renewal = refreshToken
      ? await this.#renewals.renew(this.#service, refreshToken, this.#request.visitor)
      : 'expired';
    if (renewal === 'expired' || renewal === undefined) this.#end();
    else if (renewal !== 'unreachable') this.#start(renewal, { isRemembered });
    return this.customer !== undefined;
  }

  /** For shared pages. Rates are still limited by the visitor's address. */
  readonly executeAnonymously: CommerceApi['execute'] = (query, variables, options) =>
    this.#execute(query, variables, { ...options, ...this.#requestingVisitor });

  /** As the customer. If the session was ended elsewhere, the error is returned and the cookies are cleared (§4). */
  readonly executeAsCustomer: CommerceApi['execute'] = async (query, variables, options) => {
    const loginToken = options?.asGuest ? undefined : this.#loginToken;
    const result = await this.executeAnonymously(query, variables, { ...options, loginToken });
    if (!loginToken) return result;
    // Only the database can check a session. Without it the shop still shows its catalogue.
    if (result.status === 503 && isPublicQuery(query)) {
      const repeated = await this.executeAnonymously(query, variables, options).catch(() => result);
      return repeated.errors ? result : repeated;
    }
    if (!isTokenRejected(result)) return result;
    // A concurrent operation of the same page may have renewed the token.
    if (this.#loginToken === loginToken) await this.renew();
    const renewed = this.#loginToken;
    if (!renewed || renewed === loginToken) return result;
    const retried = await this.executeAnonymously(query, variables, { ...options, loginToken: renewed });
    if (isTokenRejected(retried)) this.#end();
    return retried;
  };

  /** For pages: as the customer, and anonymously if the session has ended. */
  readonly execute: CommerceApi['execute'] = async (query, variables, options) => {
    const result = await this.executeAsCustomer(query, variables, options);
    return isTokenRejected(result) ? this.executeAnonymously(query, variables, options) : result;
  };

  sendOrderRequest<Kind extends OrderRequestKind>(
    kind: Kind,
    request: OrderRequests[Kind]['request'],
  ): Promise<OrderOutcome<Kind>> {
    const visitor = { ...this.#requestingVisitor, loginToken: this.#loginToken };
    return sendOrderRequest(this.#commerce, { kind, request, visitor }, this.#request.reportError);
  }

  /** As the customer, or without their token: because it is not needed, or because the session has ended. */
  async sendShopRequest<Kind extends ShopRequestKind>(
    kind: Kind,
    request: ShopRequests[Kind]['request'],
    { isAnonymous = false } = {},
  ): Promise<ShopRequestOutcome<Kind>> {
    const send = (loginToken: string | undefined): Promise<ShopRequestOutcome<Kind>> => {
      const visitor = { ...this.#requestingVisitor, loginToken };
      const call = async () => this.#commerce.sendShopRequest?.(kind, request, visitor);
      return readOutcome(call, this.#request.reportError);
    };
    const loginToken = isAnonymous ? undefined : this.#loginToken;
    const outcome = await send(loginToken);
    if (!loginToken || outcome.kind === 'accepted' || outcome.code !== 'INVALID_TOKEN') return outcome;
    if (this.#loginToken === loginToken) await this.renew();
    return send(this.#loginToken === loginToken ? undefined : this.#loginToken);
  }

  /** Signs in or registers. Passwords are digests. */
  async attempt(attempt: Omit<Attempt, 'refreshToken'>): Promise<AuthOutcome> {
    const { refreshToken } = this.#stored;
    const result = await this.#service?.attempt({ ...attempt, refreshToken }, this.#request.visitor);
    if (!result) return { kind: 'failed' };
    if ('kind' in result) return result;
    if (!this.#start(result, attempt)) return { kind: 'failed' };
    if (attempt.action === 'login') {
      // A company sees prices for companies from now on (§4).
      this.#setCookie(COOKIES.customerType, this.customer?.type ?? '');
      await this.#createCartForMerge();
    }
    return { kind: 'signed-in' };
  }

  /** Changes the password; both are digests. A wrong current password signs the customer out (§8). */
  async changePassword(
    passwords: Pick<Attempt, 'password' | 'newPassword' | 'proofOfWork'>,
  ): Promise<AuthOutcome> {
    if (!this.customer) return { kind: 'failed', isRejected: true };
    const { isRemembered } = this.#stored;
    const username = this.customer.name;
    const outcome = await this.attempt({ action: 'password', username, isRemembered, ...passwords });
    if (outcome.kind === 'wrong-credentials') await this.signOut();
    return outcome;
  }

  /** Clears the cookies even if the service cannot be reached. */
  async signOut(): Promise<void> {
    const { token, refreshToken } = this.#stored;
    this.#end();
    // The next visitor of this browser starts with a new cart and the default customer type (§4).
    this.#setCookie(COOKIES.cart, '');
    this.#setCookie(COOKIES.customerType, '');
    if (!token && !refreshToken) return;
    if (refreshToken) this.#renewals.delete(refreshToken);
    await this.#service?.signOut({ token, refreshToken }, this.#request.visitor);
  }

  /**
   * Signs staff in as the customer of a single-use link, and signs out the current customer. An invalid link changes
   * nothing: anyone can send one.
   */
  async impersonate(loginToken: string): Promise<AuthOutcome> {
    const result = await this.#service?.redeem(loginToken, this.#request.visitor);
    if (!result) return { kind: 'failed' };
    if ('kind' in result) return result;
    await this.signOut();
    if (!this.#start(result, { isRemembered: false })) return { kind: 'failed' };
    this.#setCookie(COOKIES.cart, '');
    this.#setCookie(COOKIES.customerType, this.customer?.type ?? '');
    return { kind: 'signed-in' };
  }

  async sessions(): Promise<OpenSession[] | null> {
    const token = this.#loginToken;
    return token ? ((await this.#service?.sessions(token, this.#request.visitor)) ?? null) : null;
  }

  async movements(): Promise<BalanceMovement[] | null> {
    const token = this.#loginToken;
    return token ? ((await this.#service?.movements(token, this.#request.visitor)) ?? null) : null;
  }

  async endSession(id?: string): Promise<boolean> {
    const token = this.#loginToken;
    return (
      token !== undefined && (await this.#service?.endSession(id, token, this.#request.visitor)) === true
    );
  }

  /** All data that the shop has about the customer; undefined without a sign-in. */
  async exportData(): Promise<unknown | undefined> {
    const token = this.#loginToken;
    return token && this.#service?.exportData(token, this.#request.visitor);
  }

  /** For forms posted without script: the server digests the password instead of the browser (§5). */
  get auth(): Auth {
    const authenticate = async (
      action: 'login' | 'register',
      { email, password, isRemembered }: Parameters<Auth['signIn']>[0],
    ) => this.attempt({ action, username: email, password: await digestPassword(password), isRemembered });
    return {
      signIn: (credentials) => authenticate('login', credentials),
      register: (credentials) => authenticate('register', credentials),
      changePassword: async ({ password, newPassword }) =>
        this.changePassword({
          password: await digestPassword(password),
          newPassword: await digestPassword(newPassword),
        }),
      signOut: () => this.signOut(),
      sessions: () => this.sessions(),
      endSession: (id) => this.endSession(id),
      movements: () => this.movements(),
      impersonate: (loginToken) => this.impersonate(loginToken),
    };
  }

  get #loginToken(): string | undefined {
    return this.#claims && this.#stored.token;
  }

  get #requestingVisitor(): RequestingVisitor {
    const { visitor, previewToken, requestId } = this.#request;
    return { address: visitor.address, previewToken, requestId };
  }

  /** Starts or continues a session with these tokens. False if the token has no valid claims. */
  #start(tokens: Tokens, { isRemembered }: { isRemembered: boolean }): boolean {
    const claims = readClaims(tokens.token);
    if (!claims) return false;
    const { isSecure } = this.#request;
    this.#stored = { ...tokens, isRemembered };
    this.#claims = claims;
    this.#setCookies = writeSession(tokens, claims.customer, { isRemembered, isSecure });
    return true;
  }

  /**
   * When the guest cart of this device is first loaded, the backend merges the customer's cart of other devices into it.
   * Without a guest cart, an empty cart is created for this merge.
   */
  async #createCartForMerge(): Promise<void> {
    if (this.#request.cookies.get(COOKIES.cart.name)) return;
    const result = await this.executeAnonymously(createCartQuery, {}).catch(() => undefined);
    const { getCart } = (result?.data ?? {}) as { getCart?: { id?: string } | null };
    if (getCart?.id) this.#setCookie(COOKIES.cart, getCart.id);
  }

  #setCookie(cookie: Cookie, value: string): void {
    this.#setCookies.push(writeCookie(cookie, value, this.#request.isSecure));
  }

  #end(): void {
    this.#stored = { token: undefined, refreshToken: undefined, isRemembered: false };
    this.#claims = undefined;
    this.#setCookies = clearSession(this.#request.isSecure);
  }
}

function isTokenRejected({ errors }: GraphqlResult): boolean {
  return errors?.some(({ extensions }) => extensions?.code === 'INVALID_TOKEN') === true;
}
