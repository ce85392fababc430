import { STORED_THINGS, type StoredThing } from '#storefront/config/stored-things.ts';
import type { Words } from '#storefront/translations/words.ts';
import styles from './cookie-table.module.css';

/** Everything that is kept in a browser, why and for how long. Whoever shows it has loaded the words of cookies. */
export function CookieTable({ words }: { words: Words }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words('cookies.name')}</th>
          <th scope="col">{words('cookies.does')}</th>
          <th scope="col">{words('cookies.purpose')}</th>
          <th scope="col">{words('cookies.lives')}</th>
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
            <td>{words(`cookies.does.${thing.does}`)}</td>
            <td data-label={words('cookies.purpose')}>{words(`cookies.${thing.purpose}`)}</td>
            <td data-label={words('cookies.lives')}>{livesIn(words, thing)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function livesIn(words: Words, { lives }: StoredThing): string {
  if (typeof lives === 'number' && lives < 1) return words('cookies.hours', { count: lives * 24 });
  if (typeof lives === 'number') return words('cookies.days', { count: lives });
  return words(lives === 'visit' ? 'cookies.visit' : 'cookies.kept');
}
