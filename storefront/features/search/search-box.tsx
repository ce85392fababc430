import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Form, useLocation, useMatches } from 'react-router';
import { LIMITS } from '#contract/limits.ts';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import { rememberSearch } from './recent-searches.store.ts';
import { SEARCH_FORM_PATH } from './redirect-to-search.ts';
import styles from './search-box.module.css';
import { termInPath, tidyTerm } from './search-term.ts';
import type { ShelfLink, SuggestionsProps } from './suggestion.ts';

/**
 * The search of the header: a form, which is all that it is without script. With it, a combobox whose suggestions are
 * fetched, code and all, when someone is about to search.
 */
export function SearchBox({ id, shelves }: { id: string; shelves: readonly ShelfLink[] }) {
  const t = useTranslate();
  const { key, pathname } = useLocation();
  const isSearch = useMatches().at(-1)?.params.search !== undefined;
  const searched = isSearch ? termInPath(pathname) : '';
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(searched);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const [hasOptions, setHasOptions] = useState(false);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();

  const fetchSuggestions = () => {
    // What cannot be fetched is done without: the form works.
    void import('./search-suggestions.tsx').then(
      (module) => setSuggestions(() => module.SearchSuggestions),
      () => undefined,
    );
  };
  const open = () => {
    fetchSuggestions();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(null);
  };
  const type = (typed: string) => {
    if (input.current && input.current.value !== typed) input.current.value = typed;
    setText(typed);
    setActive(null);
  };

  const shownKey = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place in the history is the reason to close.
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    type(searched);
    close();
    // On a phone the keyboard would stay before the page that has just come.
    if (document.activeElement === input.current) input.current?.blur();
  }, [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once: whoever was quicker than the script goes on typing.
  useEffect(() => {
    if (document.activeElement !== input.current || !input.current) return;
    setText(input.current.value);
    open();
  }, []);
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      document.getElementById(active)?.click();
    } else {
      const next = nextOption(event.key, [...(box.current?.querySelectorAll('[role=option]') ?? [])], active);
      if (next === undefined) return;
      event.preventDefault();
      open();
      setActive(next);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when the focus leaves what is inside.
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
          const term = tidyTerm(input.current?.value ?? '');
          if (term === '') event.preventDefault();
          else rememberSearch(term);
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
          aria-activedescendant={active ?? undefined}
          placeholder={t('search.placeholder')}
          defaultValue={searched}
          maxLength={LIMITS.searchText}
          required
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onPointerEnter={fetchSuggestions}
          onFocus={open}
          onClick={open}
          onInput={(event) => {
            open();
            type(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.clear}
          hidden={text === ''}
          onClick={() => {
            type('');
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
          <Suggestions {...{ listId, active, shelves }} term={tidyTerm(text)} onOptions={setHasOptions} />
        )}
      </div>
    </div>
  );
}

/** Where an arrow leads; from the last option and the first one comes back to what was typed. */
function nextOption(key: string, options: Element[], active: string | null): string | null | undefined {
  const at = options.findIndex(({ id }) => id === active);
  if (key === 'ArrowDown') return options[at + 1]?.id ?? null;
  if (key === 'ArrowUp') return (at === -1 ? options.at(-1) : options[at - 1])?.id ?? null;
  // Without an option these belong to the text.
  if (at === -1) return undefined;
  if (key === 'Home') return options[0]?.id;
  if (key === 'End') return options.at(-1)?.id;
  return undefined;
}
