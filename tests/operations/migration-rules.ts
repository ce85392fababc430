import { parse } from 'libpg-query';

/**
 * Tables that stay small in every shop: they have settings, names and options. All others grow with the catalogue, visitors or
 * orders, so that a statement over all rows takes long.
 */
const smallTables = new Set(
  `api_key blocked_email brand brand_text campaign campaign_market campaign_target campaign_text category category_text channel
   code_kind currency customer_group document_series language market market_language menu menu_item menu_item_text menu_text
   oldest_release package_group package_group_text package_option parameter parameter_group parameter_text payment_method
   payment_method_market payment_method_text pickup_point price_list price_list_market shipping_area shipping_fee
   shipping_method shipping_method_text shipping_weight_fee shop_note shop_secret shop_settings sku_choice sku_choice_text
   vat_rate widget widget_collection widget_collection_text widget_container widget_text`.split(/\s+/),
);

type Node = Record<string, unknown>;

interface Change {
  /** `removal`: older releases fail. `strictness`: they may write what is now rejected. `lock`: running shops wait. */
  rule: 'removal' | 'strictness' | 'lock' | 'unknown';
  detail: string;
}

const removal = (detail: string): Change => ({ rule: 'removal', detail });
const strictness = (detail: string): Change => ({ rule: 'strictness', detail });
const lock = (detail: string): Change => ({ rule: 'lock', detail });

/** The changes of a migration that are not safe while an older release runs, each as `rule: detail`. */
export async function findUnsafeChanges(statements: string): Promise<string[]> {
  const { stmts } = (await parse(statements)) as { stmts: { stmt: Node }[] };
  const nodes = stmts.map(({ stmt }) => Object.entries(stmt)[0] as [string, Node]);
  const created = new Set(
    nodes.flatMap(([type, node]) => (type === 'CreateStmt' ? [tableOf(node.relation)] : [])),
  );
  const isExcluded = nodes.some(
    ([type, node]) => type === 'UpdateStmt' && tableOf(node.relation) === 'oldest_release',
  );
  return nodes
    .flatMap(([type, node]) => (created.has(tableOf(node.relation)) ? [] : changesOf(type, node)))
    .filter(({ rule }) => !(isExcluded && (rule === 'removal' || rule === 'strictness')))
    .map(({ rule, detail }) => `${rule}: ${detail}`);
}

const harmless = new Set(
  `CreateStmt CreateFunctionStmt CreateTrigStmt InsertStmt CommentStmt SelectStmt CreateSeqStmt CreateExtensionStmt
   CreateEnumStmt CreateStatsStmt ViewStmt DefineStmt`.split(/\s+/),
);
const locking = new Set('LockStmt VacuumStmt ClusterStmt ReindexStmt RefreshMatViewStmt'.split(' '));

function changesOf(type: string, node: Node): Change[] {
  const table = tableOf(node.relation);
  if (harmless.has(type)) return [];
  if (locking.has(type)) return [lock(`${type} locks whole tables`)];
  switch (type) {
    case 'DropStmt':
      return [removal(`drops ${String(node.removeType).replace('OBJECT_', '').toLowerCase()}`)];
    case 'RenameStmt':
      return [removal(`renames ${String(node.subname ?? table)}`)];
    case 'TruncateStmt':
      return [removal('deletes all rows')];
    case 'UpdateStmt':
    case 'DeleteStmt':
      return smallTables.has(table) ? [] : [lock(`${table}: changes rows of a large table`)];
    case 'IndexStmt':
      return changesOfIndex(node, table);
    case 'AlterTableStmt':
      return (node.cmds as { AlterTableCmd: Node }[]).flatMap(({ AlterTableCmd }) =>
        changesOfCommand(AlterTableCmd, table),
      );
    default:
      return [{ rule: 'unknown', detail: `${type}: the rules do not know this statement` }];
  }
}

function changesOfIndex({ concurrent, unique, if_not_exists, idxname }: Node, table: string): Change[] {
  if (concurrent) return [lock(`${idxname}: migrations run in a transaction, without "concurrently"`)];
  const stricter = unique ? [strictness(`${idxname}: the index is unique`)] : [];
  if (smallTables.has(table) || if_not_exists) return stricter;
  return [
    ...stricter,
    lock(`${idxname}: use "if not exists", so that it can be created concurrently before`),
  ];
}

const harmlessCommands = new Set(
  `AT_ColumnDefault AT_SetStatistics AT_SetStorage AT_DropNotNull AT_ValidateConstraint AT_EnableTrig AT_SetRelOptions
   AT_AddColumn AT_AddConstraint`.split(/\s+/),
);

function changesOfCommand({ subtype, name, def }: Node, table: string): Change[] {
  switch (subtype) {
    case 'AT_AddColumn':
      return changesOfColumn((def as { ColumnDef: Node }).ColumnDef, table);
    case 'AT_AddConstraint':
      return changesOfConstraint((def as { Constraint: Node }).Constraint, table);
    case 'AT_ColumnDefault':
      return def ? [] : [removal(`${table}.${name}: removes the default`)];
    case 'AT_ValidateConstraint':
      return smallTables.has(table) ? [] : [lock(`${table}.${name}: reads the whole table`)];
    case 'AT_SetNotNull':
      return [strictness(`${table}.${name}: not null`), ...scanOf(table, `${name}: not null`)];
    case 'AT_AlterColumnType':
      return [removal(`${table}.${name}: another type`)];
    case 'AT_DropColumn':
    case 'AT_DropConstraint':
      return [removal(`${table}.${name}: dropped`)];
  }
  if (harmlessCommands.has(String(subtype))) return [];
  return [{ rule: 'unknown', detail: `${table}: the rules do not know ${subtype}` }];
}

/** A check or foreign key reads the whole table, unless it is added with "not valid". */
const scanOf = (table: string, detail: string) =>
  smallTables.has(table) ? [] : [lock(`${table}.${detail} reads the whole table`)];

function changesOfConstraint({ contype, conname, skip_validation }: Node, table: string): Change[] {
  const stricter = strictness(`${table}.${conname}: new rows are checked`);
  return skip_validation
    ? [stricter]
    : [stricter, ...scanOf(table, `${conname}: ${contype} without not valid`)];
}

const volatile = /\b(random|gen_random_uuid|clock_timestamp|nextval|uuidv[47])\b/;

function changesOfColumn({ colname, typeName, constraints = [] }: Node, table: string): Change[] {
  const parts = (constraints as { Constraint: Node }[]).map(({ Constraint }) => Constraint);
  const find = (contype: string) => parts.find((part) => part.contype === contype);
  const column = `${table}.${colname}`;
  const defaultValue = find('CONSTR_DEFAULT');
  const rewrites =
    (defaultValue && volatile.test(JSON.stringify(defaultValue))) ||
    find('CONSTR_GENERATED') ||
    find('CONSTR_IDENTITY') ||
    /serial/.test(JSON.stringify(typeName));
  const isScanned = ['CONSTR_CHECK', 'CONSTR_FOREIGN', 'CONSTR_UNIQUE', 'CONSTR_PRIMARY'].some(find);
  return [
    ...(find('CONSTR_NOTNULL') && !defaultValue && !find('CONSTR_GENERATED') && !find('CONSTR_IDENTITY')
      ? [strictness(`${column}: not null without a default`)]
      : []),
    ...(rewrites && !smallTables.has(table) ? [lock(`${column}: rewrites the table`)] : []),
    ...(isScanned ? scanOf(table, `${colname}: a constraint of a new column`) : []),
  ];
}

const tableOf = (relation: unknown) => String((relation as Node | undefined)?.relname ?? '');
