import type { KeyboardEvent } from 'react';

interface ComboboxState {
  options: Element[];
  activeId: string | null;
  isOpen: boolean;
  close: () => void;
  selectOption: (optionId: string | null) => void;
}

/** Escape closes the list, Enter follows the active option, arrow keys move between options. */
export function handleComboboxKey(event: KeyboardEvent, combobox: ComboboxState): void {
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
