import { useSearchParams } from 'react-router';
import { linkTo } from '#storefront/routing/links/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import styles from './newsletter-screen.module.css';

/** Message prefix of each link in a newsletter mail, by the last path segment. */
export const NEWSLETTER_LINKS = { confirm: 'newsletterConfirm', unsubscribe: 'newsletterEnd' } as const;

/**
 * Confirms with a button, because mail programs prefetch links, and then shows the result. The storefront server handles
 * the posted form (`newsletter-link.ts`).
 */
export function NewsletterLinkForm({ step }: { step: keyof typeof NEWSLETTER_LINKS }) {
  const { t, shopper } = useShop('account');
  const [search] = useSearchParams();
  const messagePrefix = NEWSLETTER_LINKS[step];
  const key = search.get('key') ?? '';
  const isDone = search.get('outcome') === 'done';
  const isExpired = !isDone && key === '';
  return (
    <>
      <p role="status" className={styles.done}>
        {isDone && t(`${messagePrefix}.done`)}
      </p>
      <p role="alert" className={styles.expired}>
        {isExpired && t(`${messagePrefix}.expired`)}
      </p>
      {isExpired && step === 'confirm' && (
        <a href={linkTo(localeScopeOf(shopper), 'newsletter')}>{t('newsletterConfirm.subscribeAgain')}</a>
      )}
      {!isDone && !isExpired && (
        <form method="post">
          <p>{t(`${messagePrefix}.lead`)}</p>
          <input type="hidden" name="key" value={key} />
          <Button type="submit">{t(`${messagePrefix}.submit`)}</Button>
        </form>
      )}
    </>
  );
}
