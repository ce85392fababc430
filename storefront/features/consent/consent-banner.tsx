import { CONSENT_BANNER } from '#storefront/config/part-ids.ts';
import { PREFERENCE_PATHS } from '#storefront/config/preference-paths.ts';
import type { Translate } from '#storefront/translations/words.ts';
import { PurposeChoices } from './purpose-choices.tsx';

interface BannerProps {
  t: Translate;
  settingsUrl: string;
  /** Where one goes on after choosing. */
  page: string;
}

/**
 * The server writes it behind the page for who has not chosen: pages are shared, what stands behind them is not. It is a
 * form, so it works before, and without, script.
 */
export function ConsentBanner({ t, settingsUrl, page }: BannerProps) {
  const titleId = `${CONSENT_BANNER}-title`;
  return (
    <aside id={CONSENT_BANNER} className="consent-banner" aria-labelledby={titleId} data-nosnippet="">
      <form method="post" action={PREFERENCE_PATHS.consent}>
        <input type="hidden" name="page" value={page} />
        <h2 id={titleId}>{t('cookies.title')}</h2>
        <p>
          {t('cookies.text')} <a href={settingsUrl}>{t('cookies.more')}</a>
        </p>
        <div className="consent-answers">
          <button type="submit" name="choice" value="necessary">
            {t('cookies.refuse')}
          </button>
          <button type="submit" name="choice" value="all">
            {t('cookies.accept')}
          </button>
        </div>
        <details>
          <summary>{t('cookies.choose')}</summary>
          <PurposeChoices t={t} allowed={[]} />
          <button type="submit" name="choice" value="chosen">
            {t('cookies.save')}
          </button>
        </details>
      </form>
    </aside>
  );
}
