/** Fields with typed text that was not submitted. A reload would lose it. */
const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Call it once per document. */
export function trackUnsentText(): void {
  document.addEventListener('input', ({ target }) => {
    if (isText(target)) typed.add(target);
  });
  document.addEventListener('submit', ({ target }) => {
    for (const field of typed) if (field.form === target) typed.delete(field);
  });
}

export function hasUnsentText(): boolean {
  for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field);
  return typed.size > 0;
}

function isText(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !/^(radio|checkbox|range|button|submit)$/.test(target.type);
}
