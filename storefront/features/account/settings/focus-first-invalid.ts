import type { SettingsErrors } from './settings-blocks.ts';

/** Moves the focus to the first field of the form that has an error. */
export function focusFirstInvalid(form: HTMLFormElement | null, fieldErrors: SettingsErrors): void {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  fields.find(({ name }) => name in fieldErrors)?.focus();
}
