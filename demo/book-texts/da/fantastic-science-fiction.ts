// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-war-of-the-worlds': `Fortælleren bor i Woking, skriver om filosofiske emner og ser den første kapsel blive åbnet på fælleden. Adskilt fra sin kone flakker han gennem egne, som enhver pendler kendte, og møder en hysterisk kapellan og en soldat med store planer. Sideløbende følger vi hans bror under panikken i London.

I 1898 bad Wells sine læsere forestille sig, at det, europæere havde gjort mod andre, nu blev gjort mod dem selv. Fyrre år senere gjorde Orson Welles historien til et berømt radiospil. Slank, hurtig og uden megen trøst; fra tretten år.`,
  'vingt-mille-lieues-sous-les-mers': `Sammen med tjeneren Conseil og den canadiske harpunér Ned Land drager professoren ud efter et uhyre, der vædrer skibe. De finder en mand med et bibliotek, et orgel, et museum af havets skatte og et nag til verden. Titlens store tal angiver den tilbagelagte afstand, ikke dybden.

Jules Vernes roman fra 1869-70 forenede tidens populære naturvidenskab med en ægte gåde: Hvem er Nemo? Fiskelister veksler med kampe og begravelser på havets bund. Ældre oversættelser er ofte forkortede, så en fuldstændig er umagen værd. Fra tolv år.`,
  solaris: `Da Kris Kelvin når frem, er én kollega død, én fuld og én bag en låst dør, og hver af dem har besøg. I stationens bibliotek læser han sig gennem et århundredes forskning med skoler, kætterier og blindgyder, og Lem fornøjer sig med at opfinde en hel unyttig videnskab.

Den polske forfatter udgav romanen i 1961 og var siden utilfreds med, at Tarkovskijs film gjorde den til et samvittighedsdrama, skønt kærlighedshistorien også på tryk gør ondt. Her er ingen slag og ingen skurke. For læsere, der kan leve med åbne spørgsmål.`,
  'the-left-hand-of-darkness': `Udsendingen repræsenterer et forbund af planeter, der foretrækker tålmodighed for magt. I snart to år har han været ved hoffet i Karhide, og den eneste, der ser ud til at tro ham, er premierminister Estraven, som han ikke stoler på. Her kan enhver føde et barn, og krig har der aldrig været.

Rapporter, myter og dagbogsblade bryder beretningen. Le Guin kaldte den slags bøger tankeeksperimenter, og denne fra 1969 modtog både Hugo- og Nebulaprisen. Langsom til at begynde med, siden svær at slippe, for alle, der er nysgerrige på køn og samfund.`,
  foundation: `Terminus er en gold planet uden metaller, beboet af encyklopædister og omgivet af grådige naboer. Borgmestre, præster og handelsmænd følger på hinanden, og ved hvert vendepunkt træder grundlæggeren frem i en optagelse og fortæller, om de har opført sig som forudset.

Asimov havde Gibbons værk om Romerrigets fald i tankerne, da han skrev historierne til et blad i 1940’erne. De blev samlet i 1951 og åbnede en trilogi. Samtaler fylder mere end handling, og kvinder er der få af. For læsere, som nyder at se store kræfter forklaret og snedige bluff blive synet.`,
  kallocain: `Mønsterborgeren fra Kemibyen nr. 4 fortæller selv, fra et senere fangenskab. Han frygter sin overordnede Rissen og mistænker sin kone Linda, som han slet ikke kender. En efter en taler hans forsøgspersoner om ting, statens sprog ikke har ord for.

Boye var først og fremmest lyriker, havde rejst i Sovjetunionen og boet i Berlin, og dette blev hendes sidste roman, afsluttet året før hendes død. Overvågningen er nøje beskrevet, men tillid er det egentlige emne. Kort, intens og velegnet til samtale i klasseværelse eller læsekreds, gerne ved siden af Orwell.`,
  aniara: `Fortælleren passer Mima, en maskine, som viser passagererne fjerne verdener og trøster dem med skønhed, indtil den får for meget at se. Årene går med kulter, dans, minder om skove og forsøg på videnskab. Rim, parodi, salme og hjemmelavet fagsprog afløser hinanden gennem 103 sange.

Martinson var til søs som ung, lærte sig selv astronomi og fulgte brintbombeprøverne med gru. Digtet fra 1956 blev opera få år efter, og i 1974 delte han Nobelprisen. Svensken er så musikalsk, at man gerne må have originalen ved hånden. For læsere af både lyrik og science fiction.`,
  'teemestarin-kirja': `Noria Kaitio lærer ceremonien af sin far og går på opdagelse i de gamle plastikgrave med veninden Sanja, som kan reparere alt fra den forrige verden. Så kommer en ny kommandant til landsbyen, naboerne tørster, og på nogle døre bliver der malet blå cirkler.

Emmi Itäranta er født i Tampere, bor i England og debuterede med romanen i 2012. Tonen er mild, men forudsætningerne er hårde: Hvad må man beholde for sig selv, når andre dør? Videnskaben holder sig i baggrunden, ritual og venskab i forgrunden. Fra femten år, på finsk og engelsk.`,
  'the-hitchhikers-guide-to-the-galaxy': `Ford Prefect har været udsendt for at opdatere opslaget om Jorden i den elektroniske rejsehåndbog, som titlen nævner. Sammen med ham havner Arthur på et stjålet rumskib hos en tohovedet præsident, en kvinde, han engang ikke fik talt med til en fest, og en robot med kæmpehjerne og kronisk livslede.

Det begyndte som radioserie på BBC i 1978, og bogen fra året efter har bevaret den mundtlige timing. Fire fortsættelser fulgte. Adams’ logik er uangribelig og fører altid ud i det absurde. Fra cirka tolv år.`,
  dune: `Slægten Atreides overtager Arrakis efter fjenden Harkonnen, og alle ved bordet ved, at det er farligt. Lady Jessica tilhører et søsterskab, som gennem generationer har fulgt sin egen avlsplan; ude i sandet bor fremen, for hvem en tåre er spild af vand. Uddrag af senere tiders historieværker indleder kapitlerne.

Frank Herbert var i gang med at undersøge, hvordan man binder klitter, da ideen tog form. Romanen fra 1965 modtog både Hugo og Nebula og forener ørkenkultur, religion og hofintrige. Bag i bogen hjælper en ordliste. Fra fjorten år.`,
  'de-ansatte': `Udsagnene er nummererede, ikke underskrevne, og nogle mangler. Efterhånden forstår man, at tingene er hentet på en planet, at de dufter og har stemninger, at personalet gerne opholder sig hos dem, og at organisationen bekymrer sig om produktiviteten.

Olga Ravn, som også er lyriker, skrev teksterne i forbindelse med en udstilling af billedhuggeren Lea Guldditte Hestelund. Romanen fra 2018 nåede på engelsk kortlisten til International Booker Prize. Sproget blander personalejargon og poesi, så begge dele begynder at lyde fremmede. Kan læses på et par timer, af enhver, der har siddet til for mange møder.`,
  'san-ti': `Ye Wenjie ser sin far, der er fysiker, blive slået ihjel af rødgardister og ender på en hemmelig radarbase i bjergene. Årtier senere får nanoforskeren Wang Miao til opgave at finde ud af, hvad der driver kolleger i døden, med hjælp fra en uforskammet og jordbunden politimand.

Liu Cixin var ingeniør på et kraftværk, mens han skrev. Den engelske oversættelse modtog i 2015 Hugoprisen som den første roman fra kinesisk, og to bind mere udvider tidsskalaen voldsomt. Personerne tjener tanken og ikke omvendt. For læsere med smag for fysik og historie.`,
} as const;
