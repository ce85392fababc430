import { CONSENT_BANNER_ID } from '#storefront/config/element-ids.ts';
import { PREFERENCE_PATHS } from '#storefront/config/preference-paths.ts';
import type { Translate } from '#storefront/translations/translate.ts';
import { PurposeChoices } from './purpose-choices.tsx';

interface BannerProps {
  t: Translate<'cookies'>;
  settingsUrl: string;
  /** URL to return to after the form is posted. */
  page: string;
}

/**
 * The server appends the banner to the cached page for visitors without a consent cookie, so that cached pages stay
 * shared. The banner is a plain form, so that it works without script.
 */
export function ConsentBanner({ t, settingsUrl, page }: BannerProps) {
  const titleId = `${CONSENT_BANNER_ID}-title`;
  return (
    <aside id={CONSENT_BANNER_ID} className="consent-banner" aria-labelledby={titleId} data-nosnippet="">
      <form method="post" action={PREFERENCE_PATHS.consent}>
        <input type="hidden" name="page" value={page} />
        <h2 id={titleId}>{t('cookies.title')}</h2>
        <p>
          {t('cookies.text')} <a href={settingsUrl}>{t('cookies.details')}</a>
        </p>
        <div className="consent-answers">
          <button type="submit" name="choice" value="necessary">
            {t('cookies.reject')}
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
        {/* consent.css shows the banner as soon as this last element is parsed. */}
        <span />
      </form>
    </aside>
  );
}
