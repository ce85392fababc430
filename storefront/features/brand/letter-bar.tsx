import { useSyncExternalStore } from 'react';
import type { LocaleCode } from '#contract/locales.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { lettersOf, otherLetter } from './group-by-letter.ts';
import styles from './letter-bar.module.css';

/** The name of a letter's place on the page. */
export function letterId(letter: string): string {
  return letter === otherLetter ? 'letter-0-9' : `letter-${letter}`;
}

/**
 * Links to the letters. Style alone shows only the letter that is the target, so all of it works without script; with
 * script, the letter that is shown leads back to all of them.
 */
export function LetterBar({ locale, used }: { locale: LocaleCode; used: string[] }) {
  const t = useTranslate();
  const chosen = useSyncExternalStore(onHashChange, chosenId, () => '');
  return (
    <nav aria-label={t('brands.letters')} className={styles.bar}>
      <ul className={styles.letters}>
        {lettersOf(locale).map((letter) => {
          const id = letterId(letter);
          const isChosen = id === chosen;
          return (
            <li key={letter}>
              {used.includes(letter) ? (
                <a href={isChosen ? '#all' : `#${id}`} aria-current={isChosen || undefined}>
                  {letter}
                </a>
              ) : (
                <span aria-hidden="true">{letter}</span>
              )}
            </li>
          );
        })}
      </ul>
      <a href="#all" className={styles.all}>
        {t('brands.showAll')}
      </a>
    </nav>
  );
}

function onHashChange(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}

function chosenId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
