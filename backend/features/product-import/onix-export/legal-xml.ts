import { isKnownAccessibilityCode } from '../references/legal-labels.ts';
import type { StoredProduct } from '../write/product-state.ts';
import { optionalXml, xml } from './xml-writer.ts';

/** The warning that the import stores for a code of the toy safety directive without a sentence. */
const warningOfAge = 'age-3';

/** Accessibility (09 of list 79) and warnings (13), as `legalFeaturesOf` reads them. */
export function legalFeaturesXml({ parameters }: Pick<StoredProduct, 'parameters'>): string[] {
  // In a stable order, because the database has none.
  const valuesOf = (parameter: string) => [...(parameters.get(parameter) ?? [])].sort();
  return [
    ...valuesOf('accessibility').map((statement) =>
      isKnownAccessibilityCode(statement)
        ? featureXml('09', statement)
        : // A summary in the publisher's words.
          featureXml('09', '00', statement),
    ),
    ...valuesOf('warning').map((warning) =>
      featureXml('13', '01', warning === warningOfAge ? undefined : warning),
    ),
  ];
}

function featureXml(type: string, value: string, description?: string): string {
  return xml('ProductFormFeature', [
    xml('ProductFormFeatureType', type),
    xml('ProductFormFeatureValue', value),
    optionalXml('ProductFormFeatureDescription', description),
  ]);
}

/** The contact for product safety (10 of list 198). The shop has its name and address as one text. */
export function safetyContactXml(contact: string | undefined): string | undefined {
  if (contact === undefined) return undefined;
  return xml('ProductContact', [xml('ProductContactRole', '10'), xml('ProductContactName', contact)]);
}
