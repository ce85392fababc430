// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'broderna-lejonhjarta': `Kirsebærdalen er fri, Tornerosedalen ligger under Tengils soldater, og noen i de egne rekkene sladrer. Jonatan er den alle stoler på, men det er den engstelige lillebroren som fører ordet, og stemmen hans er så likefrem at selv det største blir mulig å si.

Lindgrens roman fra 1973 vakte debatt fordi den snakker med barn om sykdom, død og motstand uten å skjerme dem helt. Det er også en riddersaga med hester og hemmelige ganger. Fra ni år, helst med en voksen i nærheten til praten etterpå.`,
  'ronja-rovardotter': `Røverhøvdingen Mattis elsker datteren så høyt at det ryster i murene, mor Lovis holder orden på banden, og gamle Skalle-Per har sett det meste før. I skogen utenfor lever rumpenisser, grådverger og ville hester, og der lærer Ronja å passe seg for det farlige uten å frykte det.

Dette ble Astrid Lindgrens siste store roman, utgitt i 1981 og tegnet av Ilon Wikland. Naturen er sanselig skildret, og konflikten mellom foreldre og barn tas på alvor. Høytlesning fra sju, egenlesning fra ni år.`,
  'glasblasarns-barn': `Albert blåser glass ingen vil kjøpe, Sofia ønsker seg ting hun siden angrer på, og i nærheten vever Flaksa Mildvær sitt teppe og vet mer enn hun sier. Sammen med den enøyde ravnen hører hun til bokens hemmelighetsfulle hjelpere. Ethvert ønske har en pris.

Maria Gripe hentet motiver fra folkeeventyr og norrøn myte og skrev i 1964 en barnebok som våger stillhet og symboler. Harald Gripes illustrasjoner understreker det dunkle. For lesere fra ni–ti år som liker det vemodige og litt skremmende.`,
  'the-lion-the-witch-and-the-wardrobe': `Peter, Susan, Edmund og Lucy er sendt ut av London på grunn av bombene og bor hos en underlig professor. I snøen på den andre siden møter de en faun med pakker under armen, et beverpar og rykter om at noen er på vei. En av de fire lar seg friste.

C. S. Lewis var litteraturforsker i Oxford og venn av Tolkien. Fortellingen fra 1950 blander mytologi fra mange kanter med kristne motiver, men fungerer godt uten nøkkel. Vennlig, hurtig fortellerstemme; fra sju–åtte år med en voksen, ni alene.`,
  'the-secret-garden': `Mary Lennox kommer fra India, er vant til å gi ordre og er ikke engang hyggelig. På det store godset i Yorkshire finnes en tjenestejente som svarer igjen, en gutt som snakker med dyr, og gråt i korridorene som ingen vil forklare.

Da Frances Hodgson Burnett ga ut romanen i 1911, var en så tverr heltinne uvanlig i barnelitteraturen. Forvandlingen skjer langsomt, ved hjelp av jord, luft og selskap. Rik på naturskildring og uten jag; passer fra ni år og er fin å lese høyt tidlig på våren.`,
  'treasure-island': `Det begynner på vertshuset Admiral Benbow, med en gammel sjømann som drikker rom og er redd for en mann med ett ben. Siden følger skonnert, epletønne, mytteri og palisader, og en gutt som må lære at sjarm og ondskap kan bo i samme kropp.

Robert Louis Stevenson tegnet først kartet sammen med stesønnen og diktet historien etterpå. Romanen kom i bokform i 1883 og har preget alle senere sjørøvere. Språket er litt gammeldags og herlig saltet. For eventyrlystne fra ti år, og til høytlesning på hytta.`,
  'anne-of-green-gables': `Søsknene Marilla og Matthew Cuthbert hadde bestilt gårdshjelp og får i stedet et rødhåret vesen som ikke kan tie. I bygda Avonlea finner Anne en hjertevenninne i Diana og en fiende i Gilbert, og få måltider går uten små katastrofer.

L. M. Montgomery la handlingen til Prince Edward Island i Canada, der hun selv vokste opp, og fulgte opp boken fra 1908 med mange bind. Humor og naturlyrikk går side om side med ensomhet. For lesere fra ti år, og ofte gjenlest av voksne.`,
  vaffelhjarte: `Trille forteller, Lena bestemmer. Hun er ni år, redd for nesten ingenting og på jakt etter en pappa, mens han grubler på hva hun egentlig mener om ham. Farfar er med på det meste, og hos tante-farmor finnes vaflene.

Maria Parr debuterte med boken i 2005. Nynorsken, med dialekten på Vestlandet i ryggen, gir replikkene et eget drag, så her bør man lese originalen. Hvert kapittel er et påfunn for seg, men sammen utgjør de et år med både sorg og latter. Fra åtte år; svært god høytlesning.`,
  'nils-holgerssons-underbara-resa-genom-sverige': `Akka fra Kebnekaise leder flokken, Smirre rev følger etter, og den tamme gåsekaren vil bevise at han duger til mer enn julemat. På veien fra Skåne til Lappland flettes sagn om sunkne byer, gruver og kjemper inn i den store reisen.

Selma Lagerlöf arbeidet lenge med stoffet før verket kom i to deler i 1906 og 1907, få år før hun fikk Nobelprisen. Kapitlene er ganske selvstendige, og man kan godt velge. Høytlesning fra åtte år, eller egenlesning for tålmodige tiåringer.`,
  'mordarens-apa': `Sally Jones kan ikke snakke, men hun hører, husker og skriver maskin, og er dessuten maskinist på skip. Fortellerstemmen hennes er høflig, rolig og tørt morsom. Vennen Henry Koskela er dømt for drap, og for å renvaske ham må hun gjennom kaier, verksteder og palasser.

Jakob Wegelius har selv tegnet portrettene av alle bipersonene. Romanen fra 2014 fikk både Augustprisen og Nordisk råds barne- og ungdomslitteraturpris. Klassisk eventyrroman i stort format, fra ti år og uten øvre aldersgrense.`,
  'harry-potter-and-the-philosophers-stone': `Hos slektningene sover han i et kott; på Galtvort får han seng, navn og noe å høre til. Sammen med Ronny og Hermine lærer Harry trylleformler og rumpeldunk, og oppdager at ikke alle lærere er det de gir seg ut for.

J. K. Rowling blander den engelske kostskoleboken med krimgåtens ledetråder. Dette er første bind av sju, det korteste og mest barnlige; senere blir serien mørkere. Torstein Bugge Høverstads norske navn er en fornøyelse for seg selv. Fra ni år på egen hånd, litt før som høytlesning.`,
  'die-unendliche-geschichte': `Riket i boken blir spist opp av Intet, og den barnlige keiserinnen er syk. Krigergutten Atreju rir ut for å finne hjelp, mens leseren på loftet blir stadig mindre sikker på hvor boken slutter. Siden får han ønske fritt, og det viser seg å være farlig.

Michael Ende lot hvert kapittel begynne med en ny bokstav i alfabetet, og mange utgaver bruker farge på skriften for å skille de to verdenene. Romanen fra 1979 er et forgrenet byggverk med mange sidehistorier. For lesehester fra ti år og undrende voksne.`,
  'skammerens-datter': `Dina hentes til borgen i all hast fordi morens evne ikke har gitt det svaret makthaverne ønsker. En ung mann er anklaget for å ha drept sin egen familie, og på borggården holdes drager som er alt annet enn edle: tunge, stinkende rovdyr.

Lene Kaaberbøl gjør samvittigheten til magi, og det gir spenningen en uvanlig alvorlig kjerne. Boken fra 2000 er den første av fire og er blitt film. Jeg-fortelleren er usentimental, og volden kan være ganske direkte. Mest for lesere mellom ti og fjorten år.`,
  'me-rosvolat': `Røverfamilien har egne lover: fort bil, god mat og ingen telefon i tide og utide. Høvdingen er mer høyrøstet enn farlig, datteren Hele er tøffere enn de fleste, og Vilja, som er vant til å bli overdøvet hjemme, viser seg å ha hode for strategi.

Siri Kolu fikk Finlandia Junior-prisen for boken i 2010, og den ble både serie og film. Komikken retter seg mot voksnes regler og ferievaner; under ligger lengselen etter å bli sett. Fra åtte–ni år, velegnet i baksetet.`,
} as const;
