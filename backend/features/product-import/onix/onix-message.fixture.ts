import { withCheckDigit } from '#contract/product/gtin.ts';
import { inChunks } from '../csv/bytes.fixture.ts';
import { shortTags } from './element-names.ts';
import { readMessage } from './read-message.ts';
import { type RecordContext, readRecord } from './read-record.ts';

/** A complete record of a hardback in reference tags. */
export const wholeRecord = (reference: string, isbn: string, title = 'släckta fyren') => `<Product>
<RecordReference>${reference}</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductComposition>00</ProductComposition><ProductForm>BB</ProductForm>
<Measure><MeasureType>01</MeasureType><Measurement>21.5</Measurement><MeasureUnitCode>cm</MeasureUnitCode></Measure>
<Measure><MeasureType>02</MeasureType><Measurement>135</Measurement><MeasureUnitCode>mm</MeasureUnitCode></Measure>
<Measure><MeasureType>03</MeasureType><Measurement>30</Measurement><MeasureUnitCode>mm</MeasureUnitCode></Measure>
<Measure><MeasureType>08</MeasureType><Measurement>510</Measurement><MeasureUnitCode>gr</MeasureUnitCode></Measure>
<Collection><CollectionType>10</CollectionType><CollectionSequence><CollectionSequenceType>02</CollectionSequenceType><CollectionSequenceNumber>2</CollectionSequenceNumber></CollectionSequence><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>02</TitleElementLevel><NoPrefix/><TitleWithoutPrefix>Saltömorden</TitleWithoutPrefix></TitleElement></TitleDetail></Collection>
<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitlePrefix>Den</TitlePrefix><TitleWithoutPrefix>${title}</TitleWithoutPrefix><Subtitle>Ett fall för Signe Brask</Subtitle></TitleElement></TitleDetail>
<Contributor><SequenceNumber>2</SequenceNumber><ContributorRole>B06</ContributorRole><PersonName>Nils Ekvall</PersonName></Contributor>
<Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><PersonNameInverted>Holmgård, Ida af</PersonNameInverted><NamesBeforeKey>Ida</NamesBeforeKey><PrefixToKey>af</PrefixToKey><KeyNames>Holmgård</KeyNames><BiographicalNote language="swe">Författare i Malmö.</BiographicalNote></Contributor>
<Language><LanguageRole>01</LanguageRole><LanguageCode>swe</LanguageCode></Language>
<Language><LanguageRole>02</LanguageRole><LanguageCode>dan</LanguageCode></Language>
<Extent><ExtentType>00</ExtentType><ExtentValue>352</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
<Subject><SubjectSchemeIdentifier>94</SubjectSchemeIdentifier><SubjectCode>1DND</SubjectCode></Subject>
<Subject><MainSubject/><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectCode>FFP</SubjectCode></Subject>
<Subject><SubjectSchemeIdentifier>20</SubjectSchemeIdentifier><SubjectHeadingText>fyrar; öar</SubjectHeadingText></Subject>
<AudienceRange><AudienceRangeQualifier>17</AudienceRangeQualifier><AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>12</AudienceRangeValue></AudienceRange></DescriptiveDetail>
<CollateralDetail>
<TextContent><TextType>02</TextType><ContentAudience>00</ContentAudience><Text language="swe" textformat="02"><![CDATA[<b>Fyren</b> slocknar.]]></Text></TextContent>
<TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text language="swe" textformat="05"><p>Fyren slocknar. <em>Signe</em> reser dit.</p><p>Hav &amp; tystnad.</p></Text></TextContent>
<TextContent><TextType>03</TextType><ContentAudience>02</ContentAudience><Text>Only for booksellers</Text></TextContent>
<TextContent><TextType>06</TextType><ContentAudience>00</ContentAudience><Text>Lysande.</Text><SourceTitle>Exempelbladet</SourceTitle></TextContent>
<TextContent><TextType>14</TextType><ContentAudience>00</ContentAudience><Text>Det var en natt.</Text></TextContent>
<SupportingResource><ResourceContentType>01</ResourceContentType><ContentAudience>00</ContentAudience><ResourceMode>03</ResourceMode><ResourceVersion><ResourceForm>02</ResourceForm><ResourceLink>https://media.example.com/${isbn}.jpg</ResourceLink></ResourceVersion></SupportingResource>
<SupportingResource><ResourceContentType>15</ResourceContentType><ContentAudience>00</ContentAudience><ResourceMode>04</ResourceMode><ResourceVersion><ResourceForm>02</ResourceForm><ResourceLink>https://media.example.com/${isbn}.epub</ResourceLink></ResourceVersion></SupportingResource>
<Prize><PrizeName>Fyrpriset</PrizeName><PrizeYear>2025</PrizeYear></Prize></CollateralDetail>
<PublishingDetail><Imprint><ImprintName>Exempel Krim</ImprintName></Imprint><Publisher><PublishingRole>01</PublishingRole><PublisherName>Exempelförlaget</PublisherName></Publisher><PublishingStatus>04</PublishingStatus><PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="01">202601</Date></PublishingDate><PublishingDate><PublishingDateRole>11</PublishingDateRole><Date dateformat="05">2019</Date></PublishingDate><SalesRights><SalesRightsType>01</SalesRightsType><Territory><CountriesIncluded>SE FI NO</CountriesIncluded></Territory></SalesRights><ROWSalesRightsType>03</ROWSalesRightsType></PublishingDetail>
<RelatedMaterial><RelatedWork><WorkRelationCode>01</WorkRelationCode><WorkIdentifier><WorkIDType>01</WorkIDType><IDTypeName>Exempel-verk</IDTypeName><IDValue>W-${title}</IDValue></WorkIdentifier></RelatedWork></RelatedMaterial>
<ProductSupply><SupplyDetail><Supplier><SupplierRole>02</SupplierRole><SupplierName>Exempeldistribution</SupplierName></Supplier><ProductAvailability>21</ProductAvailability><Stock><OnHand>120</OnHand></Stock>
<Price><PriceType>02</PriceType><PriceAmount>249.00</PriceAmount><Tax><TaxType>01</TaxType><TaxRatePercent>6</TaxRatePercent></Tax><CurrencyCode>SEK</CurrencyCode></Price>
<Price><PriceType>05</PriceType><PriceAmount>128.50</PriceAmount><CurrencyCode>SEK</CurrencyCode></Price>
<Price><PriceType>01</PriceType><PriceAmount>200.00</PriceAmount><Tax><TaxType>01</TaxType><TaxRatePercent>25</TaxRatePercent></Tax><CurrencyCode>NOK</CurrencyCode></Price>
<Price><PriceType>02</PriceType><PriceAmount>199.00</PriceAmount><CurrencyCode>DKK</CurrencyCode></Price></SupplyDetail></ProductSupply></Product>`;

interface MessageOptions {
  release?: '3.0' | '3.1';
  isShort?: boolean;
  sentAt?: string;
  number?: number;
}

/** A message with these records, in reference or short tags. */
export function messageOf(
  records: string,
  { release = '3.0', isShort = false, sentAt = '20260115T0930Z', number = 7 }: MessageOptions = {},
): string {
  const header = `<Header><Sender><SenderName>Exempelförlaget</SenderName></Sender><MessageNumber>${number}</MessageNumber><SentDateTime>${sentAt}</SentDateTime></Header>`;
  const body = isShort ? toShortTags(header + records) : header + records;
  const [root, style] = isShort ? ['ONIXmessage', 'short'] : ['ONIXMessage', 'reference'];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} release="${release}" xmlns="http://ns.editeur.org/onix/${release}/${style}">${body}</${root}>\n`;
}

function toShortTags(xml: string): string {
  return xml.replace(/(<\/?)([A-Za-z]+)/g, (_, start: string, name: string) => {
    const tag = shortTags.get(name);
    // Markup within texts has lower case in both styles.
    if (tag === undefined && /[A-Z]/.test(name)) throw new Error(`There is no short tag for ${name}.`);
    return `${start}${tag ?? name}`;
  });
}

/** A valid ISBN-13 of Sweden. */
export function isbnOf(index: number): string {
  return withCheckDigit(`97891${String(index).padStart(7, '0')}`);
}

const list = (priceListId: number, code: string, country: string, currency: string) => ({
  ...{
    code,
    symbol: '',
    minorDigits: 2,
    priceListId,
    country,
    currency,
    vatBasisPoints: 600,
    isVirtual: false,
  },
});
const context: RecordContext = {
  shop: {
    currencies: [],
    markets: [list(1, 'se', 'SE', 'SEK'), list(2, 'no', 'NO', 'NOK'), list(3, 'dk', 'DK', 'DKK')],
  },
  source: 'sender',
  isExport: false,
  defaultCurrency: undefined,
  defaultPriceType: undefined,
  today: '2026-01-20',
};

/** Lists: 1 of the currency, 2 of Germany, 3 of Finland. The virtual market has no list of its own. */
export const euroShop: RecordContext['shop'] = {
  currencies: [{ code: 'EUR', symbol: '€', minorDigits: 2, priceListId: 1 }],
  markets: [
    list(2, 'de', 'DE', 'EUR'),
    { ...list(1, 'eu', 'EU', 'EUR'), isVirtual: true },
    list(3, 'fi', 'FI', 'EUR'),
  ],
};

/** The result of a message's only record. */
export async function readProduct(record: string, shop = context.shop) {
  for await (const element of readMessage(inChunks(messageOf(record), 1000)))
    if (element.name === 'Product') return readRecord(element, { ...context, shop }, 1);
  throw new Error('The message has no record.');
}

export async function readBook(record: string, shop?: RecordContext['shop']) {
  const result = await readProduct(record, shop);
  if (!('book' in result)) throw new Error(JSON.stringify(result));
  return result.book;
}
