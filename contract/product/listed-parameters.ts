import { CONTRIBUTOR_ROLES } from './contributor-roles.ts';

/** Parameters whose values have a page, which lists the products with the value: `/l/author/{name}`. */
export const LISTED_PARAMETERS: readonly string[] = [
  ...CONTRIBUTOR_ROLES,
  'series',
  'award',
  'subject',
  'age',
];
