import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { describeBrowser } from './describe-browser.ts';
import type { SettingsOutcome } from './save-settings.ts';
import type { SettingsData } from './settings-data.ts';
import styles from './settings-form.module.css';

interface SessionListProps {
  sessions: NonNullable<SettingsData['sessions']>;
  onEnded: () => void;
}

/** The open sessions of the customer, each with a button that ends it. */
export function SessionList({ sessions, onEnded }: SessionListProps) {
  const t = useTranslate('account');
  // With one other session, its own button does the same.
  const hasSeveralOthers = sessions.length > 2;
  return (
    <>
      <h3>{t('settings.sessions')}</h3>
      <ul className={styles.sessions}>
        {sessions.map(({ id, userAgent, lastUsed, isCurrent, isImpersonated }) => {
          const { browser, system } = describeBrowser(userAgent);
          const device = browser && system ? t('settings.device', { browser, system }) : browser || system;
          const name = isImpersonated
            ? t('settings.impersonatedSession')
            : device || t('settings.unknownDevice');
          return (
            <li key={id}>
              <span>
                {name}
                <small>
                  {isCurrent ? t('settings.thisDevice') : t('settings.lastUsed', { date: lastUsed })}
                </small>
              </span>
              {!isCurrent && (
                <EndSessionForm
                  session={id}
                  label={t('settings.endSession')}
                  sessionName={name}
                  onEnded={onEnded}
                />
              )}
            </li>
          );
        })}
      </ul>
      {hasSeveralOthers && <EndSessionForm session="" label={t('settings.endOthers')} onEnded={onEnded} />}
    </>
  );
}

interface EndSessionFormProps {
  /** Empty for all sessions but the current one. */
  session: string;
  label: string;
  /** Names the session to screen readers. */
  sessionName?: string;
  onEnded: () => void;
}

function EndSessionForm({ session, label, sessionName, onEnded }: EndSessionFormProps) {
  const fetcher = useFetcher<SettingsOutcome>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is handled once.
  useEffect(() => {
    // The list is loaded again, whatever the outcome.
    if (fetcher.data) onEnded();
  }, [fetcher.data]);
  return (
    <fetcher.Form method="post" action="#sessions">
      <input type="hidden" name="block" value="sessions" />
      <input type="hidden" name="session" value={session} />
      <Button type="submit" data-secondary="" aria-disabled={fetcher.state !== 'idle'}>
        {label}
        {sessionName && <span className="visually-hidden">: {sessionName}</span>}
      </Button>
    </fetcher.Form>
  );
}
