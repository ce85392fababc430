import { OPTIONAL_PURPOSES, type OptionalPurpose } from '#contract/consent.ts';
import type { Translate } from '#storefront/translations/translate.ts';

interface PurposeChoicesProps {
  t: Translate<'cookies'>;
  allowed: readonly OptionalPurpose[];
}

/** One checkbox per optional purpose. None is ticked by default (GDPR Art. 7). */
export function PurposeChoices({ t, allowed }: PurposeChoicesProps) {
  return (
    <ul className="consent-purposes">
      <li>
        <strong>{t('cookies.necessary')}</strong>
        <small>{t('cookies.necessaryText')}</small>
      </li>
      {OPTIONAL_PURPOSES.map((purpose) => (
        <li key={purpose}>
          <label>
            <input
              type="checkbox"
              name="purpose"
              value={purpose}
              defaultChecked={allowed.includes(purpose)}
            />
            <span>
              <strong>{t(`cookies.${purpose}`)}</strong>
              <small>{t(`cookies.${purpose}Text`)}</small>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
