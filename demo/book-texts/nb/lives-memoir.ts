// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'barndom-ditlevsen': `Barndommen fremstilles som noe trangt man verken får plass i eller slipper ut av i utide. Moren er vakker og uforutsigbar, faren er fyrbøter og sosialist med bøker i hyllen, broren får skrytet. Diktene skrives i et album som må gjemmes, og skolen tar slutt altfor tidlig.

Tove Ditlevsen ga ut boken i 1967, fulgt av Ungdom og Gift. Fortalt i presens, slik at barnets forstand og den voksnes ironi blir én stemme. Drøye hundre sider, for lesere av Ernaux og Ferrante.`,
  'out-of-africa': `Fem deler rommer tjenere, naboer, jakt, tørke og gjestende europeere, blant dem flygeren og jegeren Denys Finch Hatton. Det er ingen vanlig selvbiografi: Ekteskapet nevnes knapt, tiden er løst ordnet, og tragedien kommer nesten som i et antikt drama.

Karen Blixen skrev boken på engelsk og dansk etter hjemkomsten til Rungstedlund; den forelå i 1937. Filmen med Meryl Streep legger vekten på kjærlighetshistorien. I dag leses den også med kolonitidens blindflekker i minne. For den som vil ha prosa med holdning.`,
  'laterna-magica': `Kronologien lar han fare: Fra en ydmykende skattesak kastes leseren tilbake til barnekammeret, frem til Dramaten, Malmö, München og Fårö. Tittelen viser til den lille projektoren han som gutt byttet til seg mot tinnsoldater. Møtene med berømtheter er korte og ondskapsfulle, oppgjørene med foreldrene lange og vanskelige.

Ingmar Bergman hadde tatt avskjed med kinofilmen da boken kom i 1987. Den er skrevet i scener, med lys og kamera. Sannheten skal tas med en klype salt. For filmvenner, og for lesere opptatt av skyld.`,
  'forandringen-ullmann': `Teksten er ordnet som et mønster av tilbakeblikk, dagboksnotater og samtaler, ikke som en karriere. Faren døde tidlig, debuten fant sted i Stavanger, og årene med Ingmar Bergman på øya veksler med premierer og pressemøter. Datteren Linn er bokens stadige tilhører og samvittighet.

Liv Ullmann skrev den i 1976, mens hun pendlet mellom norsk teater, Broadway og internasjonal film. Spørsmålene om arbeid og barn hører til kvinneåret, men er ikke løst. Reflekterende og ujålete, for lesere som ønsker ettertanke fremfor avsløringer.`,
  'les-annees-ernaux': `Fotografiene vises aldri, de beskrives: et barn på en strand, en skoleklasse, en kvinne med sønn, en dame med barnebarn. Mellom dem går verden: Algerie, mai 1968, Mitterrand, mobiltelefonen. Fortellerens «vi» og «man» gjør portrettet felles for alle på samme alder.

Annie Ernaux hadde båret på ideen i flere tiår da boken kom i 2008; Nobelprisen fikk hun i 2022. Setningene er nakne, av og til rene lister, og yngre lesere ser sin egen tid bli historie. Også for dem som ikke kjenner Frankrike godt.`,
  'long-walk-to-freedom': `Han vokste opp i Transkei hos en høvdingslekt, rømte fra et arrangert ekteskap til Johannesburg og åpnet sammen med Oliver Tambo et svart advokatkontor. Deretter følger organisasjonsarbeid, væpnet kamp, rettssaker, tjuesju år bak murene og forhandlingene frem til frie valg. Hva det kostet familien, er med.

Boken kom i 1994, skrevet med hjelp av journalisten Richard Stengel, og er både livshistorie og innsiderapport fra ANC. Kapitlene er korte, tonen redelig og humoren tørr. For lesere fra sekstenårsalderen, tross omfanget.`,
  'i-know-why-the-caged-bird-sings': `Boken dekker årene fra tre til sytten: reisen med broren Bailey til Stamps i Arkansas, landhandelen der farmor styrer, et opphold hos moren i St. Louis som ender i taushet, og San Francisco under krigen. Litteraturen, fra Shakespeare til svarte diktere, går som en egen tråd.

Maya Angelou var danser, sanger og borgerrettsaktivist da den kom i 1969 som den første av flere selvbiografiske bøker. Et overgrep skildres, og boken har derfor vært omstridt i amerikanske skoler. Skrevet som en roman, fra femten år.`,
  'the-year-of-magical-thinking': `Joan Didion leser medisinske artikler, obduksjonsrapport, dikt og gammel etikette for å forstå hva som hendte ved middagsbordet sist i desember 2003. Samtidig ligger datteren alvorlig syk. De samme spørsmålene går i sløyfe, og minner fra førti år med felles skriving lyser opp imellom.

Forfatteren var et hovednavn i den nye journalistikken, kjent for en stil som her blir prøvd til det ytterste. Boken fikk National Book Award i 2005. Ingen selvhjelp, men mange sørgende har hatt den ved sengen.`,
  'becoming-obama': `Tre deler handler om å bli seg selv, om å bli to, og om å bli noe større. Vi får South Side, broren Craig, Princeton og Harvard, deretter praktikanten som kom for sent første dag, og til slutt åtte år under konstant oppsyn. Spontanabort, parterapi og politikkens pris omtales rett frem.

Michelle Obama er mer opptatt av forbilder enn av maktspill. Boken kom i 2018 og nådde lesere i hele verden på kort tid. Godt fortalt, for unge på vei ut i arbeidslivet og for foreldrene deres.`,
  'bildhuggarens-dotter': `Når det brenner et sted i byen, drar faren av sted om natten og vekker familien. Moren tegner frimerker og bokomslag, vennene sitter oppe til morgenen med balalaika. Om sommeren er det hav og uvær. Alt ses nedenfra, uten årstall, med barnets egne trosforestillinger.

Tove Jansson ga ut boken i 1968, og den innledet forfatterskapet for voksne. Fortellingene er selvstendige, hemmelighetsfulle og morsomme, og grensen mellom erindring og dikt er flytende. For voksne mummilesere og alle som liker kunstnerhjem.`,
} as const;
