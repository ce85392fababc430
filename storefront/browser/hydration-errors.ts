import { type HydrationState, UNSAFE_ErrorResponseImpl } from 'react-router';

/** The server's errors, of which the page's state has only the status, by route id. */
export type PageErrors = Record<string, { status: number }> | null;

/** Route errors as the router expects them. The router exports no public function for them (docs/library-internals.md). */
export function toHydrationErrors(errors: PageErrors): HydrationState['errors'] {
  return (
    errors &&
    Object.fromEntries(
      Object.entries(errors).map(([id, { status }]) => [id, new UNSAFE_ErrorResponseImpl(status, '', null)]),
    )
  );
}
