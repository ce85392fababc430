import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { SuggestionsProps } from './suggestion.ts';

/** State and keyboard handling of the search combobox. `searchedTerm` is the term of the current page. */
export function useSearchCombobox(searchedTerm: string) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(searchedTerm);
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [Suggestions, fetchSuggestions] = useSuggestionsChunk();

  const open = () => {
    fetchSuggestions();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActiveId(null);
  };
  const changeText = (next: string) => {
    if (input.current && input.current.value !== next) input.current.value = next;
    setText(next);
    setActiveId(null);
  };

  useOnNavigation(() => {
    changeText(searchedTerm);
    close();
    // On a phone the keyboard would otherwise cover the new page.
    if (document.activeElement === input.current) input.current?.blur();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a visitor who typed before hydration.
  useEffect(() => {
    if (document.activeElement !== input.current || !input.current) return;
    setText(input.current.value);
    open();
  }, []);
  useScrollToOption(activeId);

  const handleKeyDown = (event: KeyboardEvent) => {
    const options = [...(box.current?.querySelectorAll('[role=option]') ?? [])];
    const selectOption = (optionId: string | null) => {
      open();
      setActiveId(optionId);
    };
    handleComboboxKey(event, { options, activeId, isOpen, close, selectOption });
  };

  return {
    box,
    input,
    text,
    isOpen,
    activeId,
    Suggestions,
    fetchSuggestions,
    open,
    close,
    changeText,
    handleKeyDown,
  };
}

interface ComboboxState {
  options: Element[];
  activeId: string | null;
  isOpen: boolean;
  close: () => void;
  selectOption: (optionId: string | null) => void;
}

/** Escape closes the list, Enter follows the active option, arrow keys move between options. */
function handleComboboxKey(event: KeyboardEvent, combobox: ComboboxState): void {
  const { options, activeId, isOpen, close, selectOption } = combobox;
  if (event.key === 'Escape' && isOpen) {
    event.preventDefault();
    close();
  } else if (event.key === 'Enter' && activeId && !event.nativeEvent.isComposing) {
    event.preventDefault();
    document.getElementById(activeId)?.click();
  } else {
    const nextId = nextOptionId(event.key, options, activeId);
    if (nextId === undefined) return;
    event.preventDefault();
    selectOption(nextId);
  }
}

/** The suggestions' chunk, fetched when the visitor is about to search. The form works without it. */
function useSuggestionsChunk(): [ComponentType<SuggestionsProps> | undefined, () => void] {
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const fetchSuggestions = () => {
    void import('./search-suggestions.tsx').then(
      (module) => setSuggestions(() => module.SearchSuggestions),
      () => undefined,
    );
  };
  return [Suggestions, fetchSuggestions];
}

function useScrollToOption(optionId: string | null): void {
  useEffect(() => {
    if (optionId) document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
  }, [optionId]);
}

function useOnNavigation(onNavigation: () => void): void {
  const { key } = useLocation();
  const lastKey = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new history entry is the only trigger.
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    onNavigation();
  }, [key]);
}

/** The option an arrow key leads to: null is the input itself, undefined leaves the key to the input. */
function nextOptionId(key: string, options: Element[], activeId: string | null): string | null | undefined {
  const index = options.findIndex(({ id }) => id === activeId);
  if (key === 'ArrowDown') return options[index + 1]?.id ?? null;
  if (key === 'ArrowUp') return (index === -1 ? options.at(-1) : options[index - 1])?.id ?? null;
  // Without an active option, Home and End move the cursor in the text.
  if (index === -1) return undefined;
  if (key === 'Home') return options[0]?.id;
  if (key === 'End') return options.at(-1)?.id;
  return undefined;
}
