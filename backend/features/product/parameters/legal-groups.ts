import { floorIn, type ParameterValue } from '#backend/catalogue-index/catalogue.ts';
import type { ParameterGroupType } from '#backend/graphql/schema.generated.ts';
import { dateLabel } from '#backend/languages/date-label.ts';
import { languageOf } from '#backend/languages/languages.ts';
import { minimumAt } from '#backend/pricing/offers/price-floor.ts';
import { LEGAL_PARAMETERS, type LegalParameter } from '#contract/product/legal-parameters.ts';
import { formatNameOf } from '#contract/product/media-types.ts';
import type { ProductInScope } from '../product-in-scope.ts';

interface LegalFact {
  identifier: string;
  name: string;
  value: string;
}

/** Ids above those of the shop's groups, so that the legal groups follow them. */
const firstGroupId = 1_000_000;

export function isLegalParameter({ parameter: { identifier } }: ParameterValue): boolean {
  return (LEGAL_PARAMETERS as readonly string[]).includes(identifier);
}

/** The statements about a product that the law requires, in groups of their own. */
export function legalGroups(productInScope: ProductInScope): ParameterGroupType[] {
  const { product, scope } = productInScope;
  const { price, safety, download, accessibility } = languageOf(scope.language.id).apiMessages
    .productInformation;
  const groups = [
    { name: price, facts: fixedPriceFacts(productInScope) },
    { name: safety.group, facts: safetyFacts(productInScope) },
    { name: download.group, facts: downloadFacts(productInScope) },
    { name: accessibility.group, facts: accessibilityFacts(productInScope) },
  ];
  return groups.flatMap(({ name, facts }, index) =>
    facts.length === 0
      ? []
      : [
          {
            parameterGroupId: firstGroupId + index,
            productId: product.id,
            name,
            order: firstGroupId + index,
            parameters: facts.map((fact, order) => parameterOf(fact, firstGroupId + index, order)),
          },
        ],
  );
}

/** Book prices are fixed by law in several countries. */
function fixedPriceFacts({ product, scope }: ProductInScope): LegalFact[] {
  const { fixedPrice, fixedBy } = languageOf(scope.language.id).apiMessages.productInformation;
  const fixed = floorIn(product, scope.market.id);
  if (!fixed || minimumAt(fixed, scope.now) === 0) return [];
  const lastDay = fixed.to === null ? null : new Date(fixed.to - 1).toISOString().slice(0, 10);
  const until = lastDay === null ? null : (dateLabel(lastDay, scope.language.id) ?? null);
  return [{ identifier: 'fixed-price', name: fixedPrice, value: fixedBy(fixed.by, until) }];
}

/** Regulation (EU) 2023/988, Art. 19. It does not apply to downloads. The product's own values replace those of its brand. */
function safetyFacts(productInScope: ProductInScope): LegalFact[] {
  const { product, scope } = productInScope;
  if (product.fulfilment !== 'shipped') return [];
  const { safety } = languageOf(scope.language.id).apiMessages.productInformation;
  const { manufacturer = '', responsiblePerson = '' } = product.brand ?? {};
  const factsOf = (identifier: LegalParameter, name: string, valueOfBrand: string) => {
    const values = valuesOf(productInScope, identifier);
    if (values.length === 0 && valueOfBrand !== '') values.push(valueOfBrand);
    return values.map((value) => fact(identifier, name, value));
  };
  return [
    ...factsOf('manufacturer', safety.manufacturer, manufacturer),
    ...factsOf('responsible-person', safety.responsiblePerson, responsiblePerson),
    ...factsOf('warning', safety.warning, ''),
  ];
}

/** Type, size and protection of a download, for the confirmation of an order (Directive 2011/83/EU, Art. 8(7)). */
export function describeFiles(productInScope: Pick<ProductInScope, 'product' | 'scope'>): string {
  return downloadFacts(productInScope)
    .map(({ value }) => value)
    .join(' · ');
}

/** Directive 2011/83/EU, Art. 6(1)(r) and (s). */
function downloadFacts({ product, scope }: Pick<ProductInScope, 'product' | 'scope'>): LegalFact[] {
  if (product.files.length === 0) return [];
  const { download } = languageOf(scope.language.id).apiMessages.productInformation;
  const bytes = product.files.reduce((sum, file) => sum + file.bytes, 0);
  const types = product.files.map(({ mediaType, count }) =>
    [formatNameOf(mediaType) || mediaType, count > 1 && `× ${count}`].filter(Boolean).join(' '),
  );
  const isMarked =
    scope.marksDownloads && product.files.some(({ mediaType }) => mediaType === 'application/epub+zip');
  return [
    fact('file-type', download.fileType, types.join(', ')),
    fact('file-size', download.size, formatBytes(bytes, scope.language.id)),
    fact('protection', download.protection, isMarked ? download.watermark : download.unprotected),
  ];
}

/** Directive (EU) 2019/882, Annex I: e-books state their accessibility, or that it is not known. */
function accessibilityFacts(productInScope: ProductInScope): LegalFact[] {
  const { product, scope } = productInScope;
  const values = valuesOf(productInScope, 'accessibility');
  if (values.length === 0 && product.fulfilment !== 'download') return [];
  const { accessibility } = languageOf(scope.language.id).apiMessages.productInformation;
  const sentences = values.length > 0 ? values : [accessibility.unknown];
  return [fact('accessibility', accessibility.name, sentences.join(' '))];
}

function valuesOf({ product, scope }: ProductInScope, identifier: LegalParameter): string[] {
  return product.parameterValues
    .filter(({ parameter }) => parameter.identifier === identifier)
    .map(({ labels, key }) => labels.get(scope.language.id) ?? key);
}

function formatBytes(bytes: number, languageId: string): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const maximumFractionDigits = amount < 10 ? 1 : 0;
  return new Intl.NumberFormat(languageId, { style: 'unit', unit, maximumFractionDigits }).format(amount);
}

function fact(identifier: string, name: string, value: string): LegalFact {
  return { identifier, name, value };
}

function parameterOf({ identifier, name, value }: LegalFact, parameterGroupId: number, order: number) {
  return {
    parameterId: parameterGroupId + order,
    parameterGroupId,
    order,
    type: 'single',
    name,
    label: name,
    description: null,
    value,
    show: true,
    showFilter: false,
    identifier,
    facetId: null,
    parameterValueId: null,
  };
}
