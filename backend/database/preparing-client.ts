import pg from 'pg';

/** What is asked this often is worth being kept by the server. */
const timesBeforePrepared = 8;
/** A statement may be written in as many ways as its lists are long: neither side is to keep all of them. */
const mostPrepared = 200;
const mostCounted = 2000;

/**
 * Connections on which statements that come again and again are prepared: the server reads and plans them once. They have
 * the same name on every connection of one pool.
 */
export function preparingClient(): typeof pg.Client {
  const nameOf = statementNames();
  return class PreparingClient extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the library has one method for a dozen ways to call it.
    override query(first: any, ...rest: any[]): any {
      const [values] = rest;
      const name = typeof first === 'string' && Array.isArray(values) ? nameOf(first) : undefined;
      if (name === undefined) return super.query(first, ...rest);
      return super.query({ name, text: first, values }, ...rest.slice(1));
    }
  };
}

function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPrepared) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < timesBeforePrepared || !mayBePrepared(text)) {
      if (counts.size >= mostCounted) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = `kvarto_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}

/**
 * “All columns” are others after a migration, and a server refuses to answer a prepared statement otherwise than before. Nor
 * does it find the index of a part of the rows (`on conflict (…) where … = $1`) in a plan that is to hold for every value.
 */
function mayBePrepared(text: string): boolean {
  return (
    /^\s*(select|with|insert|update|delete)\b/i.test(text) &&
    !/(\bselect\s+|\.)\*/i.test(text) &&
    !/\bon conflict\s*\([^)]*\)\s*where\b/i.test(text)
  );
}
