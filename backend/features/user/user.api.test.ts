import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AuthClient } from '#backend/features/auth/auth-client.fixture.ts';
import { openTestShop, type TestShop } from '../../../tests/api/test-shop.ts';

let shop: TestShop;
let headers: { authorization: string };
let customerCount = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { token } = await new AuthClient(shop.backend).register(
    `anna${++customerCount}@example.se`,
    'fyra grå hästar',
  );
  headers = { authorization: `Bearer ${token}` };
});

const address = `address { firstName lastName company careOf addressLine1 addressLine2 addressLine3 entryCode
  zip city state country mobile phone }`;
const allFields = `{ id email ${address} gender customerType newsletter personalId memberType memberId balance
  balanceFormatted metaData balances { currency amount amountFormatted }
  availableChannels { channelId availableMarkets { alias } } }`;
const mutation = `mutation ($user: UserInputType!) { updateUser(user: $user) ${allFields} }`;

async function update(user: object) {
  const { data, errors } = await shop.query(mutation, { user }, headers);
  expect(errors).toBeUndefined();
  return data.updateUser;
}
const read = async () => (await shop.query(`{ getUser ${allFields} }`, {}, headers)).data.getUser;

describe('getUser', () => {
  test('returns a new customer with id, e-mail address and the default values', async () => {
    const user = await read();
    expect(user).toMatchObject({
      id: expect.any(Number),
      email: `anna${customerCount}@example.se`,
      gender: 'UNSET',
      customerType: 'PERSON',
      newsletter: false,
      personalId: null,
      memberType: '',
      memberId: 0,
      balance: 0,
      metaData: null,
    });
    expect(new Set(Object.values(user.address))).toEqual(new Set(['']));
    expect(user.availableChannels[0]).toMatchObject({ channelId: '1|se' });
    expect(user.availableChannels[0].availableMarkets.length).toBeGreaterThan(5);
  });

  test('is null without a login', async () => {
    expect(await shop.query('{ getUser { id } }')).toEqual({ status: 200, data: { getUser: null } });
  });

  test('formats the balance in the currency of the market and the requested language', async () => {
    const query = `{ getUser(marketId: "fi", languageId: "fi-FI") { balanceFormatted balances { currency } } }`;
    const { data } = await shop.query(query, {}, headers);
    expect(data.getUser).toEqual({
      balanceFormatted: expect.stringMatching(/^0,00\s€$/),
      balances: [{ currency: 'EUR' }],
    });
  });
});

describe('updateUser', () => {
  const user = {
    gender: 'WOMAN',
    personalId: '19900101-0017',
    customerType: 'ORGANIZATION',
    metaData: '{"favorites":[1,2,3]}',
    address: {
      firstName: 'Anna',
      lastName: 'Berg',
      company: 'Berg AB',
      careOf: 'Bo',
      addressLine1: 'Gatan 1',
      addressLine2: 'Port 2',
      addressLine3: 'Vån 3',
      entryCode: '1234',
      zip: '111 22',
      city: 'Stockholm',
      state: '',
      country: 'SE',
      mobile: '0701234567',
      phone: '08123456',
    },
  };

  test('saves all fields', async () => {
    expect(await update(user)).toMatchObject(user);
    expect(await read()).toMatchObject(user);
  });

  test('leaves absent and null fields unchanged, including those of the address', async () => {
    await update(user);
    await update({});
    await update({ gender: null, newsletter: null, personalId: null, customerType: null, metaData: null });
    await update({ address: null });
    await update({ address: { firstName: null } });
    expect(await read()).toMatchObject(user);
    expect(await update({ address: { city: ' Göteborg ' } })).toMatchObject({
      ...user,
      address: { ...user.address, city: 'Göteborg' },
    });
  });

  test('clears fields with an empty value', async () => {
    await update(user);
    const emptied = { personalId: '', metaData: '', newsletter: false, address: { careOf: '' } };
    expect(await update(emptied)).toMatchObject({
      ...user,
      ...emptied,
      address: { ...user.address, careOf: '' },
    });
  });

  test('clears an identity number that is invalid for the new customer type or country', async () => {
    const company = { customerType: 'ORGANIZATION', personalId: '556016-0680', address: { country: 'SE' } };
    await update(company);
    expect(await update({ address: { country: 'SE', city: 'Kalmar' } })).toMatchObject({
      personalId: company.personalId,
    });
    expect(await update({ customerType: 'PERSON' })).toMatchObject({ personalId: '' });
    await update({ personalId: '19900101-0017' });
    expect(await update({ address: { country: 'DK' } })).toMatchObject({ personalId: '' });
  });

  test('requires a login', async () => {
    const { data, errors } = await shop.query(mutation, { user: {} });
    expect(data).toEqual({ updateUser: null });
    expect(errors).toMatchObject([{ extensions: { code: 'LOGIN_REQUIRED' } }]);
  });

  test('changes no other customer', async () => {
    const { token } = await new AuthClient(shop.backend).register(
      `bo${customerCount}@example.se`,
      'en sen höstkväll',
    );
    await update(user);
    const { data } = await shop.query(`{ getUser ${allFields} }`, {}, { authorization: `Bearer ${token}` });
    expect(data.getUser).toMatchObject({ gender: 'UNSET', personalId: null, metaData: null });
    expect(data.getUser.address.firstName).toBe('');
  });

  test.each([
    ['metaData', { metaData: 'x'.repeat(20_001) }],
    ['metaData', { metaData: 'a\0b' }],
    ['city', { address: { city: 'x'.repeat(101) } }],
    ['firstName', { address: { firstName: 'Anna\nBcc: bo' } }],
    ['phone', { address: { phone: 'ring mig' } }],
    ['country', { address: { country: 'Sverige' } }],
    ['country', { address: { country: '12' } }],
  ])('rejects an invalid field and changes nothing: %s', async (field, invalidUser) => {
    const { errors } = await shop.query(mutation, { user: { ...invalidUser, gender: 'MAN' } }, headers);
    expect(errors).toMatchObject([
      { extensions: { code: 'BAD_INPUT', field }, message: expect.stringContaining(field) },
    ]);
    expect((await read()).gender).toBe('UNSET');
  });
});

describe('With an idempotency key', () => {
  const updateWithKey = (user: object, key: string) =>
    shop.query(mutation, { user }, { ...headers, 'x-idempotency-key': key });
  const city = async () => (await read()).address.city;

  test('a change is applied once, and a repeated request returns the current state', async () => {
    const key = `user ${customerCount}`;
    await updateWithKey({ address: { city: 'Kalmar' } }, key);
    await update({ address: { city: 'Umeå' } });
    const { data, errors } = await updateWithKey({ address: { city: 'Kalmar' } }, key);
    expect(errors).toBeUndefined();
    expect(data.updateUser.address.city).toBe('Umeå');
    expect(await city()).toBe('Umeå');
  });

  test('no personal data is stored with the key', async () => {
    const key = `secret ${customerCount}`;
    await updateWithKey({ personalId: '19900101-0017', address: { lastName: 'Hemligsson' } }, key);
    const row = await shop.db
      .selectFrom('idempotency_key')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    expect(row.answer).toBe('');
    expect(JSON.stringify(row)).not.toMatch(/Hemligsson|19900101/);
  });

  test('a rejected request can be corrected and sent again', async () => {
    const key = `corrected ${customerCount}`;
    expect((await updateWithKey({ address: { phone: 'nej' } }, key)).errors).toHaveLength(1);
    expect((await updateWithKey({ address: { phone: '08-123 45 67' } }, key)).errors).toBeUndefined();
  });

  test('ten concurrent requests apply one change', async () => {
    const key = `ten ${customerCount}`;
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => updateWithKey({ address: { city: 'Visby' } }, key)),
    );
    expect(responses.map(({ data }) => data.updateUser.address.city)).toEqual(Array(10).fill('Visby'));
  });
});

test.each(['123', 'x'.repeat(201), '<b>900101</b>'])(
  'Rejects an invalid identity number: %#',
  async (personalId) => {
    const { errors } = await shop.query(mutation, { user: { personalId } }, headers);
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_IDENTITY_NUMBER' } }]);
  },
);

test('An identity number is checked for the country of the address, or of the market without an address', async () => {
  const inMarket = (user: object, marketId: string) =>
    shop.query(
      'mutation ($user: UserInputType!, $marketId: String) { updateUser(user: $user, marketId: $marketId) { id } }',
      { user, marketId },
      headers,
    );
  const [swedish, finnish] = [{ personalId: '19900101-0017' }, { personalId: '131052-308T' }];
  expect((await inMarket(finnish, 'fi')).errors).toBeUndefined();
  expect((await inMarket(swedish, 'fi')).errors).toHaveLength(1);
  expect((await inMarket({ ...swedish, address: { country: 'SE' } }, 'fi')).errors).toBeUndefined();
  expect((await inMarket(finnish, 'fi')).errors).toHaveLength(1);
  expect((await inMarket({ personalId: '19900101-0018' }, 'se')).errors).toHaveLength(1);
});

describe('An organisation', () => {
  const type = async () => (await read()).customerType;
  const send = (query: string, variables: object = {}) => shop.query(query, variables, headers);
  beforeEach(async () => void (await update({ customerType: 'ORGANIZATION' })));

  test.each([
    [
      'in a variable',
      'mutation ($user: UserInputType!) { updateUser(user: $user) { id } }',
      { user: { newsletter: true } },
    ],
    ['in the query text', 'mutation { updateUser(user: { newsletter: true }) { id } }', {}],
    [
      'as a variable that was not sent',
      'mutation ($type: CustomerType) { updateUser(user: { customerType: $type }) { id } }',
      {},
    ],
    ['as null', 'mutation { updateUser(user: { customerType: null }) { id } }', {}],
    [
      'in a variable’s default',
      'mutation ($user: UserInputType! = { newsletter: true }) { updateUser(user: $user) { id } }',
      {},
    ],
  ])(
    'stays an organisation when its type is not sent, despite the contract’s default: %s',
    async (_, query, variables) => {
      expect((await send(query, variables)).errors).toBeUndefined();
      expect(await type()).toBe('ORGANIZATION');
    },
  );

  test.each([
    [
      'in a variable',
      'mutation ($user: UserInputType!) { updateUser(user: $user) { id } }',
      { user: { customerType: 'PERSON' } },
    ],
    ['in the query text', 'mutation { updateUser(user: { customerType: PERSON }) { id } }', {}],
    [
      'as a variable',
      'mutation ($type: CustomerType) { updateUser(user: { customerType: $type }) { id } }',
      { type: 'PERSON' },
    ],
    [
      'as a variable’s default',
      'mutation ($type: CustomerType = PERSON) { updateUser(user: { customerType: $type }) { id } }',
      {},
    ],
    [
      'in a variable’s default',
      'mutation ($user: UserInputType! = { customerType: PERSON }) { updateUser(user: $user) { id } }',
      {},
    ],
  ])('becomes a person when that type is sent: %s', async (_, query, variables) => {
    expect((await send(query, variables)).errors).toBeUndefined();
    expect(await type()).toBe('PERSON');
  });
});
