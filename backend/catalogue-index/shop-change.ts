/** What the shop shows otherwise from now on. Whoever keeps answers lets go of those that it concerns. */
export type ShopChange =
  | { kind: 'products'; productIds: ReadonlySet<number> }
  /** Pages that editors made. */
  | { kind: 'content' }
  | { kind: 'everything' };

/** Tables whose change is more than a change of names and prices: facets or found words depend on them. */
const structural = new Set([
  'language',
  'category',
  'category_text',
  'brand',
  'parameter',
  'parameter_group',
  'parameter_value',
  'parameter_value_text',
]);

/** The catalogue holds nothing of these: answers that show them read the database. */
const content = new Set(['widget_collection', 'widget_collection_text', 'content_image']);
const menus = new Set(['menu', 'menu_text', 'menu_item', 'menu_item_text']);

/** What a change of shared tables asks for. */
export function readSharedChange(tables: ReadonlySet<string>): {
  concernsCatalogue: boolean;
  isStructural: boolean;
  concernsContentAlone: boolean;
} {
  const all = [...tables];
  return {
    concernsCatalogue: all.some((table) => !content.has(table) && !menus.has(table)),
    isStructural: all.some((table) => structural.has(table)),
    concernsContentAlone: all.every((table) => content.has(table)),
  };
}
