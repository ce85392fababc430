/** A change of the shop, so that caches can drop the affected entries. */
export type ShopChange =
  | { kind: 'products'; productIds: ReadonlySet<number> }
  /** Pages and images that editors publish. */
  | { kind: 'content' }
  | { kind: 'everything' };

/** Facets or search words depend on these tables, so their change requires a new index. */
const structuralTables = new Set([
  'language',
  'category',
  'category_text',
  'brand',
  'parameter',
  'parameter_group',
  'parameter_value',
  'parameter_value_text',
]);

/** Tables that are not part of the catalogue: requests read them from the database. */
const contentTables = new Set(['widget_collection', 'widget_collection_text', 'content_image']);
/** Requests read menus from the database too, but every page has them: their change affects everything. */
const menuTables = new Set(['menu', 'menu_text', 'menu_item', 'menu_item_text']);

/** `changedTables`: those whose rows many products or pages share. */
export function classifySharedChange(changedTables: ReadonlySet<string>): {
  affectsCatalogue: boolean;
  /** The index must be built again. */
  isStructural: boolean;
  /** Also true if no table has changed. */
  affectsContentOnly: boolean;
} {
  const tables = [...changedTables];
  return {
    affectsCatalogue: tables.some((table) => !contentTables.has(table) && !menuTables.has(table)),
    isStructural: tables.some((table) => structuralTables.has(table)),
    affectsContentOnly: tables.every((table) => contentTables.has(table)),
  };
}
