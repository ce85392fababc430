import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** State and keyboard handling of the search combobox. `searchedTerm` is the term of the current page. */
export function useSearchCombobox(searchedTerm: string) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(searchedTerm);
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [suggestions, fetchSuggestions] = useSuggestionsChunk();

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
    suggestions?.handleComboboxKey(event, { options, activeId, isOpen, close, selectOption });
  };

  return {
    box,
    input,
    text,
    isOpen,
    activeId,
    Suggestions: suggestions?.SearchSuggestions,
    fetchSuggestions,
    open,
    close,
    changeText,
    handleKeyDown,
  };
}

type SuggestionsModule = typeof import('./search-suggestions.tsx');

/** The suggestions' chunk, fetched when the visitor is about to search. The form works without it. */
function useSuggestionsChunk(): [SuggestionsModule | undefined, () => void] {
  const [module, setModule] = useState<SuggestionsModule>();
  const fetchSuggestions = () => {
    void import('./search-suggestions.tsx').then(setModule, () => undefined);
  };
  return [module, fetchSuggestions];
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
