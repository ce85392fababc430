import { localeCookieOf } from '#storefront/config/locale-cookie.ts';
import { type StoredItem, storedItemsOf } from '#storefront/config/stored-items.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import type { Translate } from '#storefront/translations/translate.ts';
import styles from './cookie-table.module.css';

/** Everything the shop stores in the browser, with purpose and lifetime. */
export function CookieTable({ t }: { t: Translate<'cookies'> }) {
  const { shopper } = useShop();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('cookies.name')}</th>
          <th scope="col">{t('cookies.usage')}</th>
          <th scope="col">{t('cookies.purpose')}</th>
          <th scope="col">{t('cookies.lifetime')}</th>
        </tr>
      </thead>
      <tbody>
        {storedItemsOf(localeCookieOf(shopper), shopper.shop.recipients).map((item) => (
          <tr key={`${item.usage} ${item.company}`}>
            <th scope="row" className={styles.names}>
              {item.names.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </th>
            <td>{[item.company, t(`cookies.usage.${item.usage}`)].filter(Boolean).join(': ')}</td>
            <td data-label={t('cookies.purpose')}>{t(`cookies.${item.purpose}`)}</td>
            <td data-label={t('cookies.lifetime')}>{formatLifetime(t, item)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A number is a lifetime in days. */
function formatLifetime(t: Translate<'cookies'>, { lifetime }: StoredItem): string {
  if (typeof lifetime === 'number' && lifetime < 1) return t('cookies.hours', { count: lifetime * 24 });
  if (typeof lifetime === 'number') return t('cookies.days', { count: lifetime });
  return t(lifetime === 'visit' ? 'cookies.visit' : 'cookies.untilDeleted');
}
