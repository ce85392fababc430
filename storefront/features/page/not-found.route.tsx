import { data } from 'react-router';

/** `/404` is the address of the page that says so. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export function Component() {
  return null;
}
