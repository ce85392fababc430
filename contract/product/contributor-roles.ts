/** Roles of the contributors of books. Each is the identifier of a parameter, and has lists: `/l/translator/{name}`. */
export const CONTRIBUTOR_ROLES = ['author', 'translator', 'illustrator', 'narrator', 'editor'] as const;

export type ContributorRole = (typeof CONTRIBUTOR_ROLES)[number];
