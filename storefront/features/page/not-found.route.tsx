import { data } from 'react-router';

/** `/404` shows the not-found page. */
export function loader(): never {
  throw data(null, { status: 404 });
}

/** Not rendered: the error page of the root replaces it. */
export function Component() {
  return null;
}
