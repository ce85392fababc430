import * as v from 'valibot';
import { type ShopSettings, shopSettingsSchema } from './shop-settings.ts';

/**
 * Rounds of checking the settings and removing invalid values. A removed value can make its parent invalid in the next round;
 * settings have fewer levels than this.
 */
const maxRounds = 20;

/**
 * The settings that this release knows. After a rollback they may have been written by a newer release: its additions, such as
 * another event of `staffMails.about`, are left out. Undefined if a required setting is missing.
 */
export function readStoredSettings(stored: unknown): ShopSettings | undefined {
  const value = structuredClone(stored);
  for (let round = 0; round < maxRounds; round++) {
    const parsed = v.safeParse(shopSettingsSchema, value);
    if (parsed.success) return parsed.output;
    // Later elements of a list first, so that the positions of the others stay.
    const paths = parsed.issues.map(({ path }) => path ?? []).reverse();
    if (paths.some((path) => path.length === 0)) return undefined;
    for (const path of paths) removeInvalid(path);
  }
  return undefined;
}

/** Removes the invalid value at the path, or, if the value is missing, the object that lacks it. */
function removeInvalid(path: readonly v.IssuePathItem[]): void {
  const index = path.findLastIndex(({ input, key }) => Object.hasOwn(input as object, key as string));
  const { input, key } = path[index] ?? {};
  if (Array.isArray(input)) input.splice(Number(key), 1);
  else if (input) delete (input as Record<string, unknown>)[key as string];
}
