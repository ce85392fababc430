import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LOCALES, localeOfLanguage } from '#contract/locales.ts';
import { ShopLogo } from '#storefront/features/branding/shop-logo.tsx';
import { MarketForm } from '#storefront/features/market/market-form.tsx';
import type { Menu } from '#storefront/features/menu/load-menus.ts';
import { MenuAnchor } from '#storefront/features/menu/menu-anchor.tsx';
import { FooterNewsletter } from '#storefront/features/newsletter/footer-newsletter.tsx';
import type { AlternatePage } from '#storefront/routing/head/page-meta.ts';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { searchAfterSwitch } from '#storefront/routing/links/search-after-switch.ts';
import { alternatePages } from '#storefront/session/markets/alternate-pages.ts';
import { useHasSameCurrency } from '#storefront/session/markets/use-market-links.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { useAppData } from './app.tsx';
import styles from './footer.module.css';
import { FooterMarks } from './footer-marks.tsx';
import { Promises } from './header/top-bar.tsx';
import { usePageAlternates } from './page-head.tsx';

interface FooterProps {
  /** Customer type and cookie settings, after the market. */
  choices?: ReactNode;
}

export function Footer({ choices }: FooterProps) {
  const { menus } = useAppData();
  return (
    <footer className={styles.footer} data-deferred="">
      <div className={styles.promises}>
        <Promises />
      </div>
      <div className={styles.top}>
        <FooterNewsletter />
        <div className={styles.columns}>
          <FooterMenu menu={menus.footerFirst} />
          <FooterMenu menu={menus.footerSecond} />
          <Service />
          <Languages />
        </div>
      </div>
      <FooterMarks />
      <div className={styles.end}>
        <p className={styles.wordmark} aria-hidden="true">
          <ShopLogo />
        </p>
        <Company />
        <div className={styles.choices}>
          <MarketForm />
          {choices}
        </div>
      </div>
    </footer>
  );
}

function FooterMenu({ menu }: { menu: Menu }) {
  return (
    <nav aria-label={menu.title}>
      <h2 className={styles.title}>{menu.title}</h2>
      <ul>
        {menu.links.map((link) => (
          <li key={link.url}>
            <MenuAnchor link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Service() {
  const { t, shopper } = useShop();
  const {
    service: { email, phone, hours },
    social,
  } = shopper.shop;
  return (
    <div>
      <h2 className={styles.title}>{t('footer.service')}</h2>
      <ul>
        <li>
          <a href={`mailto:${email}`}>
            <span className={styles.email}>
              {partsOfEmail(email).map((match) => (
                <Fragment key={match.index}>
                  {match[0]}
                  <wbr />
                </Fragment>
              ))}
            </span>
          </a>
        </li>
        {phone && (
          <li>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </li>
        )}
        <li>
          <a href={linkTo(localeScopeOf(shopper), 'order-look-up')}>{t('footer.findOrder')}</a>
        </li>
        <li>
          <a href={linkTo(localeScopeOf(shopper), 'withdrawal')} className={styles.withdraw}>
            {t('footer.withdraw')}
          </a>
        </li>
      </ul>
      {hours && <p className={styles.hours}>{hours}</p>}
      {social.length > 0 && (
        <>
          <h2 className={styles.title}>{t('footer.follow')}</h2>
          <ul className={styles.social}>
            {social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="external noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The parts between which a long address may break: `hej@`, `kvarto.` and `example`. */
function partsOfEmail(email: string): RegExpExecArray[] {
  return [...email.matchAll(/[^@.]+[@.]?/g)];
}

/** Company data, required on every page (2000/31/EC, Art. 5). */
function Company() {
  const { t, shopper } = useShop();
  const { name, company } = shopper.shop;
  return (
    <address className={styles.small}>
      <p>{company.address}</p>
      {company.number && <p>{t('footer.company', company)}</p>}
      {/* At the turn of the year, browser and server can disagree. */}
      <p suppressHydrationWarning>{`© ${new Date().getFullYear()} ${name}`}</p>
    </address>
  );
}

function Languages() {
  const { t, shopper } = useShop();
  const { markets } = useAppData();
  const alternates = usePageAlternates() ?? alternatePages('home', shopper, markets);
  const hasSameCurrency = useHasSameCurrency();
  const { search } = useLocation();
  // When paths contain the market, the footer changes only the language.
  const isSameMarket = ({ url }: AlternatePage) => url.split('/')[1] === shopper.pathMarket;
  const languages = shopper.pathMarket ? alternates.filter(isSameMarket) : alternates;
  return (
    <nav aria-label={t('footer.languages')}>
      <h2 className={styles.title}>{t('footer.languages')}</h2>
      <ul>
        {languages.map(({ culture, url }) => {
          const locale = localeOfLanguage(culture);
          return (
            locale && (
              <li key={url}>
                <a
                  href={url.split('?', 1)[0] + searchAfterSwitch(search, hasSameCurrency(culture))}
                  lang={culture}
                  hrefLang={culture}
                  // `rememberLanguage` finds links to other languages by these attributes.
                  data-reload=""
                  data-same-currency={hasSameCurrency(culture)}
                  aria-current={locale === shopper.locale ? 'true' : undefined}
                >
                  {LOCALES[locale].name}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
