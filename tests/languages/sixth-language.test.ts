import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAIL_KINDS } from '#backend/mail/render-mail.ts';
import { SCREENS, type Screen } from '#storefront/routing/paths.ts';
import { MESSAGE_CHUNKS } from '#storefront/translations/translation.ts';
import { isFullRun } from '../full-run.ts';
import type { RunningShop } from '../journeys/support/running-shop.ts';
import { addToContract, addToOtherSides, newLanguage } from './add-language.ts';
import { languageFiles, missingLanguageFiles } from './language-files.ts';
import { openShopInNewLanguage, runPreparation } from './new-language-shop.ts';
import { createPlainVisitor, type PlainVisitor, textsOf } from './plain-visitor.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';

/** Adds a language to a copy of the project, and requests every screen in it. CONTRIBUTING.md names the files. */

const { code, iso, mark } = newLanguage;
const minutes = 60_000;

/** The source messages in English, loaded by Node, because Vite would compile them. */
const require = createRequire(import.meta.url);
const english: Record<string, string> = Object.assign(
  {},
  ...['base', ...MESSAGE_CHUNKS].map(
    (file) => require(`../../storefront/translations/en/${file}.ts`).default,
  ),
);
const messageKeys = new Set(Object.keys(english));
const englishTexts = new Set(Object.values(english));

let copy: ProjectCopy;
beforeAll(async () => {
  if (isFullRun) copy = await copyProject();
}, 5 * minutes);
afterAll(() => copy?.remove(), minutes);

describe.runIf(isFullRun)('a sixth language', () => {
  test(
    'needs a line and files that the compiler and the test of language files name',
    async () => {
      await addToContract(copy.folder);
      await runPreparation(copy, 'ensureGenerated');
      expect(await copy.filesWithErrors()).toEqual([
        'backend/languages/languages.ts',
        'sandbox/messages/messages.ts',
      ]);
      const files = languageFiles(copy.folder, code).filter((file) => !file.startsWith('contract/'));
      expect(missingLanguageFiles(copy.folder, code)).toEqual(files);
    },
    10 * minutes,
  );

  test(
    'compiles with these files',
    async () => {
      await addToOtherSides(copy.folder);
      expect(missingLanguageFiles(copy.folder, code)).toEqual([]);
      expect(await copy.filesWithErrors()).toEqual([]);
    },
    10 * minutes,
  );

  describe('in a shop whose market offers it', () => {
    let shop: RunningShop;
    let visitor: PlainVisitor;
    let paths: Record<Screen, string>;
    beforeAll(async () => {
      shop = await openShopInNewLanguage(copy);
      visitor = createPlainVisitor(shop.url);
      paths = await concretePaths();
      await createAccount();
      await fillCart();
      await shareList();
    }, 10 * minutes);
    afterAll(() => shop?.stop(), minutes);

    /** The paths of all screens in the language, with parameters that exist in the demo shop. */
    async function concretePaths(): Promise<Record<Screen, string>> {
      const script = `import { SCREENS, pathsOf } from './storefront/routing/paths.ts';
        console.log(JSON.stringify(SCREENS.map((screen) => [screen, pathsOf(screen, '${code}')[0]])));`;
      const patterns = JSON.parse(await copy.run(['--input-type=module', '-e', script])) as [
        Screen,
        string,
      ][];
      const linked = await linkedPages();
      return Object.fromEntries(
        patterns.map(([screen, pattern]) => [screen, linked[screen] ?? `/${code}${pattern}`]),
      ) as Record<Screen, string>;
    }

    async function linkedPages(): Promise<Partial<Record<Screen, string>>> {
      const query = `{ products(take: 100, marketId: "se", languageId: "${iso}") { products {
        canonicalUrl brand { canonicalUrl } primaryCategory { canonicalUrl } discountCampaigns { canonicalUrl } } } }`;
      const response = await fetch(`${shop.apiUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-apikey': 'demo' },
        body: JSON.stringify({ query }),
      });
      const { products } = ((await response.json()) as { data: { products: { products: LinkedProduct[] } } })
        .data.products;
      const [product] = products;
      const campaigns = products.flatMap(({ discountCampaigns }) => discountCampaigns);
      return {
        product: product?.canonicalUrl,
        brand: product?.brand.canonicalUrl,
        category: product?.primaryCategory.canonicalUrl,
        campaign: campaigns.find(({ canonicalUrl }) => canonicalUrl)?.canonicalUrl ?? '',
        list: `/${code}/l/author/selma-lagerlof`,
        search: `/${code}/s/jansson`,
        content: `/${code}/terms`,
        order: `/${code}/order/unknown`,
        'checkout-fail': `/${code}/checkout/sandbox-fail`,
      };
    }

    async function createAccount(): Promise<void> {
      const password = 'correct horse battery staple';
      const fields = { email: 'reader@example.com', password, confirm: password };
      const { path } = await visitor.post(paths['create-account'], fields);
      expect(path).toBe(paths['account-settings']);
    }

    async function fillCart(): Promise<void> {
      const { html } = await visitor.get(paths.product);
      const [, skuId = ''] = /name="skuId" value="(\d+)"/.exec(html) ?? [];
      const [, key = ''] = /form="buy" name="key" value="(\w+)"/.exec(html) ?? [];
      const added = await visitor.post(paths.product, { skuId, key, quantity: '1' });
      expect(added.status).toBe(200);
    }

    /** The screens of a list of favourites, as its owner and as others see it. */
    async function shareList(): Promise<void> {
      const { path } = await visitor.post(paths['favorite-lists'], { action: 'create', name: 'Jól' });
      const [listId = ''] = /\d+$/.exec(path) ?? [];
      const { html } = await visitor.post(path, { action: 'share', listId });
      const [sharedPath = ''] = new RegExp(`/${code}/shared-list/[\\w-]+`).exec(html) ?? [];
      expect(sharedPath).not.toBe('');
      paths = { ...paths, 'favorite-list': path, 'shared-list': sharedPath };
    }

    /** The screens with status 404. The preview screens, without a token, redirect to the home page. */
    const notFound: Screen[] = ['not-found', 'order'];

    test.each(SCREENS)('%s is in the language', async (screen) => {
      const { status, html, path } = await visitor.get(paths[screen]);
      expect(status).toBe(notFound.includes(screen) ? 404 : 200);
      expect(path).toMatch(new RegExp(`^/${code}(/|$)`));
      expect(html).toContain(`<html lang="${iso}">`);
      const texts = textsOf(html);
      expect(texts.filter((text) => text.startsWith(mark)).length).toBeGreaterThan(10);
      expect(texts.filter((text) => /\{\s*\w+\s*[,}]|, plural,/.test(text))).toEqual([]);
      expect(texts.filter((text) => messageKeys.has(text) || englishTexts.has(text))).toEqual([]);
      expect(texts.join('\n')).not.toMatch(/\bundefined\b|\[object /);
    });

    test('the checkout shows texts of the API', async () => {
      const { html } = await visitor.get(paths.checkout);
      expect(html).toContain(`${mark}I accept the terms and conditions`);
    });

    test('a list shows facets and formats of the API', async () => {
      const texts = textsOf((await visitor.get(paths.category)).html);
      expect(texts).toContain(`${mark}Publisher`);
      expect(texts).toContain(`${mark}Hardback`);
    });

    test.each(MAIL_KINDS)('the mail %s is in the language', async (kind) => {
      const response = await fetch(`${shop.apiUrl}/mailbox/preview/${kind}/${code}/html`);
      const html = await response.text();
      expect(html).toContain(`lang="${iso}"`);
      expect(textsOf(html).filter((text) => text.includes(mark.trim())).length).toBeGreaterThan(2);
    });

    test('the sandbox is in the language', async () => {
      const [, sandboxUrl = ''] = /Payment sandbox +(\S+)/.exec(shop.output()) ?? [];
      const response = await fetch(`${sandboxUrl}/pay/unknown`, { headers: { 'accept-language': code } });
      expect(await response.text()).toContain(`${mark}There is no such payment.`);
    });

    test('the offline page, the manifest and the sitemap have the language', async () => {
      expect((await visitor.get(`/offline/${code}`)).html).toContain(mark);
      expect((await visitor.get(`/app/${code}.webmanifest`)).html).toContain(`"lang":"${iso}"`);
      expect((await visitor.get(paths.home)).html).toMatch(new RegExp(`hreflang="${code}`, 'i'));
    });
  });
});

interface LinkedProduct {
  canonicalUrl: string;
  brand: { canonicalUrl: string };
  primaryCategory: { canonicalUrl: string };
  discountCampaigns: { canonicalUrl: string | null }[];
}
