/** Composites: the short tag is the reference name in lower case. */
const composites = `Header Sender SenderIdentifier Product ProductIdentifier DescriptiveDetail CollateralDetail
  PublishingDetail RelatedMaterial ProductSupply ProductFormFeature Measure Collection CollectionSequence TitleDetail
  TitleElement Contributor NameIdentifier Language Extent Subject AudienceRange TextContent SupportingResource
  ResourceFeature ResourceVersion ResourceVersionFeature ContentDate Prize Imprint Publisher ProductContact PublishingDate SalesRights
  Territory RelatedWork WorkIdentifier RelatedProduct Market MarketPublishingDetail MarketDate SupplyDetail Supplier
  SupplyDate Stock Price PriceCondition PriceConstraint Tax PriceDate`;

/** Data elements that the import reads or the export writes: reference name and short tag. */
const dataElements = `SenderIDType:m379 SenderName:x298 MessageNumber:m180 SentDateTime:x307 NoProduct:x507
  DefaultLanguageOfText:m184 DefaultPriceType:x310 DefaultCurrencyCode:m186
  RecordReference:a001 NotificationType:a002 ProductIDType:b221 IDTypeName:b233 IDValue:b244
  ProductComposition:x314 ProductForm:b012 ProductFormDetail:b333 ProductFormFeatureType:b334
  ProductFormFeatureValue:b335 ProductFormFeatureDescription:b336 ProductFormDescription:b014 MeasureType:x315 Measurement:c094 MeasureUnitCode:c095
  CollectionType:x329 CollectionSequenceType:x479 CollectionSequenceNumber:x481
  TitleType:b202 TitleElementLevel:x409 SequenceNumber:b034 PartNumber:x410 TitleText:b203 TitlePrefix:b030
  NoPrefix:x501 TitleWithoutPrefix:b031 Subtitle:b029
  ContributorRole:b035 NameIDType:x415 PersonName:b036 PersonNameInverted:b037 NamesBeforeKey:b039 PrefixToKey:b247
  KeyNames:b040 NamesAfterKey:b041 SuffixToKey:b248 CorporateName:b047 UnnamedPersons:b249 BiographicalNote:b044
  LanguageRole:b253 LanguageCode:b252 ExtentType:b218 ExtentValue:b219 ExtentUnit:b220
  MainSubject:x425 SubjectSchemeIdentifier:b067 SubjectSchemeName:b171 SubjectCode:b069 SubjectHeadingText:b070
  AudienceRangeQualifier:b074 AudienceRangePrecision:b075 AudienceRangeValue:b076
  TextType:x426 ContentAudience:x427 Text:d104 TextAuthor:d107 SourceTitle:x428 ContentDateRole:x429 Date:b306 DateFormat:j260
  ResourceContentType:x436 ResourceMode:x437 ResourceFeatureType:x438 FeatureNote:x440 ResourceForm:x441 ResourceVersionFeatureType:x442 FeatureValue:x439
  ResourceLink:x435 PrizeName:g126 PrizeYear:g127
  ImprintName:b079 PublishingRole:b291 PublisherName:b081 ProductContactRole:x482 ProductContactName:x484
  StreetAddress:x552 PostalCode:x590 LocationName:j349 CountryCode:b251 EmailAddress:j272 PublishingStatus:b394 PublishingDateRole:x448
  SalesRightsType:b089 CountriesIncluded:x449 RegionsIncluded:x450 CountriesExcluded:x451 RegionsExcluded:x452
  ROWSalesRightsType:x456 WorkRelationCode:x454 WorkIDType:b201 ProductRelationCode:x455
  MarketReference:x587 MarketPublishingStatus:j407 MarketDateRole:j408
  SupplierRole:j292 SupplierName:j137 ProductAvailability:j396 SupplyDateRole:x461 OnHand:j350 UnpricedItemType:j192
  PriceType:x462 PriceQualifier:j261 MinimumOrderQuantity:j263 PriceAmount:j151 TaxType:x470 TaxRatePercent:x472
  CurrencyCode:j152 PriceDateRole:x476`;

const words = (list: string) => list.trim().split(/\s+/);

/** Short tag by reference name. */
export const shortTags: ReadonlyMap<string, string> = new Map([
  ...words(composites).map((name) => [name, name.toLowerCase()] as const),
  ...words(dataElements).map((pair) => pair.split(':') as [string, string]),
]);

const referenceNames = new Map([...shortTags].map(([name, tag]) => [tag, name]));

/** The reference name of an element; other names, such as those of XHTML, are unchanged. */
export function referenceNameOf(qualifiedName: string): string {
  const name = qualifiedName.slice(qualifiedName.indexOf(':') + 1);
  return referenceNames.get(name) ?? name;
}
