import { type BalanceMovement, digestPassword, type OpenSession } from '#contract/auth.ts';
import type { OrderRequestKind, OrderRequests } from '#contract/order-requests.ts';
import { COOKIES, type Cookie, writeCookie } from '#storefront/config/cookies.ts';
import type { Auth, AuthOutcome } from '#storefront/session/auth.ts';
import type { Customer } from '#storefront/session/customer.ts';
import type { OrderOutcome } from '#storefront/session/shop-session.ts';
import { askAboutOrder } from './ask-about-order.ts';
import {
  type Attempt,
  type AuthService,
  createAuthService,
  type Tokens,
  type Visitor,
} from './auth-service.ts';
import type { AskOptions, CommerceAnswer, CommerceApi } from './commerce-api.ts';
import { clearSession, readSession, type StoredSession, writeSession } from './session-cookies.ts';
import { createRenewals, type Renewal } from './session-renewals.ts';
import { readClaims, type TokenClaims } from './token-claims.ts';

export interface SessionRequest {
  cookies: ReadonlyMap<string, string>;
  /** Whether the page is on https: the cookies are then others. */
  isSecure: boolean;
  visitor: Visitor;
  /** What is told of the visitor with every question. */
  asker: Pick<AskOptions, 'address' | 'previewToken'>;
}

/** The browser renews a token nine tenths through its life (§7); one that it left to the last moment is renewed here. */
const renewedBeforeEndSeconds = 30;
/** Sessions of customers, as the storefront's server holds them: for the length of a request, out of its cookies. */
export function createSessions(commerce: CommerceApi, onError: (error: unknown) => void) {
  const service = commerce.authentication && createAuthService(commerce.authentication, onError);
  const renewals = createRenewals(service);

  return {
    /** The session that a request belongs to, with a token that still holds. */
    async open(request: SessionRequest): Promise<CustomerSession> {
      const session = new CustomerSession(commerce, request, service, {
        renew: (refreshToken) => renewals.renew(refreshToken, request.visitor),
        forget: renewals.forget,
      });
      await session.freshen();
      return session;
    },
  };
}

const guestCart = 'query guestCart { getCart { id } }';

interface Renewals {
  renew(refreshToken: string): Promise<Renewal> | undefined;
  forget(refreshToken: string): void;
}

export class CustomerSession {
  readonly #commerce: CommerceApi;
  readonly #request: SessionRequest;
  readonly #service: AuthService | undefined;
  readonly #renewals: Renewals;
  #stored: StoredSession;
  #claims: TokenClaims | undefined;
  #setCookies: string[] = [];

  constructor(
    commerce: CommerceApi,
    request: SessionRequest,
    service: AuthService | undefined,
    renewals: Renewals,
  ) {
    this.#commerce = commerce;
    this.#request = request;
    this.#service = service;
    this.#renewals = renewals;
    this.#stored = readSession(request.cookies, request.isSecure);
    this.#claims = this.#stored.token ? readClaims(this.#stored.token) : undefined;
  }

  get customer(): Customer | undefined {
    return this.#claims?.customer;
  }

  get hasOwnPrices(): boolean {
    return this.#claims?.hasOwnPrices === true;
  }

  /** What the answer must carry. */
  get setCookies(): readonly string[] {
    return this.#setCookies;
  }

  /** A cookie of a session that is over would have the browser believe in it. */
  async freshen(): Promise<void> {
    const { token, refreshToken } = this.#stored;
    const hasLeftovers = this.#request.cookies.has(COOKIES.user.name);
    const secondsLeft = (this.#claims?.customer.expires ?? 0) - Date.now() / 1000;
    if (refreshToken && secondsLeft < renewedBeforeEndSeconds) await this.renew();
    else if ((token && !this.#claims) || (!token && !refreshToken && hasLeftovers)) this.#end();
    if (secondsLeft <= 0 && this.#stored.token === token) this.#claims = undefined;
  }

  /** Exchanges the refresh token. Answers whether somebody is signed in afterwards. */
  async renew(): Promise<boolean> {
    const { refreshToken, isRemembered } = this.#stored;
    const renewed = refreshToken ? await this.#renewals.renew(refreshToken) : 'over';
    if (renewed === 'over' || renewed === undefined) this.#end();
    else if (renewed !== 'unreachable') this.#begin(renewed, isRemembered);
    return this.customer !== undefined;
  }

  /** Asks as anybody would, as shared pages are made. What is done too often is this visitor's doing all the same. */
  readonly askAsAnybody: CommerceApi['ask'] = (query, variables, options) =>
    this.#commerce.ask(query, variables, { ...options, ...this.#request.asker });

  /** Asks as the customer. Where a session was ended elsewhere, the refusal says so, and the cookies go with it (§4). */
  readonly askStrictly: CommerceApi['ask'] = async (query, variables, options) => {
    const loginToken = options?.asGuest ? undefined : this.#loginToken;
    const answer = await this.askAsAnybody(query, variables, { ...options, loginToken });
    if (!loginToken || !isTokenRefused(answer)) return answer;
    // Meanwhile another question of the same page may have found it out.
    if (this.#loginToken === loginToken) await this.renew();
    const renewed = this.#loginToken;
    if (!renewed || renewed === loginToken) return answer;
    const again = await this.askAsAnybody(query, variables, { ...options, loginToken: renewed });
    if (isTokenRefused(again)) this.#end();
    return again;
  };

  /** For pages, which are made anew for whoever is there: a session that is over leaves a visitor like any other. */
  readonly ask: CommerceApi['ask'] = async (query, variables, options) => {
    const answer = await this.askStrictly(query, variables, options);
    return isTokenRefused(answer) ? this.askAsAnybody(query, variables, options) : answer;
  };

  orderRequest<Kind extends OrderRequestKind>(
    kind: Kind,
    request: OrderRequests[Kind]['request'],
  ): Promise<OrderOutcome<Kind>> {
    const { address } = this.#request.visitor;
    return askAboutOrder(this.#commerce, kind, request, { address, loginToken: this.#loginToken });
  }

  /** With digests in place of passwords. */
  async attempt(wanted: Omit<Attempt, 'refreshToken'>): Promise<AuthOutcome> {
    const { refreshToken } = this.#stored;
    const outcome = await this.#service?.attempt({ ...wanted, refreshToken }, this.#request.visitor);
    if (!outcome) return { kind: 'failed' };
    if ('kind' in outcome) return outcome;
    if (!this.#begin(outcome, wanted.isRemembered)) return { kind: 'failed' };
    if (wanted.action === 'login') {
      // Who shops for a company sees a company's prices from now on (§4).
      this.#keep(COOKIES.customerType, this.customer?.type ?? '');
      await this.#bringCart();
    }
    return { kind: 'signed-in' };
  }

  /** Of whoever is signed in; with digests. Who does not know the password they signed in with is signed out (§8). */
  async changePassword(passwords: { password: string; newPassword: string }): Promise<AuthOutcome> {
    if (!this.customer) return { kind: 'failed' };
    const { isRemembered } = this.#stored;
    const username = this.customer.name;
    const outcome = await this.attempt({ action: 'password', username, isRemembered, ...passwords });
    if (outcome.kind === 'wrong-credentials') await this.signOut();
    return outcome;
  }

  /** Whatever the service answers, this browser is signed out. */
  async signOut(): Promise<void> {
    const { token, refreshToken } = this.#stored;
    this.#end();
    // Whoever sits here next begins with a cart and prices of their own (§4).
    this.#keep(COOKIES.cart, '');
    this.#keep(COOKIES.customerType, '');
    if (!token && !refreshToken) return;
    if (refreshToken) this.#renewals.forget(refreshToken);
    const tokens = { ...(token ? { token } : {}), ...(refreshToken ? { refreshToken } : {}) };
    await this.#service?.signOut(tokens, this.#request.visitor);
  }

  /**
   * Signs in as the customer whom a link is for. Whoever was here is signed out, and the cart is not theirs any more; but not
   * by a link that is worth nothing, which anybody can send them.
   */
  async actAs(loginToken: string): Promise<AuthOutcome> {
    const outcome = await this.#service?.redeem(loginToken, this.#request.visitor);
    if (!outcome) return { kind: 'failed' };
    if ('kind' in outcome) return outcome;
    await this.signOut();
    if (!this.#begin(outcome, false)) return { kind: 'failed' };
    this.#keep(COOKIES.cart, '');
    this.#keep(COOKIES.customerType, this.customer?.type ?? '');
    return { kind: 'signed-in' };
  }

  async sessions(): Promise<OpenSession[] | null> {
    const token = this.#loginToken;
    return (token && (await this.#service?.sessions(token, this.#request.visitor))) || null;
  }

  async movements(): Promise<BalanceMovement[] | null> {
    const token = this.#loginToken;
    return (token && (await this.#service?.movements(token, this.#request.visitor))) || null;
  }

  async endSession(id?: string): Promise<boolean> {
    const token = this.#loginToken;
    return (
      token !== undefined && (await this.#service?.endSession(id, token, this.#request.visitor)) === true
    );
  }

  /** All that the shop keeps of the customer; nothing where nobody is signed in. */
  async exportData(): Promise<unknown | undefined> {
    const token = this.#loginToken;
    return token && this.#service?.exportData(token, this.#request.visitor);
  }

  /** For a form that was posted without script: the password is digested here instead of in the browser (§5). */
  get auth(): Auth {
    const enter = async (
      action: 'login' | 'register',
      { email, password, isRemembered }: Parameters<Auth['signIn']>[0],
    ) => this.attempt({ action, username: email, password: await digestPassword(password), isRemembered });
    return {
      signIn: (credentials) => enter('login', credentials),
      register: (credentials) => enter('register', credentials),
      changePassword: async ({ password, newPassword }) =>
        this.changePassword({
          password: await digestPassword(password),
          newPassword: await digestPassword(newPassword),
        }),
      signOut: () => this.signOut(),
      sessions: () => this.sessions(),
      endSession: (id) => this.endSession(id),
      movements: () => this.movements(),
      actAs: (loginToken) => this.actAs(loginToken),
    };
  }

  get #loginToken(): string | undefined {
    return this.#claims && this.#stored.token;
  }

  #begin(tokens: Tokens, isRemembered: boolean): boolean {
    const claims = readClaims(tokens.token);
    if (!claims) return false;
    this.#stored = { ...tokens, isRemembered };
    this.#claims = claims;
    this.#setCookies = writeSession(tokens, claims.customer, isRemembered, this.#request.isSecure);
    return true;
  }

  /**
   * What the customer left in the cart of another device joins the guest's cart of this one when it is first looked at. Who
   * has none here is given an empty one for that.
   */
  async #bringCart(): Promise<void> {
    if (this.#request.cookies.get(COOKIES.cart.name)) return;
    const answer = await this.askAsAnybody(guestCart, {}).catch(() => undefined);
    const { getCart } = (answer?.data ?? {}) as { getCart?: { id?: string } | null };
    if (getCart?.id) this.#keep(COOKIES.cart, getCart.id);
  }

  #keep(cookie: Cookie, value: string): void {
    this.#setCookies.push(writeCookie(cookie, value, this.#request.isSecure));
  }

  #end(): void {
    this.#stored = { token: undefined, refreshToken: undefined, isRemembered: false };
    this.#claims = undefined;
    this.#setCookies = clearSession(this.#request.isSecure);
  }
}

function isTokenRefused({ errors }: CommerceAnswer): boolean {
  return errors?.some(({ extensions }) => extensions?.code === 'INVALID_TOKEN') === true;
}
