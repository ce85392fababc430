/** The endpoint does not offer what a flow tests. */
export class SkippedError extends Error {}
