import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { DownloadableBook, DownloadableFile } from '#contract/order/download-requests.ts';
import { cartWith, itemWith } from '#storefront/features/cart/fake-shop.fixture.ts';
import { ShopViewContext } from '#storefront/session/shop-context.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import type { Shopper } from '#storefront/session/shopper.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { Confirmation } from './confirmation.tsx';
import type { FinishedCheckout } from './find-finished-checkout.ts';

const t = await loadTranslate('en', 'purchase');
const shopper: Shopper = {
  locale: 'en',
  market: 'se',
  customerType: 'PERSON',
  vatIncluded: true,
  channelId: '1',
  origin: 'https://shop.test',
  shop: sampleShopFacts,
};
const address = ['Eva Ek', 'Odengatan 1', 'Lgh 1203', '113 22 Stockholm', 'Sverige'];
const homeDelivery = { displayName: 'Letter', subOptions: [] };

const ebook: DownloadableBook = {
  orderNumber: '100001',
  publicId: 'public-id',
  orderedAt: '2026-11-19T12:00:00Z',
  lineIndex: 0,
  productId: 1,
  name: 'Pippi',
  variant: 'E-book',
  productUrl: '/p/pippi',
  imageFile: null,
  isLocked: false,
  availableOn: null,
  files: [],
};
const file: DownloadableFile = {
  title: '',
  mediaType: 'application/epub+zip',
  byteSize: 1000,
  path: '/downloads/token',
  expiresAt: null,
  downloadsLeft: 20,
};

const personTypeId = 1;
const companyTypeId = 2;

interface Rendering {
  isGuest?: boolean;
  hasAccount?: boolean;
  viewer?: Partial<Shopper>;
  summary?: object;
  fulfilment?: string;
  downloads?: DownloadableBook[];
}

function render(shipping: object, customerTypeId = personTypeId, details: Rendering = {}): string {
  const { isGuest = false, hasAccount = false, viewer = {}, summary = {}, downloads = [] } = details;
  const { fulfilment = 'shipped' } = details;
  const item = itemWith({ id: '1' });
  const currentProductVariant = { attributes: [{ key: 'fulfilment', value: fulfilment }] };
  const product = item.product && { ...item.product, currentProductVariant };
  const checkout = {
    completed: true,
    order: {
      orderId: '100001',
      email: 'eva@example.se',
      customerTypeId,
    },
    cart: { ...cartWith('cart-1', [{ ...item, product }]), summary: { shipping, ...summary } },
  } as unknown as FinishedCheckout;
  const page = createElement(Confirmation, {
    downloads,
    address,
    checkout,
    cartId: 'cart-1',
    nextCartId: '',
    isGuest,
    hasAccount,
  });
  const view = createElement(ShopViewContext, { value: { t, shopper: { ...shopper, ...viewer } } }, page);
  return renderToString(createElement(MemoryRouter, null, view));
}

test('the VAT of Finnish books has its exact rate', async () => {
  await loadTranslate('fi', 'purchase');
  const summary = {
    total: { currency: { code: 'EUR' } },
    vats: [{ rate: 14, exactRate: 13.5, amount: 1.35 }],
  };
  const page = render(homeDelivery, personTypeId, { viewer: { locale: 'fi' }, summary });
  expect(page).toContain(t('confirm.vat', { rate: '13,5' }));
  expect(page).not.toContain(t('confirm.vat', { rate: '14' }));
});

test('items have their format', () => {
  expect(render(homeDelivery)).toMatch(/1 × Pippi.*Pocket.*100 kr/);
});

test('home delivery shows the address', () => {
  const page = render(homeDelivery);
  expect(page).toContain(t('confirm.nextStepsText'));
  expect(page).toMatch(/Delivery address.*Odengatan 1.*Lgh 1203.*113 22 Stockholm.*Sverige/);
});

test('a pick-up point is shown instead of the home address', () => {
  const locker = 'Paketskåp Odenplan, Odengatan 65, 113 22 Stockholm';
  const page = render({ displayName: 'Locker', subOptions: [{ displayName: locker, isSelected: true }] });
  expect(page).toContain(locker);
  expect(page).not.toContain(t('confirm.address'));
});

test('downloads are neither packed nor delivered', () => {
  const page = render({ displayName: null, subOptions: [] });
  expect(page).toContain(t('confirm.nextStepsDigital'));
  expect(page).not.toContain(t('confirm.nextStepsText'));
  expect(page).not.toContain(t('confirm.address'));
});

test('only a person has the right of withdrawal', () => {
  expect(render(homeDelivery, personTypeId)).toContain(t('confirm.withdrawalText'));
  expect(render(homeDelivery, companyTypeId)).not.toContain(t('confirm.withdrawalText'));
  expect(render(homeDelivery, companyTypeId)).not.toContain(t('footer.withdraw'));
});

test('the right of withdrawal runs from the order if nothing is sent', () => {
  const giftCard = render({ displayName: null, subOptions: [] }, personTypeId, { fulfilment: 'gift_card' });
  expect(giftCard).toContain(t('confirm.withdrawalUnsent'));
  expect(giftCard).not.toContain(t('confirm.withdrawalText'));
  expect(render(homeDelivery)).not.toContain(t('confirm.withdrawalUnsent'));
});

test('a download can be withdrawn from until its file exists', () => {
  const withFiles = (files: DownloadableFile[]) =>
    render({ displayName: null, subOptions: [] }, personTypeId, {
      fulfilment: 'download',
      downloads: [{ ...ebook, files }],
    });
  const waiting = withFiles([]);
  expect(waiting).toContain(t('confirm.withdrawalUnsent'));
  expect(waiting).toContain(t('footer.withdraw'));
  const delivered = withFiles([file]);
  expect(delivered).toContain(t('confirm.withdrawalDownloads'));
  expect(delivered).not.toContain(t('footer.withdraw'));
});

test('a guest is invited to create an account with the address, or to sign in if there is one', () => {
  const invited = render(homeDelivery, personTypeId, { isGuest: true });
  expect(invited).toContain(t('confirm.accountText'));
  expect(invited).toContain('action="/en/account/create"');
  expect(invited).toContain('value="eva@example.se"');
  const withAccount = render(homeDelivery, personTypeId, { isGuest: true, hasAccount: true });
  expect(withAccount).toContain(t('confirm.signInText'));
  expect(withAccount).toContain('action="/en/account/sign-in"');
  expect(render(homeDelivery)).not.toContain(t('confirm.accountText'));
});
