import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { describeBrowser } from './describe-browser.ts';
import type { SettingsOutcome } from './save-settings.ts';
import styles from './settings-form.module.css';
import type { SettingsData } from './settings-screen.tsx';

interface SessionListProps {
  sessions: NonNullable<SettingsData['sessions']>;
  onEnded: () => void;
}

/** Where one is signed in, and how to be so no more. */
export function SessionList({ sessions, onEnded }: SessionListProps) {
  const t = useTranslate();
  return (
    <>
      <h3>{t('settings.sessions')}</h3>
      <ul className={styles.sessions}>
        {sessions.map(({ id, userAgent, lastUsed, isCurrent, isActedFor }) => {
          const { browser, system } = describeBrowser(userAgent);
          const device = browser && system ? t('settings.device', { browser, system }) : browser || system;
          const name = isActedFor ? t('settings.actedFor') : device || t('settings.unknownDevice');
          return (
            <li key={id}>
              <span>
                {name}
                <small>
                  {isCurrent ? t('settings.thisDevice') : t('settings.lastUsed', { date: lastUsed })}
                </small>
              </span>
              {!isCurrent && (
                <EndForm session={id} label={t('settings.endSession')} about={name} onEnded={onEnded} />
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 2 && <EndForm session="" label={t('settings.endOthers')} onEnded={onEnded} />}
    </>
  );
}

interface EndFormProps {
  /** Empty: all but this one. */
  session: string;
  label: string;
  about?: string;
  onEnded: () => void;
}

function EndForm({ session, label, about, onEnded }: EndFormProps) {
  const fetcher = useFetcher<SettingsOutcome>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told once.
  useEffect(() => {
    // Whatever came of it: the list is asked for anew, and shows it.
    if (fetcher.data) onEnded();
  }, [fetcher.data]);
  return (
    <fetcher.Form method="post" action="#sessions">
      <input type="hidden" name="block" value="sessions" />
      <input type="hidden" name="session" value={session} />
      <Button type="submit" data-secondary="" aria-disabled={fetcher.state !== 'idle'}>
        {label}
        {about && <span className="visually-hidden">: {about}</span>}
      </Button>
    </fetcher.Form>
  );
}
