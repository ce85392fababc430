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

/** A page in a browser, with a backend that stores the account. */
async function openPage(storage: Storage, account: Account, { isSignedIn }: { isSignedIn: boolean }) {
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
  const { refreshCustomer } = await import('#storefront/session/auth/customer.store.ts');
  const { syncFavorites } = await import('./sync-favorites.ts');
  return {
    ...store,
    send,
    sync: () => syncFavorites({ send } as never),
    signIn: () => {
      signIn();
      refreshCustomer();
    },
    signOut: () => {
      cookies.clear();
      refreshCustomer();
    },
  };
}

/** A page whose requests wait until the test calls `respond`. */
async function openSlowPage(account: Account) {
  const page = await openPage(memory(), account, { isSignedIn: true });
  const send = page.send.getMockImplementation();
  const gates: (() => void)[] = [];
  page.send.mockImplementation(async (document, variables) => {
    await new Promise<void>((resolve) => gates.push(resolve));
    return send?.(document, variables) as never;
  });
  const respond = async () => {
    await vi.waitFor(() => expect(gates.length).toBeGreaterThan(0));
    gates.shift()?.();
  };
  return { ...page, respond };
}

const favoritesOf = ({ metaData }: Account) => JSON.parse(metaData ?? '{}').favorites;

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('addEventListener', () => undefined);
});

describe('signing in and out', () => {
  test('merges the favourites of guest and customer, here and in the account', async () => {
    const account = { metaData: '{"favorites":[5,7],"theirs":{"x":1}}', writes: 0 };
    const page = await openPage(memory(), account, { isSignedIn: false });
    for (const id of [7, 9]) page.toggleFavorite(id);
    page.sync();
    page.signIn();
    await vi.waitFor(() => expect(page.readFavorites()).toEqual([5, 7, 9]));
    await vi.waitFor(() => expect(favoritesOf(account)).toEqual([5, 7, 9]));
    expect(JSON.parse(account.metaData).theirs).toEqual({ x: 1 });
  });

  test('removes the favourites from the browser and keeps them in the account', async () => {
    const account = { metaData: '{"favorites":[5]}', writes: 0 };
    const page = await openPage(memory(), account, { isSignedIn: true });
    page.sync();
    await vi.waitFor(() => expect(page.readFavorites()).toEqual([5]));
    await vi.waitFor(() => expect(page.readSavedFavorites()).toBeDefined());
    page.signOut();
    expect(page.readFavorites()).toEqual([]);
    expect(favoritesOf(account)).toEqual([5]);
  });

  test('removes them also when the session ended while no page was open', async () => {
    const storage = memory();
    const account = { metaData: '{"favorites":[5]}', writes: 0 };
    const first = await openPage(storage, account, { isSignedIn: true });
    first.sync();
    await vi.waitFor(() => expect(first.readSavedFavorites()).toBeDefined());
    const next = await openPage(storage, account, { isSignedIn: false });
    next.sync();
    expect(next.readFavorites()).toEqual([]);
  });
});

describe('syncing', () => {
  test('sends each change and keeps what another device has added', async () => {
    const account = { metaData: '{"favorites":[5]}', writes: 0 };
    const page = await openPage(memory(), account, { isSignedIn: true });
    page.sync();
    await vi.waitFor(() => expect(page.readSavedFavorites()).toBeDefined());
    account.metaData = '{"favorites":[5,8]}';
    page.toggleFavorite(5);
    page.toggleFavorite(6);
    await vi.waitFor(() => expect(favoritesOf(account)).toEqual([8, 6]));
    await vi.waitFor(() => expect(page.readFavorites()).toEqual([8, 6]));
  });

  test('removes favourites that were removed on another device', async () => {
    const storage = memory();
    const account = { metaData: '{"favorites":[5,6]}', writes: 0 };
    const first = await openPage(storage, account, { isSignedIn: true });
    first.sync();
    await vi.waitFor(() => expect(first.readSavedFavorites()).toBeDefined());
    account.metaData = '{"favorites":[6]}';
    const next = await openPage(storage, account, { isSignedIn: true });
    next.sync();
    await vi.waitFor(() => expect(next.readFavorites()).toEqual([6]));
    expect(account.writes).toBe(0);
  });

  test('keeps changes made while a request is in flight', async () => {
    const account = { metaData: '{"favorites":[5]}', writes: 0 };
    const page = await openSlowPage(account);
    page.sync();
    await vi.waitFor(() => expect(page.send).toHaveBeenCalled());
    page.toggleFavorite(6);
    await page.respond();
    page.toggleFavorite(7);
    await page.respond();
    page.toggleFavorite(8);
    // At most four more requests follow. The race ends the wait if no request follows.
    for (let calls = 0; calls < 4; calls++) {
      await Promise.race([page.respond(), new Promise((resolve) => setTimeout(resolve, 50))]);
      expect(page.readFavorites()).toEqual(expect.arrayContaining([6, 7, 8]));
    }
    await vi.waitFor(() => expect([...favoritesOf(account)].sort()).toEqual([5, 6, 7, 8]));
  });
});

describe('a failing or foreign account', () => {
  test('sends a failed change with the next one', async () => {
    const account = { metaData: '{"favorites":[5]}', writes: 0 };
    const page = await openPage(memory(), account, { isSignedIn: true });
    page.sync();
    await vi.waitFor(() => expect(page.readSavedFavorites()).toEqual([5]));
    page.send.mockRejectedValueOnce(new Error('The backend is down.'));
    page.toggleFavorite(6);
    await vi.waitFor(() => expect(page.send).toHaveBeenCalledTimes(2));
    page.toggleFavorite(7);
    await vi.waitFor(() => expect(favoritesOf(account)).toEqual([5, 6, 7]));
    expect(page.readFavorites()).toEqual([5, 6, 7]);
  });

  test.each(['no JSON', '[1]', '"x"'])('does not overwrite data of another client: %s', async (metaData) => {
    const account = { metaData, writes: 0 };
    const page = await openPage(memory(), account, { isSignedIn: false });
    page.toggleFavorite(3);
    page.sync();
    page.signIn();
    await vi.waitFor(() => expect(page.send).toHaveBeenCalled());
    expect(page.readFavorites()).toEqual([3]);
    expect(account).toEqual({ metaData, writes: 0 });
  });

  test('keeps the local favourites while the backend is down', async () => {
    const page = await openPage(memory(), { metaData: null, writes: 0 }, { isSignedIn: false });
    page.toggleFavorite(3);
    page.send.mockRejectedValue(new Error('The backend is down.'));
    page.sync();
    page.signIn();
    await vi.waitFor(() => expect(page.send).toHaveBeenCalled());
    expect(page.readFavorites()).toEqual([3]);
  });
});
