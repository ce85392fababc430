import { useSearchParams } from 'react-router';
import { linkTo } from '#storefront/routing/link-to.ts';
import { useShop } from '#storefront/session/shop-context.ts';
import { localeScopeOf } from '#storefront/session/shopper.ts';
import { Button } from '#storefront/ui/button.tsx';
import styles from './newsletter-screen.module.css';

/** Where the links of mails lead, by the last part of the path. */
export const LINKS = { confirm: 'newsletterConfirm', unsubscribe: 'newsletterEnd' } as const;

/** One button, for mail programs open links by themselves, and then what it came to. The form is posted to this page. */
export function FollowLink({ step }: { step: keyof typeof LINKS }) {
  const { t, shopper } = useShop();
  const [search] = useSearchParams();
  const texts = LINKS[step];
  const key = search.get('key') ?? '';
  const isDone = search.get('outcome') === 'done';
  const isOver = !isDone && key === '';
  return (
    <>
      <p role="status" className={styles.done}>
        {isDone && t(`${texts}.done`)}
      </p>
      <p role="alert" className={styles.over}>
        {isOver && t(`${texts}.over`)}
      </p>
      {isOver && step === 'confirm' && (
        <a href={linkTo(localeScopeOf(shopper), 'newsletter')}>{t('newsletterConfirm.again')}</a>
      )}
      {!isDone && !isOver && (
        <form method="post">
          <p>{t(`${texts}.lead`)}</p>
          <input type="hidden" name="key" value={key} />
          <Button type="submit">{t(`${texts}.submit`)}</Button>
        </form>
      )}
    </>
  );
}
