import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LOCALE_CODES, type LocaleCode } from '#contract/locales.ts';
import { ShopViewContext } from '#storefront/session/shop-context.ts';
import { sampleShopFacts } from '#storefront/session/shop-facts.fixture.ts';
import { loadTranslate } from '#storefront/translations/translate.ts';
import { GuaranteeNotice } from './guarantee-notice.tsx';

async function render(locale: LocaleCode, guaranteeNotice?: string): Promise<string> {
  const t = await loadTranslate(locale, 'product');
  const shopper = {
    locale,
    market: 'se',
    customerType: 'PERSON',
    vatIncluded: true,
    channelId: '1',
    origin: 'https://shop.test',
    shop: { ...sampleShopFacts, guaranteeNotice },
  } as const;
  return renderToStaticMarkup(
    createElement(ShopViewContext, { value: { t, shopper } }, createElement(GuaranteeNotice)),
  );
}

test.each(LOCALE_CODES)(
  'the legal guarantee is stated in words, with the official picture if the shop has it: %s',
  async (locale) => {
    const t = await loadTranslate(locale, 'product');
    const words = await render(locale);
    expect(words).toContain(t('product.guaranteeText'));
    expect(words).not.toContain('<img');
    const picture = await render(locale, '/images/list/raw/guarantee.png');
    expect(picture).toContain('src="/images/list/raw/guarantee.png"');
    expect(picture).toContain(t('product.guaranteeText'));
  },
);
