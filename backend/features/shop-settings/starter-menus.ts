import type { MenuFile, MenuFileItem } from '#backend/features/menu/menu-file.ts';
import { LANGUAGES } from '#backend/languages/languages.ts';
import type { StarterMessages } from '#backend/languages/starter-messages.ts';
import type { SettingsFile } from '#contract/shop/settings-file.ts';
import { inLanguagesOf, STARTER_PAGE_KEYS } from './starter-pages.ts';

/** The menus of a new shop, with these categories. */
export function starterMenus(settings: SettingsFile, categoryKeys: readonly string[]): MenuFile[] {
  const labelOf = (key: keyof StarterMessages['menus']) =>
    inLanguagesOf(settings, (code) => LANGUAGES[code].starterMessages.menus[key]);
  const screen = (target: string, label: Record<string, string>): MenuFileItem => ({
    type: 'custom',
    target: `screen:${target}`,
    label,
  });
  const categories = categoryKeys.map((target): MenuFileItem => ({ type: 'category', target }));
  const items = [...categories, screen('news', labelOf('news')), screen('brands', labelOf('publishers'))];
  const pages = STARTER_PAGE_KEYS.map((target): MenuFileItem => ({ type: 'page', target }));
  return [
    { location: 'main-desktop', title: labelOf('menu'), items },
    { location: 'main-mobile', title: labelOf('menu'), items },
    { location: 'footer-first', title: labelOf('shop'), items },
    { location: 'footer-second', title: labelOf('terms'), items: pages },
  ];
}
