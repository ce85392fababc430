import { OPTIONAL_PURPOSES, type OptionalPurpose } from '#storefront/config/consent.ts';
import type { Words } from '#storefront/translations/words.ts';

interface PurposeChoicesProps {
  words: Words;
  allowed: readonly OptionalPurpose[];
}

/** What may be allowed, one by one. Nothing is ticked that nobody ticked. */
export function PurposeChoices({ words, allowed }: PurposeChoicesProps) {
  return (
    <ul className="consent-purposes">
      <li>
        <strong>{words('cookies.necessary')}</strong>
        <small>{words('cookies.necessaryText')}</small>
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
              <strong>{words(`cookies.${purpose}`)}</strong>
              <small>{words(`cookies.${purpose}Text`)}</small>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
