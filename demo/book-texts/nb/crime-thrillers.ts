// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-spy-who-came-in-from-the-cold': `Leamas mister stillingen, drikker, får jobb i et bibliotek og blir kjent med den unge kommunisten Liz. Leseren vet lenge ikke mer enn ham om hva operasjonen går ut på, og når sammenhengen begynner å vise seg, ligner øst og vest ubehagelig mye på hverandre.

John le Carré arbeidet i britisk etterretning da hans tredje roman kom i 1963 og gjorde ham verdenskjent. Her finnes verken glans eller dingser, bare dårlig kaffe, løgn og lojalitet. Stram og kort; et godt sted å begynne i forfatterskapet.`,
  'tinker-tailor-soldier-spy': `Tjenesten kalles Sirkuset etter adressen i London, og innerst sitter en håndfull menn som har kjent hverandre siden krigen. George Smiley er tykk, nærsynt og bedratt av sin vakre kone. Han leser gamle papirer på et hotell, og små erindringer fra Tsjekkoslovakia, Hongkong og en kostskole faller på plass.

Romanen fra 1974 innleder trilogien om Smiley og den sovjetiske motspilleren Karla og har Philby-saken som klangbunn. Den forlanger konsentrasjon, særlig de første hundre sidene. For lesere som synes svik er mer interessant enn våpen.`,
  'the-talented-mr-ripley': `Dickie Greenleaf maler litt, seiler mye og bor i en kystby i Sør-Italia, betalt av faren. Marge liker ikke den nye vennen. Tom selv er ingen stor forbryter fra begynnelsen, bare en usikker småsvindler med øre for stemmer og hånd for underskrifter.

Patricia Highsmith skrev fire bøker til om ham. Den første, fra 1955, har en kjølig, nesten gledesløs komikk og et sikkert blikk for klasse og misunnelse. Filmet flere ganger. For den som heller vil være inne i forbryteren enn løpe etter ham.`,
  'the-day-of-the-jackal': `OAS, de skuffede offiserene etter Algeriekrigen, hadde i virkeligheten prøvd å drepe de Gaulle flere ganger. I romanen leier ledelsen en utenlandsk fagmann som ingen har i arkivet. På den andre siden sitter en beskjeden fransk kommissær med telefon, en ung assistent og lite søvn.

Frederick Forsyth hadde vært korrespondent i Paris og skrev romandebuten, utgitt i 1971, på litt over en måned. Den reportasjeaktige nøyaktigheten skapte en hel undersjanger. At man kjenner historiens utfall, gjør den ikke mindre spennende. Passer den som vil vite hvordan ting gjøres.`,
  rebecca: `Fortelleren får aldri noe fornavn, mens den andres initialer står brodert og gravert overalt. Maxim de Winter er sjarmerende og lukket, vestfløyen står urørt, og et kostymeball blir til noe annet enn moro. Alt det truende foregår i hodet til en som ikke tror hun duger.

Daphne du Maurier bodde i Cornwall og ga landskapet en rolle. Romanen fra 1938 har Jane Eyre i slekten og ble filmet av Hitchcock to år etter. Langsom start, stigende uro. For lesere som foretrekker psykologisk spenning.`,
  'the-thirty-nine-steps': `Richard Hannay er gruveingeniør, nylig hjemme fra det sørlige Afrika, og får en skremt nabo inn i leiligheten. Med en kodet notisbok i lommen må han gjennom Skottland som melkemann, valgtaler og veiarbeider. Terrengsans og oppfinnsomhet er det eneste han har.

John Buchan skrev boken mens han lå syk i krigens første høst; den kom i 1915. Selv kalte han den en «shocker». Tidens fordommer følger med, farten også. Hitchcock filmet den fritt i 1935. Kort nok til en togreise, her på engelsk, svensk og finsk.`,
  'casino-royale': `Le Chiffre har brukt penger som ikke var hans, og må vinne dem tilbake i Royale-les-Eaux. På Bonds side står franske Mathis, amerikaneren Felix Leiter og Vesper Lynd, en kollega han helst ville vært foruten. Mat, kort, tobakk og champagne beskrives like nøye som våpen.

Ian Fleming hadde bakgrunn fra marinens etterretning og skrev debuten på Jamaica. Romanen fra 1953 er hard og kjølig, med en torturscene og et kvinnesyn som hører tiden til. For den som er nysgjerrig på hvem Bond var før filmene.`,
  'gone-girl': `Nick og Amy har mistet jobbene sine i New York og flyttet til hjembyen hans ved Mississippi, der kjøpesenteret står tomt etter finanskrisen. Forklaringene hans etter forsvinningen står mot dagboken hennes fra bedre år, mens naboer og fjernsynsverter feller dommer.

Gillian Flynn var tv-kritiker før hun ble romanforfatter, og hun skriver om rollene vi spiller for hverandre. Boken fra 2012 satte standard for en hel bølge av ekteskapsthrillere; David Fincher filmet den. Ondskapsfull og slagferdig. Les minst mulig om handlingen på forhånd.`,
  'orions-belte': `Tom, Lars og Sverre lever av båten Sandy Hook og av det som ellers byr seg, og har større respekt for været enn for sysselmannen. Det de snubler over, angår både Oslo, Moskva og Washington, og tre karer på et isfylt hav veier plutselig svært lite.

Jon Michelet var sjømann, journalist og rød politiker og visste hvor nær Svalbard den kalde krigen gikk. Romanen fra 1977 ble en av norsk films store spenningssuksesser i 1985. Rå dialog og presis sjømannskap, for lesere som vil ha politikk og isskruing i samme bok.`,
  'den-russiske-sangerinde': `Jack Andersen er ansatt ved ambassaden og mener han kan byen, men det finnes rom, språk og lojaliteter han bare aner. Etter dødsfallet ønsker både dansker og russere saken lagt bort, og for hvert spørsmål blir han mer utsatt. Kjærligheten gjør ham ikke klokere.

Leif Davidsen var Danmarks Radios korrespondent i Moskva, og kunnskapen ligger i hvert kjøkken og hver hotellbar. Thrilleren fra 1988 er like mye reportasje fra et imperium i oppløsning. Leser du le Carré, bør du trives her. Utgavene er på dansk og engelsk.`,
  'coq-rouge': `Carl Hamilton er utdannet i California på statens regning, og hjemme vet få hva de skal bruke ham til. Som gammel venstreradikal har han lite til overs for sikkerhetspolitiet, og det er gjensidig. Sporet går til Midtøsten og tilbake til kontorer der alle håper på den samme løsningen.

Jan Guillou hadde vært med på å avsløre IB-saken og satt i fengsel for det; innsikten merkes i hvert byråkratisk overtramp. Boken fra 1986 innleder Hamilton-serien. Politisk, teknisk detaljert og lettlest, for lesere som vil tenke mens de blar.`,
  parantaja: `Tapani Lehtinen skriver dikt som knapt noen leser. Kona Johanna er journalist og var på sporet av en drapsmann som sier han straffer dem med skyld for klimaet. Politiet har ingen folk igjen, så en taxisjåfør og en utslitt politimann får være hjelpen.

Antti Tuomainen låner den ensomme detektiven fra den hardkokte tradisjonen og gjør ham til en mild og sta ektemann. Boken fra 2010 er kort, uten et ord til overs. Fremtidsbilde og kjærlighetshistorie i ett, her på finsk, dansk og engelsk.`,
} as const;
