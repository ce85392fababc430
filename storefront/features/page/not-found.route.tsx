import { data } from 'react-router';

/** `/404` shows the not-found page. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export function Component() {
  return null;
}
