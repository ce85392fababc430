import { useRef, useState } from 'react';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { TextField } from '#storefront/ui/fields/text-field.tsx';
import styles from './favorite-list.module.css';

/** The link to a shared list, with buttons that copy it and end the sharing. */
export function ShareLink({ link }: { link: string }) {
  const t = useTranslate('account');
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Browsers may deny access to the clipboard. The link is selected, so that the visitor can copy it.
      field.current?.focus();
    }
  }

  return (
    <>
      <TextField
        ref={field}
        label={t('lists.shareLink')}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.buttons}>
        <Button type="button" data-needs-script="" onClick={() => void copy()}>
          {t('lists.copyLink')}
        </Button>
        <Button type="submit" name="action" value="stop-sharing" data-secondary="">
          {t('lists.stopSharing')}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {isCopied && t('lists.linkCopied')}
      </p>
    </>
  );
}
