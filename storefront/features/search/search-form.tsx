import { Form } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Button } from '#storefront/ui/button.tsx';
import { SEARCH_FORM_PATH } from './redirect-to-search.ts';
import styles from './search-form.module.css';

/** A search form without suggestions, for use inside a page. */
export function SearchForm() {
  const t = useTranslate();
  return (
    <Form action={SEARCH_FORM_PATH} className={styles.form}>
      <input
        name="q"
        type="search"
        required
        maxLength={LIMITS.searchText}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        className={styles.input}
      />
      <Button type="submit">{t('search.submit')}</Button>
    </Form>
  );
}
