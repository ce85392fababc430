import { beforeEach, describe, expect, test, vi } from 'vitest';
import { COOKIES } from '#storefront/config/cookies.ts';

interface Account {
  metaData: string | null;
  writes: number;
}

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  } as Storage;
}

/** A page of the shop in a browser, and the backend's account of whoever is signed in there. */
async function openPage(storage: Storage, account: Account, isSignedIn: boolean) {
  vi.resetModules();
  const cookies = new Map<string, string>();
  const signIn = () =>
    cookies.set(COOKIES.user.name, JSON.stringify({ name: 'a@example.se', type: 'PERSON', expires: 2e9 }));
  if (isSignedIn) signIn();
  vi.stubGlobal('localStorage', storage);
  vi.doMock('#storefront/browser/browser-cookies.ts', () => ({
    browserCookies: { get: ({ name }: { name: string }) => cookies.get(name), set: () => undefined },
  }));
  const { FavoritesOfCustomerDocument } = await import('#storefront/api/generated/graphql.ts');
  const send = vi.fn(async (document: unknown, variables: { user?: { metaData: string } }) => {
    if (document === FavoritesOfCustomerDocument) return { getUser: { metaData: account.metaData } };
    account.metaData = variables.user?.metaData ?? account.metaData;
    account.writes++;
    return { updateUser: { metaData: account.metaData } };
  });
  const store = await import('./favorites.store.ts');
  const { noticeCustomer } = await import('#storefront/session/customer.store.ts');
  const { keepFavorites } = await import('./keep-favorites.ts');
  return {
    ...store,
    send,
    keep: () => keepFavorites({ send } as never),
    signIn: () => {
      signIn();
      noticeCustomer();
    },
    signOut: () => {
      cookies.clear();
      noticeCustomer();
    },
  };
}

const favoritesOf = ({ metaData }: Account) => JSON.parse(metaData ?? '{}').favorites;

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('addEventListener', () => undefined);
});

describe('favourites of a customer', () => {
  test('are what the customer had and what the guest has chosen, here and in the account', async () => {
    const account = { metaData: '{"favorites":[5,7],"theirs":{"x":1}}', writes: 0 };
    const page = await openPage(memory(), account, false);
    for (const id of [7, 9]) page.toggleFavorite(id);
    page.keep();
    page.signIn();
    await vi.waitFor(() => expect(page.readFavorites()).toEqual([5, 7, 9]));
    await vi.waitFor(() => expect(favoritesOf(account)).toEqual([5, 7, 9]));
    expect(JSON.parse(account.metaData).theirs).toEqual({ x: 1 });
  });

  test('follow each change, and spare what another device has added meanwhile', async () => {
    const account = { metaData: '{"favorites":[5]}', writes: 0 };
    const page = await openPage(memory(), account, true);
    page.keep();
    await vi.waitFor(() => expect(page.readKept()).toBeDefined());
    account.metaData = '{"favorites":[5,8]}';
    page.toggleFavorite(5);
    page.toggleFavorite(6);
    await vi.waitFor(() => expect(favoritesOf(account)).toEqual([8, 6]));
    await vi.waitFor(() => expect(page.readFavorites()).toEqual([8, 6]));
  });

  test('that were removed on another device do not come back with the next visit', async () => {
    const storage = memory();
    const account = { metaData: '{"favorites":[5,6]}', writes: 0 };
    const first = await openPage(storage, account, true);
    first.keep();
    await vi.waitFor(() => expect(first.readKept()).toBeDefined());
    account.metaData = '{"favorites":[6]}';
    const next = await openPage(storage, account, true);
    next.keep();
    await vi.waitFor(() => expect(next.readFavorites()).toEqual([6]));
    expect(account.writes).toBe(0);
  });

  test('leave the browser when the customer signs out, and stay in the account', async () => {
    const account = { metaData: '{"favorites":[5]}', writes: 0 };
    const page = await openPage(memory(), account, true);
    page.keep();
    await vi.waitFor(() => expect(page.readFavorites()).toEqual([5]));
    await vi.waitFor(() => expect(page.readKept()).toBeDefined());
    page.signOut();
    expect(page.readFavorites()).toEqual([]);
    expect(favoritesOf(account)).toEqual([5]);
  });

  test('leave it also when the session ended while no page was open', async () => {
    const storage = memory();
    const account = { metaData: '{"favorites":[5]}', writes: 0 };
    const first = await openPage(storage, account, true);
    first.keep();
    await vi.waitFor(() => expect(first.readKept()).toBeDefined());
    const next = await openPage(storage, account, false);
    next.keep();
    expect(next.readFavorites()).toEqual([]);
  });

  /** Answers come when the test says so. */
  async function slowPage(account: Account, isSignedIn: boolean) {
    const page = await openPage(memory(), account, isSignedIn);
    const answer = page.send.getMockImplementation();
    const gates: (() => void)[] = [];
    page.send.mockImplementation(async (document, variables) => {
      await new Promise<void>((resolve) => gates.push(resolve));
      return answer?.(document, variables) as never;
    });
    const next = async () => {
      await vi.waitFor(() => expect(gates.length).toBeGreaterThan(0));
      gates.shift()?.();
    };
    return { ...page, next, isIdle: () => gates.length === 0 };
  }

  test('that are chosen while an answer is on its way stay chosen', async () => {
    const account = { metaData: '{"favorites":[5]}', writes: 0 };
    const page = await slowPage(account, true);
    page.keep();
    await vi.waitFor(() => expect(page.send).toHaveBeenCalled());
    page.toggleFavorite(6);
    await page.next();
    page.toggleFavorite(7);
    await page.next();
    page.toggleFavorite(8);
    for (let calls = 0; calls < 4; calls++) {
      await Promise.race([page.next(), new Promise((resolve) => setTimeout(resolve, 50))]);
      expect(page.readFavorites()).toEqual(expect.arrayContaining([6, 7, 8]));
    }
    await vi.waitFor(() => expect([...favoritesOf(account)].sort()).toEqual([5, 6, 7, 8]));
  });

  test('whose keeping failed are kept with the next', async () => {
    const account = { metaData: '{"favorites":[5]}', writes: 0 };
    const page = await openPage(memory(), account, true);
    page.keep();
    await vi.waitFor(() => expect(page.readKept()).toEqual([5]));
    page.send.mockRejectedValueOnce(new Error('The backend is down.'));
    page.toggleFavorite(6);
    await vi.waitFor(() => expect(page.send).toHaveBeenCalledTimes(2));
    page.toggleFavorite(7);
    await vi.waitFor(() => expect(favoritesOf(account)).toEqual([5, 6, 7]));
    expect(page.readFavorites()).toEqual([5, 6, 7]);
  });

  test.each(['no JSON', '[1]', '"x"'])('do not overwrite a text of another client: %s', async (metaData) => {
    const account = { metaData, writes: 0 };
    const page = await openPage(memory(), account, false);
    page.toggleFavorite(3);
    page.keep();
    page.signIn();
    await vi.waitFor(() => expect(page.send).toHaveBeenCalled());
    expect(page.readFavorites()).toEqual([3]);
    expect(account).toEqual({ metaData, writes: 0 });
  });

  test('are kept here while the backend does not answer', async () => {
    const page = await openPage(memory(), { metaData: null, writes: 0 }, false);
    page.toggleFavorite(3);
    page.send.mockRejectedValue(new Error('The backend is down.'));
    page.keep();
    page.signIn();
    await vi.waitFor(() => expect(page.send).toHaveBeenCalled());
    expect(page.readFavorites()).toEqual([3]);
  });
});
