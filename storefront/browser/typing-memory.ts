/** Remembers what has been typed on this page and not sent, so that nobody takes it away by loading the page anew. */
const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();

export function rememberTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (isText(target)) typed.add(target);
  });
  document.addEventListener('submit', ({ target }) => {
    for (const field of typed) if (field.form === target) typed.delete(field);
  });
}

export function hasTypedText(): boolean {
  for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field);
  return typed.size > 0;
}

function isText(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !/^(radio|checkbox|range|button|submit)$/.test(target.type);
}
