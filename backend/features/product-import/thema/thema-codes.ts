import type { LocaleCode } from '#contract/locales.ts';

/** Common codes of Thema 1.6 in the order en, sv, da, nb, fi. A shop loads the other ones from the official lists. */
const table = `
A|The arts|Konst|Kunst|Kunst|Taiteet
AJ|Photography|Fotografi|Fotografi|Fotografi|Valokuvaus
AK|Design|Design|Design|Design|Muotoilu
AM|Architecture|Arkitektur|Arkitektur|Arkitektur|Arkkitehtuuri
AT|Performing arts|Scenkonst|Scenekunst|Scenekunst|Esittävät taiteet
AV|Music|Musik|Musik|Musikk|Musiikki
C|Language and linguistics|Språk och språkvetenskap|Sprog og lingvistik|Språk og språkvitenskap|Kieli ja kielitiede
CF|Linguistics|Språkvetenskap|Lingvistik|Språkvitenskap|Kielitiede
CJ|Language learning|Språkinlärning|Sprogindlæring|Språklæring|Kielten opiskelu
D|Biography, literature and literary studies|Biografier, litteratur och litteraturvetenskap|Biografier, litteratur og litteraturvidenskab|Biografier, litteratur og litteraturstudier|Elämäkerrat, kirjallisuus ja kirjallisuudentutkimus
DC|Poetry|Lyrik|Digte|Lyrikk|Runous
DD|Plays|Dramatik|Skuespil|Skuespill|Näytelmät
DN|Biography and non-fiction prose|Biografier, sanna berättelser, essäer etc.|Biografier og sande fortællinger|Biografier og sanne fortellinger|Elämäkerrat ja asiaproosa
DNB|Biography|Biografier|Biografier|Biografier|Elämäkerrat
DNC|Memoirs|Memoarer|Erindringer|Memoarer|Muistelmat
DNX|True stories|Sanna berättelser|Sande fortællinger|Sanne fortellinger|Tositarinat
DS|Literary criticism|Litteraturkritik|Litteraturkritik|Litteraturkritikk|Kirjallisuuskritiikki
F|Fiction|Skönlitteratur|Skønlitteratur og relaterede emner|Skjønnlitteratur og relaterte temaer|Kaunokirjallisuus
FB|Literary fiction|Litterära romaner|Litterære romaner|Litterære romaner|Korkeakirjallisuus
FBA|Modern fiction|Samtida romaner|Moderne skønlitteratur|Moderne skjønnlitteratur|Nykykirjallisuus
FBC|Classic fiction|Klassiker|Klassikere|Klassikere|Klassikot
FC|Biographical fiction|Biografiska romaner|Biografiske romaner|Biografiske romaner|Elämäkerrallinen kaunokirjallisuus
FD|Speculative fiction|Spekulativ skönlitteratur|Spekulativ fiktion|Spekulativ skjønnlitteratur|Spekulatiivinen fiktio
FF|Crime and mystery|Deckare|Krimier og mysterier|Krim og mysterier|Rikos- ja jännityskirjallisuus
FFC|Classic crime|Klassiska deckare|Klassiske krimier|Klassisk krim|Klassiset dekkarit
FFH|Historical crime|Historiska deckare|Historiske krimier|Historisk krim|Historialliset dekkarit
FFJ|Cosy crime|Mysdeckare|Hyggekrimier|Kosekrim|Leppoisat dekkarit
FFP|Police procedural|Polisromaner|Politikrimier|Politikrim|Poliisiromaanit
FH|Thrillers|Thrillers|Thrillere / spændingsromaner|Thriller|Trillerit
FHD|Spy thrillers|Spionthrillers|Spionthrillere|Spionthrillere|Vakoiluromaanit
FHX|Psychological thrillers|Psykologiska thrillers|Psykologiske thrillere|Psykologiske thrillere|Psykologiset trillerit
FJ|Adventure fiction|Äventyrsromaner|Eventyrromaner|Spennende og eventyrlige fortellinger|Seikkailuromaanit
FK|Horror|Skräck|Gys|Grøssere|Kauhu
FL|Science fiction|Science fiction|Science fiction|Science fiction|Tieteiskirjallisuus
FM|Fantasy|Fantasy|Fantasy|Fantasy|Fantasia
FMB|Epic fantasy|Episk fantasy|Episk fantasy|Episk fantasy|Eeppinen fantasia
FMM|Magical realism|Magisk realism|Magisk realisme|Magisk realisme|Maaginen realismi
FN|Myths and legends told as fiction|Myter, sagor och legender|Myter og sagn|Myter og eventyr|Myytit ja tarut
FP|Erotic fiction|Erotik|Erotik|Erotikk|Eroottinen kirjallisuus
FQ|Lifestyle fiction|Feelgood|Feelgood|Feelgood|Hyvän mielen romaanit
FR|Romance|Romance|Kærlighedsromaner|Romantikk|Romantiikka
FRH|Historical romance|Historisk romance|Historiske kærlighedsromaner|Historisk romantikk|Historiallinen romantiikka
FS|Family life fiction|Familjeromaner|Familieromaner|Familieromaner|Perheromaanit
FT|Sagas|Släktkrönikor|Slægtsromaner|Slektsromaner|Sukuromaanit
FU|Humorous fiction|Humoristiska romaner|Humoristiske romaner|Humoristiske romaner|Humoristinen kaunokirjallisuus
FV|Historical fiction|Historiska romaner|Historiske romaner|Historiske romaner|Historialliset romaanit
FYB|Short stories|Noveller|Noveller|Noveller|Novellit
FYT|Fiction in translation|Översatt skönlitteratur|Oversat skønlitteratur|Oversatt skjønnlitteratur|Käännetty kaunokirjallisuus
G|Reference and interdisciplinary subjects|Uppslagsverk och tvärvetenskap|Opslagsværker og tværfaglige emner|Oppslagsverk og tverrfaglige temaer|Hakuteokset ja monitieteiset aiheet
GB|Reference works|Uppslagsverk|Opslagsværker|Oppslagsverk|Hakuteokset
J|Society and social sciences|Samhälle och samhällsvetenskap|Samfund og samfundsvidenskab|Samfunn og samfunnsvitenskap|Yhteiskunta ja yhteiskuntatieteet
JB|Society and culture|Samhälle och kultur|Samfund og kultur|Samfunn og kultur|Yhteiskunta ja kulttuuri
JBS|Social groups|Sociala grupper|Sociale grupper|Sosiale grupper|Yhteiskuntaryhmät
JH|Sociology and anthropology|Sociologi och antropologi|Sociologi og antropologi|Sosiologi og antropologi|Sosiologia ja antropologia
JM|Psychology|Psykologi|Psykologi|Psykologi|Psykologia
JN|Education|Pedagogik|Pædagogik|Pedagogikk|Kasvatustiede
JP|Politics and government|Politik och förvaltning|Politik og forvaltning|Politikk og forvaltning|Politiikka ja hallinto
JW|Warfare and defence|Krig och försvar|Krig og forsvar|Krig og forsvar|Sodankäynti ja puolustus
K|Economics, finance and business|Ekonomi och affärer|Økonomi og erhverv|Økonomi og næringsliv|Talous ja liiketoiminta
KC|Economics|Nationalekonomi|Samfundsøkonomi|Samfunnsøkonomi|Taloustiede
KF|Finance and accounting|Finans och redovisning|Finans og regnskab|Finans og regnskap|Rahoitus ja laskentatoimi
KJ|Business and management|Företagande och ledarskap|Erhverv og ledelse|Næringsliv og ledelse|Liiketoiminta ja johtaminen
L|Law|Juridik|Jura|Jus|Oikeustiede
LN|Laws of specific jurisdictions|Lagar i enskilda länder|Lovgivning i enkelte lande|Lovgivning i enkelte land|Eri maiden lainsäädäntö
M|Medicine and nursing|Medicin och omvårdnad|Medicin og sygepleje|Medisin og sykepleie|Lääketiede ja hoitotyö
MB|Medicine|Medicin|Medicin|Medisin|Lääketiede
MQ|Nursing|Omvårdnad|Sygepleje|Sykepleie|Hoitotyö
N|History and archaeology|Historia och arkeologi|Historie og arkæologi|Historie og arkeologi|Historia ja arkeologia
NH|History|Historia|Historie|Historie|Historia
NHB|World history|Världshistoria|Verdenshistorie|Verdenshistorie|Maailmanhistoria
NHD|European history|Europas historia|Europas historie|Europas historie|Euroopan historia
NHW|Military history|Militärhistoria|Militærhistorie|Militærhistorie|Sotahistoria
NK|Archaeology|Arkeologi|Arkæologi|Arkeologi|Arkeologia
P|Mathematics and science|Matematik och naturvetenskap|Matematik og naturvidenskab|Matematikk og naturvitenskap|Matematiikka ja luonnontieteet
PB|Mathematics|Matematik|Matematik|Matematikk|Matematiikka
PG|Astronomy|Astronomi|Astronomi|Astronomi|Tähtitiede
PH|Physics|Fysik|Fysik|Fysikk|Fysiikka
PN|Chemistry|Kemi|Kemi|Kjemi|Kemia
PS|Biology|Biologi|Biologi|Biologi|Biologia
Q|Philosophy and religion|Filosofi och religion|Filosofi og religion|Filosofi og religion|Filosofia ja uskonto
QD|Philosophy|Filosofi|Filosofi|Filosofi|Filosofia
QR|Religion and beliefs|Religion och tro|Religion og tro|Religion og tro|Uskonto ja usko
R|Earth sciences, geography and environment|Geovetenskap, geografi och miljö|Geovidenskab, geografi og miljø|Geofag, geografi og miljø|Geotieteet, maantiede ja ympäristö
RG|Geography|Geografi|Geografi|Geografi|Maantiede
RN|The environment|Miljö|Miljø|Miljø|Ympäristö
S|Sports and active outdoor recreation|Sport och friluftsliv|Sport og friluftsliv|Sport og friluftsliv|Urheilu ja ulkoilu
SC|Sports|Sport|Sport|Sport|Urheilu
ST|Winter sports|Vintersport|Vintersport|Vintersport|Talviurheilu
SZ|Outdoor recreation|Friluftsliv|Friluftsliv|Friluftsliv|Retkeily ja ulkoilu
T|Technology, engineering and agriculture|Teknik och jordbruk|Teknologi og landbrug|Teknologi og landbruk|Tekniikka ja maatalous
TN|Civil engineering and building|Bygg och anläggning|Byggeri og anlæg|Bygg og anlegg|Rakentaminen
TV|Agriculture and farming|Jordbruk|Landbrug|Landbruk|Maatalous
U|Computing and information technology|Data och IT|It og computere|Data og IT|Tietotekniikka
UM|Programming|Programmering|Programmering|Programmering|Ohjelmointi
UY|Computer science|Datavetenskap|Datalogi|Informatikk|Tietojenkäsittelytiede
V|Health, relationships and personal development|Hälsa, relationer och personlig utveckling|Sundhed, forhold og personlig udvikling|Helse, forhold og personlig utvikling|Terveys, ihmissuhteet ja itsensä kehittäminen
VF|Family and health|Familj och hälsa|Familie og sundhed|Familie og helse|Perhe ja terveys
VS|Self-help|Självhjälp|Selvhjælp|Selvhjelp|Elämäntaito
VX|Mind, body and spirit|Kropp och själ|Krop og sjæl|Kropp og sjel|Keho, mieli ja henki
W|Lifestyle, hobbies and leisure|Livsstil, hobby och fritid|Livsstil, hobby og fritid|Livsstil, hobby og fritid|Elämäntapa, harrastukset ja vapaa-aika
WB|Food and drink|Mat och dryck|Mad og drikke|Mat og drikke|Ruoka ja juoma
WD|Games and puzzles|Spel och pyssel|Spil og gåder|Spill og gåter|Pelit ja pulmat
WF|Handicrafts|Hantverk|Håndarbejde|Håndarbeid|Käsityöt
WH|Humour|Humor|Humor|Humor|Huumori
WK|Home and interior|Hem och inredning|Hjem og indretning|Hjem og interiør|Koti ja sisustus
WM|Gardening|Trädgård|Have|Hage|Puutarhanhoito
WN|Nature|Natur|Natur|Natur|Luonto
WQ|Local and family history|Lokal- och släkthistoria|Lokal- og slægtshistorie|Lokal- og slektshistorie|Paikallis- ja sukuhistoria
WT|Travel|Resor|Rejser|Reise|Matkailu
X|Graphic novels, comics and manga|Serier och manga|Tegneserier og manga|Tegneserier og manga|Sarjakuvat ja manga
XAM|Manga|Manga|Manga|Manga|Manga
XY|Strip cartoons|Seriestrippar|Tegneseriestriber|Tegneseriestriper|Strippisarjakuvat
Y|Children’s, teenage and educational|Barnböcker, ungdomsböcker och läromedel|Børnebøger, ungdomsbøger og undervisningsmidler|Barnebøker, ungdomsbøker og læremidler|Lasten- ja nuortenkirjat sekä oppimateriaalit
YB|Picture and activity books|Bilderböcker och pysselböcker|Billedbøger og aktivitetsbøger|Bildebøker og aktivitetsbøker|Kuva- ja puuhakirjat
YBC|Picture books|Bilderböcker|Billedbøger|Bildebøker|Kuvakirjat
YD|Children’s poetry and annuals|Barn och ungdom: lyrik och årsböcker|Digte og årbøger for børn|Dikt og årbøker for barn|Lasten runot ja vuosikirjat
YF|Children’s and teenage fiction|Barn och ungdom: skönlitteratur och sanna berättelser|Skønlitteratur for børn og unge og sande fortællinger|Skjønnlitteratur for barn og unge|Lasten/nuorten kaunokirjallisuus ja tositarinat
YFB|Children’s general fiction|Barn och ungdom: romaner|Romaner for børn og unge|Romaner for barn og unge|Lasten ja nuorten romaanit
YFC|Children’s adventure|Barn och ungdom: äventyr|Eventyr og spænding for børn og unge|Eventyr og spenning for barn og unge|Lasten ja nuorten seikkailut
YFD|Children’s horror|Barn och ungdom: skräck|Gys for børn og unge|Grøss for barn og unge|Lasten ja nuorten kauhu
YFG|Children’s science fiction|Barn och ungdom: science fiction|Science fiction for børn og unge|Science fiction for barn og unge|Lasten ja nuorten tieteiskirjallisuus
YFH|Children’s fantasy|Barn och ungdom: fantasy|Fantasy for børn og unge|Fantasy for barn og unge|Lasten ja nuorten fantasia
YFJ|Children’s traditional tales|Barn och ungdom: sagor|Folkeeventyr for børn|Eventyr og sagn for barn|Lasten sadut
YFP|Children’s animal stories|Barn och ungdom: djurberättelser|Dyrehistorier for børn og unge|Dyrehistorier for barn og unge|Lasten ja nuorten eläintarinat
YFQ|Children’s humour|Barn och ungdom: humor|Humor for børn og unge|Humor for barn og unge|Lasten ja nuorten huumori
YFT|Children’s historical fiction|Barn och ungdom: historiska romaner|Historiske romaner for børn og unge|Historiske romaner for barn og unge|Lasten ja nuorten historialliset romaanit
YN|Children’s general interest|Barn och ungdom: fakta|Fagbøger for børn og unge|Sakprosa for barn og unge|Lasten ja nuorten tietokirjat
YNN|Children’s nature|Barn och ungdom: natur|Natur for børn og unge|Natur for barn og unge|Lasten ja nuorten luontokirjat
YP|Educational material|Läromedel|Undervisningsmidler|Læremidler|Oppimateriaalit
YR|Children’s reference|Barn och ungdom: uppslagsböcker|Opslagsbøger for børn og unge|Oppslagsbøker for barn og unge|Lasten ja nuorten hakuteokset
YX|Children’s personal and social topics|Barn och ungdom: livet och relationer|Personlige og sociale emner for børn og unge|Personlige og sosiale temaer for barn og unge|Lasten ja nuorten elämä ja ihmissuhteet
1DN|The Nordic countries|Norden|Norden|Norden|Pohjoismaat
1DNC|Iceland|Island|Island|Island|Islanti
1DND|Denmark|Danmark|Danmark|Danmark|Tanska
1DNF|Finland|Finland|Finland|Finland|Suomi
1DNN|Norway|Norge|Norge|Norge|Norja
1DNS|Sweden|Sverige|Sverige|Sverige|Ruotsi
2ACB|English|Engelska|Engelsk|Engelsk|Englanti
2ACSD|Danish|Danska|Dansk|Dansk|Tanska
2ACSN|Norwegian|Norska|Norsk|Norsk|Norja
2ACSNB|Norwegian Bokmål|Bokmål|Bokmål|Bokmål|Kirjanorja
2ACSNK|Norwegian Nynorsk|Nynorska|Nynorsk|Nynorsk|Uusnorja
2ACSW|Swedish|Svenska|Svensk|Svensk|Ruotsi
2FCF|Finnish|Finska|Finsk|Finsk|Suomi
2FCL|Sami|Samiska|Samisk|Samisk|Saame
3MN|19th century|1800-talet|1800-tallet|1800-tallet|1800-luku
3MP|20th century|1900-talet|1900-tallet|1900-tallet|1900-luku
3MR|21st century|2000-talet|2000-tallet|2000-tallet|2000-luku
5AB|Ages 0 to 3|0–3 år|0–3 år|0–3 år|0–3-vuotiaat
5AC|From age 3|Från 3 år|Fra 3 år|Fra 3 år|3 vuodesta
5AD|From age 4|Från 4 år|Fra 4 år|Fra 4 år|4 vuodesta
5AF|From age 5|Från 5 år|Fra 5 år|Fra 5 år|5 vuodesta
5AG|From age 6|Från 6 år|Fra 6 år|Fra 6 år|6 vuodesta
5AH|From age 7|Från 7 år|Fra 7 år|Fra 7 år|7 vuodesta
5AJ|From age 8|Från 8 år|Fra 8 år|Fra 8 år|8 vuodesta
5AK|From age 9|Från 9 år|Fra 9 år|Fra 9 år|9 vuodesta
5AL|From age 10|Från 10 år|Fra 10 år|Fra 10 år|10 vuodesta
5AM|From age 11|Från 11 år|Fra 11 år|Fra 11 år|11 vuodesta
5AN|From age 12|Från 12 år|Fra 12 år|Fra 12 år|12 vuodesta
5AP|From age 13|Från 13 år|Fra 13 år|Fra 13 år|13 vuodesta
5AQ|From age 14|Från 14 år|Fra 14 år|Fra 14 år|14 vuodesta
5AR|Easy reading for children and teenagers|Lättläst för barn och unga|Letlæsning for børn og unge|Lettlest for barn og unge|Selkokirjat lapsille ja nuorille
5AS|From age 15|Från 15 år|Fra 15 år|Fra 15 år|15 vuodesta
5AT|From age 16|Från 16 år|Fra 16 år|Fra 16 år|16 vuodesta
5AU|From age 17|Från 17 år|Fra 17 år|Fra 17 år|17 vuodesta
5AX|Easy reading for adults|Lättläst för vuxna|Letlæsning for voksne|Lettlest for voksne|Selkokirjat aikuisille
5HPD|Christmas|Jul|Jul|Jul|Joulu
5X|Explicit content|Explicit innehåll|Eksplicit indhold|Eksplisitt innhold|Aikuisille suunnattu sisältö`;

/** Names by code and language. */
export const themaCodes: ReadonlyMap<string, Record<LocaleCode, string>> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', en = '', sv = '', da = '', nb = '', fi = ''] = line.split('|');
      return [code, { en, sv, da, nb, fi }];
    }),
);
