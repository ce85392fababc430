import { useLocation } from 'react-router';
import { LOCALES, localeOfLanguage } from '#contract/locales.ts';
import { browserCookies } from '#storefront/browser/browser-cookies.ts';
import { COOKIES } from '#storefront/config/cookies.ts';
import type { AlternatePage } from '#storefront/routing/page-meta.ts';
import { alternatePages } from '#storefront/session/alternate-pages.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { useAppData } from './app.tsx';
import styles from './footer.module.css';
import type { Menu } from './load-menus.ts';
import { usePageAlternates } from './page-head.tsx';

export function Footer() {
  const { words, shopper } = useShop();
  const { menus, markets } = useAppData();
  const alternates = usePageAlternates() ?? alternatePages('home', shopper, markets);
  const { search } = useLocation();
  // With markets in paths the footer changes the language alone.
  const isSameMarket = ({ url }: AlternatePage) => url.split('/')[1] === shopper.pathMarket;
  const languages = shopper.pathMarket ? alternates.filter(isSameMarket) : alternates;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <FooterMenu menu={menus.footerFirst} />
        <FooterMenu menu={menus.footerSecond} />
        <nav aria-label={words('footer.languages')}>
          <h2 className={styles.title}>{words('footer.languages')}</h2>
          <ul>
            {languages.map(({ culture, url }) => {
              const locale = localeOfLanguage(culture);
              return (
                locale && (
                  <li key={url}>
                    <a
                      href={url.includes('?') ? url : url + search}
                      onClick={() => browserCookies.set(COOKIES.locale, locale)}
                      lang={culture}
                      hrefLang={culture}
                      data-reload=""
                      {...(locale === shopper.locale ? { 'aria-current': 'true' } : {})}
                    >
                      {LOCALES[locale].name}
                    </a>
                  </li>
                )
              );
            })}
          </ul>
        </nav>
      </div>
      <p className={styles.small}>{words('footer.promise')}</p>
      <p className={styles.small}>{words('footer.copyright', { year: new Date().getFullYear() })}</p>
    </footer>
  );
}

function FooterMenu({ menu }: { menu: Menu }) {
  return (
    <nav aria-label={menu.title}>
      <h2 className={styles.title}>{menu.title}</h2>
      <ul>
        {menu.links.map((link) => (
          <li key={link.id}>
            <a href={link.url}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
