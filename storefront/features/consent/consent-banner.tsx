import { CONSENT_BANNER } from '#storefront/config/part-ids.ts';
import { PREFERENCE_PATHS } from '#storefront/config/preference-paths.ts';
import type { Words } from '#storefront/translations/words.ts';
import { PurposeChoices } from './purpose-choices.tsx';

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
    <aside id={CONSENT_BANNER} className="consent-banner" aria-labelledby={titleId} data-nosnippet="">
      <form method="post" action={PREFERENCE_PATHS.consent}>
        <input type="hidden" name="page" value={page} />
        <h2 id={titleId}>{words('cookies.title')}</h2>
        <p>
          {words('cookies.text')} <a href={settingsUrl}>{words('cookies.more')}</a>
        </p>
        <div className="consent-answers">
          <button type="submit" name="choice" value="necessary">
            {words('cookies.refuse')}
          </button>
          <button type="submit" name="choice" value="all">
            {words('cookies.accept')}
          </button>
        </div>
        <details>
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
