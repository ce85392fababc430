const maxNames = 2000;
const names = new Map<string, string>();

/** The verb and the first table of a statement, such as `select cart`: a name without values for metrics and traces. */
export function nameStatement(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = findName(text);
  // Otherwise the map could grow without end: a statement with a list has one text per length of the list.
  if (names.size >= maxNames) names.clear();
  names.set(text, name);
  return name;
}

function findName(text: string): string {
  const [, verb = ''] = /^\s*([a-z]+)/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_][a-z0-9_]*)"?/i.exec(text) ?? [];
  return [verb, table].filter(Boolean).join(' ').toLowerCase() || 'unknown';
}
