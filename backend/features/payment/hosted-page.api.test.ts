import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardForm, paymentToStart, type RunningSandbox, runSandbox } from './running-sandbox.fixture.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.stop());

const stateOf = async (reference: string) => {
  const payment = await sandbox.provider.retrieve(reference);
  return [payment?.state, payment?.failure];
};
const confirmUrl = 'http://shop.test/checkout/confirm?cartid=7';
const refusedUrl = 'http://shop.test/checkout/sandbox-fail?error=Refused';
const declinedUrl = 'http://shop.test/checkout/sandbox-fail?error=Declined';
const blockedUrl = 'http://shop.test/checkout/sandbox-fail?error=BlockedCustomer';

test('a valid card leads back to the shop', async () => {
  const reference = await sandbox.startPayment();
  expect(await sandbox.submitForm(reference, cardForm('4242 4242 4242 4242'))).toMatchObject({
    status: 303,
    to: confirmUrl,
  });
  expect(await stateOf(reference)).toEqual(['authorized', null]);
});

test('a declined card leads to the fail page', async () => {
  const reference = await sandbox.startPayment();
  expect((await sandbox.submitForm(reference, cardForm('4000000000000002'))).to).toBe(declinedUrl);
  expect(await stateOf(reference)).toEqual(['failed', 'declined']);
});

test('a card with insufficient funds can be replaced on the same page', async () => {
  const reference = await sandbox.startPayment();
  const { status, page } = await sandbox.submitForm(reference, cardForm('4000 0000 0000 9995'));
  expect(status).toBe(422);
  expect(page).toContain('inte tillräckligt med pengar');
  expect(await stateOf(reference)).toEqual(['pending', null]);
  expect((await sandbox.submitForm(reference, cardForm('5555 5555 5555 4444'))).to).toBe(confirmUrl);
});

test.each([
  ['approve', confirmUrl, ['authorized', null]],
  ['refuse', refusedUrl, ['failed', 'authentication-failed']],
])('3-D Secure lets the customer %s at the bank', async (action, to, state) => {
  const reference = await sandbox.startPayment();
  expect((await sandbox.submitForm(reference, cardForm('4000 0000 0000 3220'))).to).toBe(`/pay/${reference}`);
  const page = await (await fetch(`${sandbox.url}/pay/${reference}`)).text();
  expect(page).toContain('Bekräfta hos din bank');
  expect(await stateOf(reference)).toEqual(['pending', null]);
  expect((await sandbox.submitForm(reference, { do: action })).to).toBe(to);
  expect(await stateOf(reference)).toEqual(state);
});

test('a card payment stays pending while the bank does not respond, and can be settled later', async () => {
  const reference = await sandbox.startPayment();
  await sandbox.submitForm(reference, cardForm('4000 0000 0000 0341'));
  const page = await (await fetch(`${sandbox.url}/pay/${reference}`)).text();
  expect(page).toContain('varken godkänd eller nekad');
  expect(await stateOf(reference)).toEqual(['pending', null]);
  await sandbox.control(`/payments/${reference}/settle`, { state: 'authorized' });
  const later = await fetch(`${sandbox.url}/pay/${reference}`, { redirect: 'manual' });
  expect(later.headers.get('location')).toBe(confirmUrl);
});

test.each([
  [{ number: '4242 4242 4242 4241' }, 'Kortnumret stämmer inte'],
  [{ number: '4111 1111 1111 1111' }, 'Bara testkort'],
  [{ number: '' }, 'Fyll i fältet'],
  [{ expiry: '13/30' }, 'månad och år'],
  [{ expiry: '01/20' }, 'giltighetstid har gått ut'],
  [{ cvc: '12' }, 'CVC är tre siffror'],
])('invalid card input (%o) has a field error, and the CVC is not returned', async (invalid, message) => {
  const reference = await sandbox.startPayment();
  const { status, page } = await sandbox.submitForm(reference, {
    ...cardForm('4242 4242 4242 4242'),
    ...invalid,
  });
  expect(status).toBe(422);
  expect(page).toContain(message);
  expect(page).not.toContain('value="123"');
  expect(await stateOf(reference)).toEqual(['pending', null]);
});

describe('Swish', () => {
  const swish = { methodKey: 'swish', phone: '+46 70 174 06 05' };

  test.each([
    ['approve', confirmUrl, ['authorized', null]],
    ['refuse', refusedUrl, ['failed', 'refused-in-app']],
  ])('waits until the customer taps %s in the app', async (action, to, state) => {
    const reference = await sandbox.startPayment(swish);
    expect(await (await fetch(`${sandbox.url}/pay/${reference}`)).text()).toContain('value="0701740605"');
    await sandbox.submitForm(reference, { do: 'pay', phone: '070-174 06 05' });
    expect(await (await fetch(`${sandbox.url}/pay/${reference}`)).text()).toContain('Öppna Swish-appen');
    expect((await sandbox.submitForm(reference, { do: action })).to).toBe(to);
    expect(await stateOf(reference)).toEqual(state);
  });

  test('has test numbers that wait or decline, and rejects other numbers', async () => {
    const reference = await sandbox.startPayment(swish);
    expect((await sandbox.submitForm(reference, { do: 'pay', phone: '0601' })).page).toContain(
      'svenskt mobilnummer',
    );
    await sandbox.submitForm(reference, { do: 'pay', phone: '0701740607' });
    expect(await stateOf(reference)).toEqual(['pending', null]);
    const declined = await sandbox.startPayment(swish);
    expect((await sandbox.submitForm(declined, { do: 'pay', phone: '0701740606' })).to).toBe(refusedUrl);
  });
});

describe('methods of one country', () => {
  test.each(['vipps', 'mobilepay'])(
    '%s asks for a mobile number and waits for the app',
    async (methodKey) => {
      const start = () => sandbox.startPayment({ methodKey, phone: '+47 400 12 345', shopName: 'Kvarto' });
      const approved = await start();
      expect(await (await fetch(`${sandbox.url}/pay/${approved}`)).text()).toContain('Till Kvarto');
      expect((await sandbox.submitForm(approved, { do: 'pay', phone: '12' })).page).toContain(
        'giltigt mobilnummer',
      );
      await sandbox.submitForm(approved, { do: 'pay', phone: '400 12 345' });
      expect((await sandbox.submitForm(approved, { do: 'approve' })).to).toBe(confirmUrl);
      const refused = await start();
      await sandbox.submitForm(refused, { do: 'pay', phone: '400 12 345' });
      expect((await sandbox.submitForm(refused, { do: 'refuse' })).to).toBe(refusedUrl);
      const aborted = await start();
      expect((await sandbox.submitForm(aborted, { do: 'abort' })).to).toBe('http://shop.test/checkout');
    },
  );

  test.each(['online-bank', 'ideal', 'bancontact'])('%s leads to a bank', async (methodKey) => {
    const start = () => sandbox.startPayment({ methodKey });
    const approved = await start();
    expect((await sandbox.submitForm(approved, { do: 'pay' })).page).toContain('Välj din bank');
    await sandbox.submitForm(approved, { do: 'pay', bank: 'Testbank 1' });
    expect((await sandbox.submitForm(approved, { do: 'approve' })).to).toBe(confirmUrl);
    expect(await stateOf(approved)).toEqual(['authorized', null]);
    expect((await sandbox.submitForm(await start(), { do: 'pay', bank: 'Testbank 2' })).to).toBe(declinedUrl);
    const aborted = await start();
    await sandbox.submitForm(aborted, { do: 'pay', bank: 'Testbank 1' });
    expect((await sandbox.submitForm(aborted, { do: 'abort' })).to).toBe('http://shop.test/checkout');
  });

  test.each([
    ['apple-pay', 'approve', confirmUrl],
    ['google-pay', 'refuse', refusedUrl],
    ['google-pay', 'abort', 'http://shop.test/checkout'],
  ])('the card page offers %s, and the customer can %s', async (wallet, action, to) => {
    const reference = await sandbox.startPayment();
    expect(await (await fetch(`${sandbox.url}/pay/${reference}`)).text()).toContain(`value="${wallet}"`);
    await sandbox.submitForm(reference, { do: 'pay', wallet });
    expect((await sandbox.submitForm(reference, { do: action })).to).toBe(to);
  });
});

describe('credit', () => {
  test.each([
    ['SE', '19121212-1212', '18900101-9802', '18900102-9819'],
    ['DK', '010158-5018', '020258-5000', '030358-5001'],
    ['NO', '01419010029', '02428010100', '03437010020'],
    ['FI', '010190-900P', '020280-901l', '030370-902H'],
    ['AX', '010190-900P', '020280-901L', '030370-902H'],
  ])('is decided by the identity number in %s', async (countryCode, approved, declined, blocked) => {
    const pay = async (identityNumber: string) => {
      const reference = await sandbox.startPayment({ methodKey: 'invoice', countryCode });
      return (await sandbox.submitForm(reference, { do: 'pay', identityNumber })).to;
    };
    expect([await pay(approved), await pay(declined), await pay(blocked)]).toEqual([
      confirmUrl,
      declinedUrl,
      blockedUrl,
    ]);
  });

  test('rejects identity numbers of real people', async () => {
    const reference = await sandbox.startPayment({ methodKey: 'invoice' });
    const { page } = await sandbox.submitForm(reference, { do: 'pay', identityNumber: '19800101-1234' });
    expect(page).toContain('Bara testnummer');
  });

  test('instalments require a plan and state its cost', async () => {
    const reference = await sandbox.startPayment({ methodKey: 'instalments' });
    const identityNumber = '191212121212';
    const { status, page } = await sandbox.submitForm(reference, { do: 'pay', identityNumber });
    expect([status, page.includes('Välj hur många månader.'), /effektiv ränta/.test(page)]).toEqual([
      422,
      true,
      true,
    ]);
    expect((await sandbox.submitForm(reference, { do: 'pay', identityNumber, months: '12' })).to).toBe(
      confirmUrl,
    );
  });
});

describe('every page', () => {
  test('is written in the customer’s language', async () => {
    const titles = {
      'sv-SE': 'Betala med kort',
      'da-DK': 'Betal med kort',
      'en-GB': 'Pay by card',
      'fi-FI': 'Maksa kortilla',
      'nb-NO': 'Betal med kort',
    };
    for (const [languageId, title] of Object.entries(titles)) {
      const reference = await sandbox.startPayment({ languageId });
      const page = await (await fetch(`${sandbox.url}/pay/${reference}`)).text();
      expect(page).toContain(`<html lang="${languageId}">`);
      expect(page).toContain(`<h1>${title}</h1>`);
    }
  });

  test('leads back when it is aborted, and ignores later submissions', async () => {
    const reference = await sandbox.startPayment();
    expect((await sandbox.submitForm(reference, { do: 'abort' })).to).toBe('http://shop.test/checkout');
    expect((await sandbox.submitForm(reference, cardForm('4242 4242 4242 4242'))).to).toBe(
      'http://shop.test/checkout',
    );
    expect(await stateOf(reference)).toEqual(['cancelled', null]);
  });

  test('has a strict content security policy, and escapes input', async () => {
    const reference = await sandbox.startPayment({ email: '"><script>' });
    const response = await fetch(`${sandbox.url}/pay/${reference}`, {
      method: 'POST',
      body: new URLSearchParams({ do: 'pay', number: '"><script>alert(1)</script>' }),
    });
    expect(await response.text()).not.toContain('<script>alert');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors http://shop.test;');
    expect(policy).not.toContain('unsafe');
  });

  test('rejects forms of other sites, and is not found without its reference', async () => {
    const reference = await sandbox.startPayment();
    const foreign = await fetch(`${sandbox.url}/pay/${reference}`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ do: 'abort' }),
    });
    expect(foreign.status).toBe(403);
    expect(await stateOf(reference)).toEqual(['pending', null]);
    const guessed = await fetch(`${sandbox.url}/pay/sp_guess`, { headers: { 'accept-language': 'no,en' } });
    expect([guessed.status, await guessed.text()]).toEqual([404, expect.stringContaining('finnes ikke')]);
  });
});

describe('the iframe of pay-later', () => {
  const validForm = {
    do: 'pay',
    type: 'DirectInvoice',
    email: 'selma@example.se',
    firstName: 'Selma',
    lastName: 'Lagerlöf',
    address1: 'Mårbacka 42',
    zip: '686 95',
    city: 'Östra Ämtervik',
    identityNumber: '191212121212',
  };

  test('is one iframe element; the same form is also a page, with field errors', async () => {
    const { redirectUrl, iframeHtml, reference } = await sandbox.provider.start(
      paymentToStart({ methodKey: 'pay-later' }),
    );
    expect(redirectUrl).toBe(`${sandbox.url}/pay/${reference}`);
    expect(iframeHtml).toMatch(/^<iframe [^<>]*src="[^"]+\/frame\/sp_[\w-]+"><\/iframe>$/);
    const { page, status } = await sandbox.submitForm(reference, { do: 'pay' });
    expect(status).toBe(422);
    expect(page.match(/class="error" id="/g)).toHaveLength(8);
  });

  test('reports the outcome and the next URL to the checkout', async () => {
    const reference = await sandbox.startPayment({ methodKey: 'pay-later' });
    const response = await fetch(`${sandbox.url}/frame/${reference}`, {
      method: 'POST',
      body: new URLSearchParams(validForm),
    });
    const page = await response.text();
    expect(page).toContain('data-status="authorized"');
    expect(page).toContain(`href="${confirmUrl}"`);
    expect(await stateOf(reference)).toEqual(['authorized', null]);
  });

  test('declines credit and blocked customers; a declined customer can still pay directly', async () => {
    const pay = async (changes: object) => {
      const reference = await sandbox.startPayment({ methodKey: 'pay-later' });
      return (await sandbox.submitForm(reference, { ...validForm, ...changes })).to;
    };
    expect(await pay({ identityNumber: '189001019802' })).toBe(declinedUrl);
    expect(await pay({ identityNumber: '189001019802', type: 'DirectPayment' })).toBe(confirmUrl);
    expect(await pay({ identityNumber: '189001029819', type: 'DirectPayment' })).toBe(blockedUrl);
  });
});
