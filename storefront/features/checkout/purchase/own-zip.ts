/**
 * The buyer types the own postal code once. Its field is in the delivery, or in the own address if the order is sent to
 * another one.
 */
export function copyOwnZip(form: HTMLFormElement, changedField: string | undefined): void {
  const inputOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement | null;
  const [zip, ownZip] = [inputOf('zip'), inputOf('ownZip')];
  if (!zip || !ownZip) return;
  const [shown, hidden] = inputOf('elsewhere')?.checked ? [ownZip, zip] : [zip, ownZip];
  if (changedField === shown.name) hidden.value = shown.value;
  else if (!shown.value) shown.value = hidden.value;
}
