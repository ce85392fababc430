/** The document cannot be a Peppol invoice; the message says what is missing. */
export class PeppolError extends Error {}
