/** What a change may concern: a product, by its id, or what editors wrote. */
export type Shown = number | 'content';

/** Fields that answer with what editors wrote, by the names that the storefront's questions give them. */
const contentFields = ['widgetArea', 'topArea', 'bottomArea', 'cmsPages'];

/** Gathers what a page shows from the answers it is made of: each product in them says which it is. */
export function createShownThings(): { things: ReadonlySet<Shown>; note(answer: unknown): void } {
  const things = new Set<Shown>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) look(item);
      return;
    }
    for (const name in value) {
      const inner = (value as Record<string, unknown>)[name];
      if (name === 'productId' && typeof inner === 'number') things.add(inner);
      else look(inner);
    }
  };
  return {
    things,
    note(answer) {
      look(answer);
      if (typeof answer === 'object' && answer !== null && contentFields.some((field) => field in answer))
        things.add('content');
    },
  };
}
