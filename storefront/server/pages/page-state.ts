import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import type { Shopper } from '#storefront/session/shopper.ts';
import { escapeJson, safeJson } from '../document/html-document.ts';
import { pack } from '../document/pack-state.ts';

type Data = Pick<StaticHandlerContext, 'loaderData' | 'actionData' | 'errors'>;

/** The state from which the browser hydrates the page, as JSON for a script element. */
export function pageStateJson(context: Data, shopper: Shopper, hasSubscriptions: boolean): string {
  const { loaderData, actionData } = context;
  const data = Object.entries(loaderData ?? {}).map(
    ([id, value]) => `${safeJson(id)}:${id === 'root' ? packLayoutData(value) : escapeJson(pack(value))}`,
  );
  const rest = safeJson({
    shopper,
    actionData,
    errors: statusesOf(context.errors),
    ...(hasSubscriptions && { hasSubscriptions }),
  });
  // Joined as text, so that the packed parts are not serialized again. `rest` is an object: its `{` is removed.
  return `{"loaderData":{${data.join()}},${rest.slice(1)}`;
}

/** Packed once, because menus and markets are the same object on many pages. */
const packedParts = new WeakMap<object, string>();

/** The data of the layouts, each part packed separately. */
function packLayoutData(data: Record<string, unknown> | null): string {
  const parts = Object.entries(data ?? {}).map(([name, part]) => `"${name}":${packPart(part)}`);
  return `{${parts.join()}}`;
}

function packPart(part: unknown): string {
  if (typeof part !== 'object' || part === null) return escapeJson(pack(part));
  const packed = packedParts.get(part) ?? escapeJson(pack(part));
  packedParts.set(part, packed);
  return packed;
}

/** The browser gets only the status of errors. */
function statusesOf(errors: Data['errors']) {
  return (
    errors &&
    Object.fromEntries(
      Object.entries(errors).map(([id, error]) => [
        id,
        { status: isRouteErrorResponse(error) ? error.status : 500 },
      ]),
    )
  );
}
