import { STORED_THINGS, type StoredThing } from '#storefront/config/stored-things.ts';
import type { Translate } from '#storefront/translations/words.ts';
import styles from './cookie-table.module.css';

/** Everything that is kept in a browser, why and for how long. Whoever shows it has loaded the words of cookies. */
export function CookieTable({ words: t }: { words: Translate }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('cookies.name')}</th>
          <th scope="col">{t('cookies.does')}</th>
          <th scope="col">{t('cookies.purpose')}</th>
          <th scope="col">{t('cookies.lives')}</th>
        </tr>
      </thead>
      <tbody>
        {STORED_THINGS.map((thing) => (
          <tr key={thing.does}>
            <th scope="row" className={styles.names}>
              {thing.names.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </th>
            <td>{t(`cookies.does.${thing.does}`)}</td>
            <td data-label={t('cookies.purpose')}>{t(`cookies.${thing.purpose}`)}</td>
            <td data-label={t('cookies.lives')}>{livesIn(t, thing)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function livesIn(t: Translate, { lives }: StoredThing): string {
  if (typeof lives === 'number' && lives < 1) return t('cookies.hours', { count: lives * 24 });
  if (typeof lives === 'number') return t('cookies.days', { count: lives });
  return t(lives === 'visit' ? 'cookies.visit' : 'cookies.kept');
}
