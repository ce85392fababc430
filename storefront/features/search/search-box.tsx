import { useId, useState } from 'react';
import { Form, useLocation, useMatches } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import { SEARCH_FORM_PATH } from './redirect-to-search.ts';
import styles from './search-box.module.css';
import { normalizeTerm, termInPath } from './search-term.ts';
import type { CategoryLink } from './suggestion.ts';
import { useSearchCombobox } from './use-search-combobox.ts';

/** If the chunk cannot be loaded, the search is only missing among the recent searches. */
function ignore(): void {}

/** Search of the header: a plain form without script, a combobox with suggestions with it. */
export function SearchBox({ id, categories }: { id: string; categories: readonly CategoryLink[] }) {
  const t = useTranslate();
  const listId = useId();
  const { pathname } = useLocation();
  const isSearch = useMatches().at(-1)?.params.search !== undefined;
  const searchedTerm = isSearch ? termInPath(pathname) : '';
  const [hasOptions, setHasOptions] = useState(false);
  const combobox = useSearchCombobox(searchedTerm);
  const { box, input, text, isOpen, activeId, Suggestions, open, close, changeText } = combobox;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles the focus leaving its content.
    <div
      ref={box}
      className={styles.box}
      data-open={isOpen || undefined}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) close();
      }}
    >
      <Form
        role="search"
        action={SEARCH_FORM_PATH}
        className={styles.form}
        onSubmit={(event) => {
          const term = normalizeTerm(input.current?.value ?? '');
          if (term === '') event.preventDefault();
          else void import('./recent-searches.store.ts').then((store) => store.storeSearch(term), ignore);
        }}
      >
        <button type="button" className={styles.close} onClick={close}>
          <Icon name="left" />
          <span className="visually-hidden">{t('search.close')}</span>
        </button>
        <input
          ref={input}
          id={id}
          name="q"
          type="search"
          role="combobox"
          className={styles.input}
          aria-label={t('search.label')}
          aria-expanded={isOpen && hasOptions}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId ?? undefined}
          placeholder={t('search.placeholder')}
          defaultValue={searchedTerm}
          maxLength={LIMITS.searchText}
          required
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onPointerEnter={combobox.fetchSuggestions}
          onFocus={open}
          onClick={open}
          onInput={(event) => {
            open();
            changeText(event.currentTarget.value);
          }}
          onKeyDown={combobox.handleKeyDown}
        />
        <button
          type="button"
          className={styles.clear}
          hidden={text === ''}
          onClick={() => {
            changeText('');
            input.current?.focus();
          }}
        >
          <Icon name="close" size="1.25rem" />
          <span className="visually-hidden">{t('search.clear')}</span>
        </button>
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <span className="visually-hidden">{t('search.submit')}</span>
        </button>
      </Form>
      <div className={styles.suggestions} hidden={!isOpen || !Suggestions}>
        {isOpen && Suggestions && (
          <Suggestions
            listId={listId}
            term={normalizeTerm(text)}
            categories={categories}
            activeId={activeId}
            onOptions={setHasOptions}
          />
        )}
      </div>
    </div>
  );
}
