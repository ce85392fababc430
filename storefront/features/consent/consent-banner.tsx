import { PREFERENCE_PATHS } from '#storefront/config/preference-paths.ts';
import type { Words } from '#storefront/translations/words.ts';
import styles from './consent-banner.module.css';
import { PurposeChoices } from './purpose-choices.tsx';

/** By this the script finds the banner, which is no part of the tree that React keeps. */
export const CONSENT_BANNER = 'cookie-choice';

interface BannerProps {
  words: Words;
  settingsUrl: string;
  /** Where one goes on after choosing. */
  page: string;
}

/**
 * The server writes it behind the page for who has not chosen: pages are shared, what stands behind them is not. It is a
 * form, so it works before, and without, script.
 */
export function ConsentBanner({ words, settingsUrl, page }: BannerProps) {
  const titleId = `${CONSENT_BANNER}-title`;
  return (
    <aside id={CONSENT_BANNER} className={styles.banner} aria-labelledby={titleId}>
      <form method="post" action={PREFERENCE_PATHS.consent} className={styles.form}>
        <input type="hidden" name="page" value={page} />
        <h2 id={titleId} className={styles.title}>
          {words('cookies.title')}
        </h2>
        <p className={styles.text}>
          {words('cookies.text')} <a href={settingsUrl}>{words('cookies.more')}</a>
        </p>
        <div className={styles.answers}>
          <button type="submit" name="choice" value="necessary">
            {words('cookies.refuse')}
          </button>
          <button type="submit" name="choice" value="all">
            {words('cookies.accept')}
          </button>
        </div>
        <details className={styles.details}>
          <summary>{words('cookies.choose')}</summary>
          <PurposeChoices words={words} allowed={[]} />
          <button type="submit" name="choice" value="chosen">
            {words('cookies.save')}
          </button>
        </details>
      </form>
    </aside>
  );
}
