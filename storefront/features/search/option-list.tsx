import { type ReactNode, useEffect } from 'react';
import { Cover } from '#storefront/features/product/cover.tsx';
import { Price } from '#storefront/features/product/price.tsx';
import { useTranslate } from '#storefront/session/shop-context.ts';
import { track } from '#storefront/tracking/track.ts';
import { Icon } from '#storefront/ui/icon.tsx';
import styles from './option-list.module.css';
import { rememberSearch } from './recent-searches.store.ts';
import type { Suggestion, SuggestionGroup } from './suggestion.ts';

interface OptionListProps {
  listId: string;
  groups: SuggestionGroup[];
  active: string | null;
  onOptions: (hasOptions: boolean) => void;
  /** What is said where there is nothing to choose. */
  whenEmpty?: ReactNode;
  children?: ReactNode;
}

/** The options are links that the arrows go through while the focus stays in the field. */
export function OptionList({ listId, groups, active, onOptions, whenEmpty, children }: OptionListProps) {
  const t = useTranslate();
  const shown = groups.filter(({ options }) => options.length > 0);
  const count = shown.reduce((sum, { options }) => sum + options.length, 0);
  useEffect(() => {
    onOptions(count > 0);
    return () => onOptions(false);
  }, [count, onOptions]);
  let number = 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press must not take the focus from the field, which would close the list before the click.
    <div className={styles.content} onMouseDown={(event) => event.preventDefault()}>
      <div role="status" className={count > 0 ? 'visually-hidden' : styles.none}>
        {count > 0 ? t('search.found', { count }) : whenEmpty}
      </div>
      {count > 0 && (
        <div role="listbox" id={listId} aria-label={t('search.suggestions')} className={styles.list}>
          {shown.map(({ kind, title, options }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox.
            <div
              key={title ?? kind}
              role="group"
              className={styles.group}
              data-kind={kind}
              {...(title
                ? { 'aria-labelledby': `${listId}-title-${index}` }
                : { 'aria-label': options[0]?.label })}
            >
              {title && (
                <span role="presentation" id={`${listId}-title-${index}`} className={styles.title}>
                  {title}
                </span>
              )}
              {options.map((option) => {
                const id = `${listId}-${number++}`;
                return <Option key={option.href} id={id} option={option} isActive={id === active} />;
              })}
            </div>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}

function Option({ id, option, isActive }: { id: string; option: Suggestion; isActive: boolean }) {
  const { type, value, label, href, product } = option;
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      className={product ? styles.product : styles.option}
      onClick={() => {
        if (type === 'suggestion') rememberSearch(value);
        track('search:click', { type, value });
      }}
    >
      {product ? (
        <>
          <span className={styles.cover}>
            <Cover fileName={product.fileName} alt="" sizes="4rem" />
          </span>
          <span className={styles.facts}>
            <span className={styles.name} lang={product.language}>
              {label}
            </span>
            <span className={styles.author}>
              {product.author}
              {product.foreignLanguage && `\u00a0· ${product.foreignLanguage}`}
            </span>
            <Price price={product.price} />
          </span>
        </>
      ) : (
        <>
          {option.icon && <Icon name={option.icon} size="1.25rem" />}
          <span>{label}</span>
        </>
      )}
    </a>
  );
}
