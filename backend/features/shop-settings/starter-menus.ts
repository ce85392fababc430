import type { MenuFile, MenuFileItem } from '#backend/features/menu/menu-file.ts';
import type { LocaleCode } from '#contract/locales.ts';
import type { SettingsFile } from '#contract/shop/settings-file.ts';
import { languagesOf, STARTER_PAGE_KEYS } from './starter-pages.ts';

type Labels = Record<LocaleCode, string>;

const labels = {
  news: { sv: 'Nyheter', da: 'Nyheder', en: 'New books', fi: 'Uutuudet', nb: 'Nyheter' },
  publishers: { sv: 'Förlag', da: 'Forlag', en: 'Publishers', fi: 'Kustantamot', nb: 'Forlag' },
  shop: { sv: 'Handla', da: 'Køb', en: 'Shop', fi: 'Osta', nb: 'Handle' },
  terms: { sv: 'Villkor', da: 'Vilkår', en: 'Terms', fi: 'Ehdot', nb: 'Vilkår' },
  menu: { sv: 'Meny', da: 'Menu', en: 'Menu', fi: 'Valikko', nb: 'Meny' },
} satisfies Record<string, Labels>;

const screen = (target: string, label: Labels): MenuFileItem => ({
  type: 'custom',
  target: `screen:${target}`,
  label,
});

/** The menus of a new shop, with these categories. */
export function starterMenus(settings: SettingsFile, categoryKeys: readonly string[]): MenuFile[] {
  const languages = languagesOf(settings);
  const inLanguages = (texts: Labels) =>
    Object.fromEntries(Object.entries(texts).filter(([code]) => languages.includes(code as LocaleCode)));
  const categories = categoryKeys.map((target): MenuFileItem => ({ type: 'category', target }));
  const items = [...categories, screen('news', labels.news), screen('brands', labels.publishers)];
  const pages = STARTER_PAGE_KEYS.map((target): MenuFileItem => ({ type: 'page', target }));
  const menus: [string, Labels, MenuFileItem[]][] = [
    ['main-desktop', labels.menu, items],
    ['main-mobile', labels.menu, items],
    ['footer-first', labels.shop, items],
    ['footer-second', labels.terms, pages],
  ];
  return menus.map(([location, title, entries]) => ({
    location,
    title: inLanguages(title),
    items: entries.map((item) => (item.label ? { ...item, label: inLanguages(item.label as Labels) } : item)),
  }));
}
