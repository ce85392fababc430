import { useSyncExternalStore } from 'react';
import type { LocaleCode } from '#contract/locales.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { lettersOf, otherLetter } from './group-by-letter.ts';
import styles from './letter-bar.module.css';
import { letterParameter } from './select-letter.ts';

/** Element id of a letter's section. */
export function letterId(letter: string): string {
  return letter === otherLetter ? 'letter-0-9' : `letter-${letter}`;
}

interface LetterBarProps {
  locale: LocaleCode;
  /** Letters with brands. */
  usedLetters: string[];
  /** If each letter has a page: the letter of this page, and the URL without a letter. */
  page: { selected: string; url: string } | null;
}

/**
 * Links to the letters. CSS `:target` hides the other letters, so it works without script. With script, the link of the
 * selected letter shows all letters again.
 */
export function LetterBar({ locale, usedLetters, page }: LetterBarProps) {
  const t = useTranslate();
  const targetId = useSyncExternalStore(onHashChange, selectedLetterId, () => '');
  const selectedId = page ? letterId(page.selected) : targetId;
  return (
    <nav aria-label={t('brands.letters')} className={styles.bar}>
      <ul className={styles.letters}>
        {lettersOf(locale).map((letter) => {
          const id = letterId(letter);
          const isSelected = id === selectedId;
          return (
            <li key={letter}>
              {usedLetters.includes(letter) ? (
                <a href={hrefOf(letter, isSelected, page)} aria-current={isSelected || undefined}>
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

function hrefOf(letter: string, isSelected: boolean, page: LetterBarProps['page']): string {
  if (page) return `${page.url}?${letterParameter}=${encodeURIComponent(letter)}`;
  return isSelected ? '#all' : `#${letterId(letter)}`;
}

function onHashChange(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

function selectedLetterId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
