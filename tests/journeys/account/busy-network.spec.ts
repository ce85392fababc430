import { randomInt } from 'node:crypto';
import type { APIResponse, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { digestPassword } from '#contract/auth.ts';
import { PROOF_OF_WORK_HEADER } from '#contract/http/proof-of-work.ts';
import { RequestPasswordResetDocument } from '#storefront/api/generated/graphql.ts';
import { hashOf } from '#storefront/api/operation.ts';
import { AUTH_PATHS } from '#storefront/config/auth-paths.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { emailField, newEmail, PASSWORD, passwordField, signInAs } from '../support/customer.ts';
import { combinations } from '../support/matrix.ts';
import { loadTranslate } from '../support/messages.ts';
import { closeVisitors, newVisitor, untilReady } from '../support/visitor.ts';

afterAll(closeVisitors);

const sizes = {
  sv: { locale: 'sv-SE', viewport: { width: 1440, height: 900 } },
  fi: { locale: 'fi-FI', viewport: { width: 390, height: 844 } },
};
/** Browsers log the status of an error response, also if the page handles it. */
const isAboutStatus = (consoleError: string) => /status of 4\d\d/.test(consoleError);

/** A school, for example: one address of many shoppers. */
const newNetwork = () => ({
  extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
});

/**
 * Acts while others of the same network send requests, one after the other. They exceed the rate limit from the beginning,
 * and use up every request that it allows later.
 */
async function whileOthers(send: () => Promise<APIResponse>, act: () => Promise<void>): Promise<void> {
  const isLimited = async () => (await (await send()).text()).includes('"difficulty":');
  for (let count = 0; !(await isLimited()); count++)
    if (count > 30) throw new Error('The network gets no task.');
  let isDone = false;
  const others = (async () => {
    while (!isDone) await send();
  })();
  try {
    await act();
  } finally {
    isDone = true;
    await others;
  }
}

/** Returns a function that tries to sign in with a wrong password. */
async function guesserOf({ request }: Page, email: string): Promise<() => Promise<APIResponse>> {
  const data = { email, password: await digestPassword('fel och fel igen') };
  return () => request.post(AUTH_PATHS.signIn, { data });
}

/** Returns a function that requests a reset mail to an unknown address. */
function resetterOf({ request }: Page): () => Promise<APIResponse> {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(RequestPasswordResetDocument) } };
  return () => request.post('/graphql', { data: { variables: { email: newEmail() }, extensions } });
}

describe.each(combinations('busy-network', ['sv', 'fi'] as const))('in a busy network, in %s', (locale) => {
  test('a shopper signs in and resets a password, and the browser solves the tasks', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor({ ...sizes[locale], ...newNetwork() });
    const { page } = visitor;
    const main = page.getByRole('main');
    const email = newEmail();
    // Creates the account, but leaves the visitor signed out.
    await signInAs(page, email);
    await page.context().clearCookies();
    /** Paths of the requests with a solution. */
    const solved: string[] = [];
    page.on('request', (request) => {
      if (request.headers()[PROOF_OF_WORK_HEADER]) solved.push(new URL(request.url()).pathname);
    });

    await page.goto(linkTo({ locale }, 'forgot-password'));
    await untilReady(page);
    await emailField(main, t).fill(email);
    await whileOthers(resetterOf(page), async () => {
      await main.getByRole('button', { name: t('forgotPassword.submit') }).click();
      await main.getByText(t('forgotPassword.done')).waitFor();
    });
    expect(solved).toEqual(['/graphql']);

    await page.goto(linkTo({ locale }, 'sign-in'));
    await untilReady(page);
    await emailField(main, t).fill(email);
    await passwordField(main, t).fill(PASSWORD);
    await whileOthers(await guesserOf(page, email), async () => {
      await main.getByRole('button', { name: t('signIn.submit') }).click();
      await page.waitForURL(`**${linkTo({ locale }, 'account')}`);
    });
    expect(solved).toEqual(['/graphql', AUTH_PATHS.signIn]);
    expect(visitor.consoleErrors.filter((consoleError) => !isAboutStatus(consoleError))).toEqual([]);
    await visitor.leave();
  });

  test('without script the page says when to try again, and keeps the e-mail address', async () => {
    const t = await loadTranslate(locale);
    const visitor = await newVisitor({ ...sizes[locale], ...newNetwork(), javaScriptEnabled: false });
    const { page } = visitor;
    const main = page.getByRole('main');
    const email = newEmail();
    const submit = async (name: string) => {
      const postResponse = page.waitForResponse((response) => response.request().method() === 'POST');
      await main.getByRole('button', { name }).click();
      await main
        .getByRole('alert')
        .getByText(t('signIn.tooMany', { minutes: 1 }))
        .waitFor();
      expect((await postResponse).status()).toBe(429);
      expect(await emailField(main, t).inputValue()).toBe(email);
    };

    await page.goto(linkTo({ locale }, 'sign-in'));
    await emailField(main, t).fill(email);
    await passwordField(main, t).fill(PASSWORD);
    await whileOthers(await guesserOf(page, email), () => submit(t('signIn.submit')));

    await page.goto(linkTo({ locale }, 'forgot-password'));
    await emailField(main, t).fill(email);
    await whileOthers(resetterOf(page), () => submit(t('forgotPassword.submit')));
    await visitor.leave();
  });
});
