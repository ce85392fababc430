/** One row of a route table. Further columns, such as privacy or caching, are returned with the match. */
export interface Route<H = unknown> {
  /** `'GET'` also serves HEAD; `'*'` serves every method. */
  method: string | readonly string[];
  /**
   * A path such as `/health`, `/orders/:id` or `/images/*`. `:name` matches one segment that is not empty, `:name.css`
   * one that ends in `.css`; a final `*` matches the rest of the path, which may be empty.
   */
  pattern: string;
  handler: H;
  /** The name in metrics and logs, which similar rows can share. By default the pattern. */
  name?: string;
}

/** The name in metrics and logs. */
export function nameOfRoute({ name, pattern }: Route): string {
  return name ?? pattern;
}

export type RouteParams = Readonly<Record<string, string>>;

/** Parameters are not percent-decoded. The rest of the path that `*` matched is `params['*']`. */
type RouteMatch<R> = { route: R; params: RouteParams } | { status: 404 } | { status: 405; allow: string[] };

interface RouteTable<R> {
  match(method: string, pathname: string): RouteMatch<R>;
}

type RoutesByMethod<R> = Map<string, R>;

interface CompiledPattern {
  /** The text before the first parameter: comparing it is faster than the expression. */
  prefix: string;
  expression: RegExp;
  names: readonly string[];
}

/**
 * Finds the row for a request. Paths without parameters are looked up first; patterns are tried in the declared order.
 * The first path or pattern that matches decides: if none of its rows has the method, the result is 405, even if a later
 * pattern would match.
 */
export function createRouteTable<R extends Route>(routes: readonly R[]): RouteTable<R> {
  const byPath = new Map<string, RoutesByMethod<R>>();
  const byPattern: { compiled: CompiledPattern; byMethod: RoutesByMethod<R> }[] = [];
  for (const [pattern, byMethod] of groupByPattern(routes)) {
    const compiled = compilePattern(pattern);
    if (compiled.names.length === 0) byPath.set(pattern, byMethod);
    else byPattern.push({ compiled, byMethod });
  }

  return {
    match(method, pathname) {
      const exact = byPath.get(pathname);
      if (exact) return selectMethod(exact, method, {});
      for (const { compiled, byMethod } of byPattern) {
        const params = matchPattern(compiled, pathname);
        if (params) return selectMethod(byMethod, method, params);
      }
      return { status: 404 };
    },
  };
}

function groupByPattern<R extends Route>(routes: readonly R[]): Map<string, RoutesByMethod<R>> {
  const byPattern = new Map<string, RoutesByMethod<R>>();
  for (const route of routes) {
    const byMethod = byPattern.get(route.pattern) ?? new Map<string, R>();
    byPattern.set(route.pattern, byMethod);
    for (const method of [route.method].flat()) {
      if (byMethod.has(method)) throw new Error(`Two routes for ${method} ${route.pattern}.`);
      byMethod.set(method, route);
    }
  }
  return byPattern;
}

/** `/`; segments with an optional final slash; or any number of segments and a final `*`. */
const validPattern = /^(\/|(\/(:[a-zA-Z]\w*(\.\w+)?|[^/:*]+))+\/?|(\/(:[a-zA-Z]\w*(\.\w+)?|[^/:*]+))*\/\*)$/;

function compilePattern(pattern: string): CompiledPattern {
  if (!validPattern.test(pattern)) throw new Error(`The route pattern ${pattern} is not valid.`);
  const names: string[] = [];
  // Replaces parameters and `*` by groups, and escapes the characters that have a meaning in an expression.
  const source = pattern.replace(/:(\w+)|\*|[.+?^${}()|[\]\\]/g, (found, name?: string) => {
    if (!name && found !== '*') return `\\${found}`;
    names.push(name ?? '*');
    return name ? '([^/]+)' : '(.*)';
  });
  const prefix = pattern.slice(0, pattern.search(/[:*]|$/));
  return { prefix, expression: new RegExp(`^${source}$`, 's'), names };
}

function matchPattern(
  { prefix, expression, names }: CompiledPattern,
  pathname: string,
): RouteParams | undefined {
  if (!pathname.startsWith(prefix)) return undefined;
  const values = expression.exec(pathname);
  if (!values) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) params[name] = values[index + 1] ?? '';
  return params;
}

function selectMethod<R>(byMethod: RoutesByMethod<R>, method: string, params: RouteParams): RouteMatch<R> {
  const route =
    byMethod.get(method) ?? (method === 'HEAD' ? byMethod.get('GET') : undefined) ?? byMethod.get('*');
  if (route) return { route, params };
  const allow = [...byMethod.keys()].flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name]));
  return { status: 405, allow: [...new Set(allow)] };
}
