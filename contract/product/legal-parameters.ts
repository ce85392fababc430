/** Parameters that hold statements required by law. Pages show them in groups of their own. */
export const LEGAL_PARAMETERS = ['manufacturer', 'responsible-person', 'warning', 'accessibility'] as const;

export type LegalParameter = (typeof LEGAL_PARAMETERS)[number];
