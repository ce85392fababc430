import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardForm, paymentToStart, type RunningSandbox, runSandbox } from './running-sandbox.fixture.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.stop());

const stateOf = async (reference: string) => {
  const payment = await sandbox.provider.look(reference);
  return [payment?.state, payment?.failure];
};
const confirm = 'http://shop.test/checkout/confirm?cartid=7';
const failed = 'http://shop.test/checkout/sandbox-fail?error=Error';
const turnedDown = 'http://shop.test/checkout/sandbox-fail?error=Declined';
const blocked = 'http://shop.test/checkout/sandbox-fail?error=BlockedCustomer';

describe('A card', () => {
  test('that is good leads back to the shop', async () => {
    const reference = await sandbox.begin();
    expect(await sandbox.send(reference, cardForm('4242 4242 4242 4242'))).toMatchObject({
      status: 303,
      to: confirm,
    });
    expect(await stateOf(reference)).toEqual(['authorized', null]);
  });

  test('that is declined leads to the page that says so', async () => {
    const reference = await sandbox.begin();
    expect((await sandbox.send(reference, cardForm('4000000000000002'))).to).toBe(turnedDown);
    expect(await stateOf(reference)).toEqual(['failed', 'declined']);
  });

  test('without money may be replaced by another on the same page', async () => {
    const reference = await sandbox.begin();
    const answer = await sandbox.send(reference, cardForm('4000 0000 0000 9995'));
    expect(answer.status).toBe(422);
    expect(answer.page).toContain('inte tillräckligt med pengar');
    expect(await stateOf(reference)).toEqual(['pending', null]);
    expect((await sandbox.send(reference, cardForm('5555 5555 5555 4444'))).to).toBe(confirm);
  });

  test.each([
    ['approve', confirm, ['authorized', null]],
    ['refuse', failed, ['failed', 'authentication-failed']],
  ])('with 3-D Secure asks the bank: %s', async (does, to, state) => {
    const reference = await sandbox.begin();
    expect((await sandbox.send(reference, cardForm('4000 0000 0000 3220'))).to).toBe(`/pay/${reference}`);
    const page = await (await fetch(`${sandbox.url}/pay/${reference}`)).text();
    expect(page).toContain('Bekräfta hos din bank');
    expect(await stateOf(reference)).toEqual(['pending', null]);
    expect((await sandbox.send(reference, { do: does })).to).toBe(to);
    expect(await stateOf(reference)).toEqual(state);
  });

  test('whose bank is silent leaves the payment undecided, and the page says so; the bank may answer later', async () => {
    const reference = await sandbox.begin();
    await sandbox.send(reference, cardForm('4000 0000 0000 0341'));
    const page = await (await fetch(`${sandbox.url}/pay/${reference}`)).text();
    expect(page).toContain('varken godkänd eller nekad');
    expect(await stateOf(reference)).toEqual(['pending', null]);
    await sandbox.control(`/payments/${reference}/settle`, { state: 'authorized' });
    const later = await fetch(`${sandbox.url}/pay/${reference}`, { redirect: 'manual' });
    expect(later.headers.get('location')).toBe(confirm);
  });

  test.each([
    [{ number: '4242 4242 4242 4241' }, 'Kortnumret stämmer inte'],
    [{ number: '4111 1111 1111 1111' }, 'Bara testkort'],
    [{ number: '' }, 'Fyll i fältet'],
    [{ expiry: '13/30' }, 'månad och år'],
    [{ expiry: '01/20' }, 'giltighetstid har gått ut'],
    [{ cvc: '12' }, 'CVC är tre siffror'],
  ])('filled in wrongly (%o) is told beside the field, and no code comes back', async (wrong, says) => {
    const reference = await sandbox.begin();
    const { status, page } = await sandbox.send(reference, {
      ...cardForm('4242 4242 4242 4242'),
      ...wrong,
    });
    expect(status).toBe(422);
    expect(page).toContain(says);
    expect(page).not.toContain('value="123"');
    expect(await stateOf(reference)).toEqual(['pending', null]);
  });
});

describe('Swish', () => {
  const swish = { methodKey: 'swish', phone: '+46 70 174 06 05' };

  test.each([
    ['approve', confirm, ['authorized', null]],
    ['refuse', failed, ['failed', 'refused-in-app']],
  ])('waits for the app: %s', async (does, to, state) => {
    const reference = await sandbox.begin(swish);
    expect(await (await fetch(`${sandbox.url}/pay/${reference}`)).text()).toContain('value="0701740605"');
    await sandbox.send(reference, { do: 'pay', phone: '070-174 06 05' });
    expect(await (await fetch(`${sandbox.url}/pay/${reference}`)).text()).toContain('Öppna Swish-appen');
    expect((await sandbox.send(reference, { do: does })).to).toBe(to);
    expect(await stateOf(reference)).toEqual(state);
  });

  test('is refused, left waiting or told that the number is wrong', async () => {
    const reference = await sandbox.begin(swish);
    expect((await sandbox.send(reference, { do: 'pay', phone: '0601' })).page).toContain(
      'svenskt mobilnummer',
    );
    await sandbox.send(reference, { do: 'pay', phone: '0701740607' });
    expect(await stateOf(reference)).toEqual(['pending', null]);
    const refused = await sandbox.begin(swish);
    expect((await sandbox.send(refused, { do: 'pay', phone: '0701740606' })).to).toBe(failed);
  });
});

describe('Credit', () => {
  test.each([
    ['SE', '19121212-1212', '18900101-9802', '18900102-9819'],
    ['DK', '010158-5018', '020258-5000', '030358-5001'],
    ['NO', '01419010029', '02428010100', '03437010020'],
    ['FI', '010190-900P', '020280-901l', '030370-902H'],
    ['AX', '010190-900P', '020280-901L', '030370-902H'],
  ])('is decided by the number of the person in %s', async (countryCode, good, declined, blockedNumber) => {
    const asked = { methodKey: 'invoice', countryCode };
    const pay = async (identityNumber: string) => {
      const reference = await sandbox.begin(asked);
      return (await sandbox.send(reference, { do: 'pay', identityNumber })).to;
    };
    expect([await pay(good), await pay(declined), await pay(blockedNumber)]).toEqual([
      confirm,
      turnedDown,
      blocked,
    ]);
  });

  test('takes no number that somebody might have', async () => {
    const reference = await sandbox.begin({ methodKey: 'invoice' });
    const answer = await sandbox.send(reference, { do: 'pay', identityNumber: '19800101-1234' });
    expect(answer.page).toContain('Bara testnummer');
  });

  test('in instalments wants a plan, and tells what it costs', async () => {
    const reference = await sandbox.begin({ methodKey: 'instalments' });
    const identityNumber = '191212121212';
    const { status, page } = await sandbox.send(reference, { do: 'pay', identityNumber });
    expect([status, page.includes('Välj hur många månader.'), /effektiv ränta/.test(page)]).toEqual([
      422,
      true,
      true,
    ]);
    expect((await sandbox.send(reference, { do: 'pay', identityNumber, months: '12' })).to).toBe(confirm);
  });
});

describe('Every page', () => {
  test('is written in the customer’s language', async () => {
    const titles = {
      'sv-SE': 'Betala med kort',
      'da-DK': 'Betal med kort',
      'en-GB': 'Pay by card',
      'fi-FI': 'Maksa kortilla',
      'nb-NO': 'Betal med kort',
    };
    for (const [languageId, title] of Object.entries(titles)) {
      const reference = await sandbox.begin({ languageId });
      const page = await (await fetch(`${sandbox.url}/pay/${reference}`)).text();
      expect(page).toContain(`<html lang="${languageId}">`);
      expect(page).toContain(`<h1>${title}</h1>`);
    }
  });

  test('leads back when it is given up, and stays decided whatever is sent afterwards', async () => {
    const reference = await sandbox.begin();
    expect((await sandbox.send(reference, { do: 'abort' })).to).toBe('http://shop.test/checkout');
    expect((await sandbox.send(reference, cardForm('4242 4242 4242 4242'))).to).toBe(
      'http://shop.test/checkout',
    );
    expect(await stateOf(reference)).toEqual(['cancelled', null]);
  });

  test('runs nothing of others, is framed by the shop only, and shows what was typed as text', async () => {
    const reference = await sandbox.begin({ email: '"><script>' });
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

  test('takes no form of another site, and is not found by guessing', async () => {
    const reference = await sandbox.begin();
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

describe('The frame of pay-later', () => {
  const filled = {
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

  test('is nothing but an iframe, the same form is a page, and both say what they need', async () => {
    const { redirectUrl, frame, reference } = await sandbox.provider.start(
      paymentToStart({ methodKey: 'pay-later' }),
    );
    expect(redirectUrl).toBe(`${sandbox.url}/pay/${reference}`);
    expect(frame).toMatch(/^<iframe [^<>]*src="[^"]+\/frame\/sp_[\w-]+"><\/iframe>$/);
    const { page, status } = await sandbox.send(reference, { do: 'pay' });
    expect(status).toBe(422);
    expect(page.match(/class="fault" id="/g)).toHaveLength(8);
  });

  test('stays in the checkout when it is decided, and tells where to go', async () => {
    const reference = await sandbox.begin({ methodKey: 'pay-later' });
    const response = await fetch(`${sandbox.url}/frame/${reference}`, {
      method: 'POST',
      body: new URLSearchParams(filled),
    });
    const page = await response.text();
    expect(page).toContain('data-status="authorized"');
    expect(page).toContain(`href="${confirm}"`);
    expect(await stateOf(reference)).toEqual(['authorized', null]);
  });

  test('refuses credit and blocked customers, but lets the first pay at once', async () => {
    const pay = async (more: object) => {
      const reference = await sandbox.begin({ methodKey: 'pay-later' });
      return (await sandbox.send(reference, { ...filled, ...more })).to;
    };
    expect(await pay({ identityNumber: '189001019802' })).toBe(turnedDown);
    expect(await pay({ identityNumber: '189001019802', type: 'DirectPayment' })).toBe(confirm);
    expect(await pay({ identityNumber: '189001029819', type: 'DirectPayment' })).toBe(blocked);
  });
});
