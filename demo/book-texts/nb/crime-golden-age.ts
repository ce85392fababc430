// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-hound-of-the-baskervilles': `Sir Charles er funnet død i sin egen barlindallé, og arvingen kommer hjem fra Canada til gods, myr og naboer med underlige vaner. En støvel blir borte i London, en straffange har rømt, og om natten høres lyder som ingen vil forklare.

Conan Doyle hadde allerede tatt livet av detektiven sin og la derfor handlingen til et tidligere år. Romanen gikk som føljetong i The Strand fra 1901. Den tredje av fire Holmes-romaner, og god å begynne med; også for lesere fra tolv år.`,
  'the-adventures-of-sherlock-holmes': `Klientene i Baker Street er guvernanter, pantelånere, en ingeniør uten tommel og en konge med maske. Ikke alle sakene er forbrytelser; noen er bare merkelige, og én dreier seg om en julegås. Watsons rolige tone holder det hele sammen.

Fortellingene sto i The Strand Magazine fra 1891, med Sidney Pagets tegninger, og det var de som gjorde detektiven berømt. Formen er blitt mønster for det meste som siden er skrevet av krimnoveller. Passer for lesere fra tolv år og for alle med en halvtime til overs.`,
  'murder-on-the-orient-express': `Sovevognen er uvanlig full for årstiden: en russisk fyrstinne, en svensk misjonær, en pratsom amerikansk enke, en kammertjener og flere til. Det finnes verken politi, laboratorium eller noen vei ut, så den belgiske detektiven må nøye seg med vitneutsagn, bagasje og en skisse over kupeene.

Christie kjente ruten fra sine egne reiser til utgravninger i Midtøsten. Romanen fra 1934 er strengt delt i fakta, forklaringer og tenkning, og spørsmålet om rettferdighet henger i. Kort, klar og lettlest; passer godt som første Christie.`,
  'the-murder-of-roger-ackroyd': `King’s Abbot er en landsby der doktorens søster får vite alt uten å forlate stuen. En enke er død, noen driver utpressing, en stesønn er forsvunnet, og over mahjongbrikkene faller det mer opplysende ord enn i de formelle avhørene. Doktoren skriver ned saken etter hvert.

Romanen fra 1926 er et hovedverk i Agatha Christies forfatterskap og tøyde sjangerens uskrevne regler. Mer bør man ikke vite på forhånd. Samtidig er den en fin engelsk komedie om penger og tjenestefolk. Utgavene her er på engelsk, svensk og finsk.`,
  'the-body-in-the-library': `Ingen kjenner den unge kvinnen på teppet. Sporene fører fra det adstadige herskapshuset til et badehotell med danseoppvisninger, tennistrener og en styrtrik mann i rullestol, og snart sladres det om obersten ved hvert tebord i St. Mary Mead.

Agatha Christie tok i 1942 for seg en av sjangerens mest utslitte åpninger og gjorde den frisk igjen. Det er frøken Marples andre roman, og metoden hennes er sammenligning: Alle minner om noen hun kjenner. Lett, vittig og lite blodig, for den som vil ha gåte uten mareritt.`,
  'the-nine-tailors': `Fenchurch St Paul ligger på flat, våt slette i Øst-England, med en kirke full av utskårne engler og åtte klokker som alle har navn. Et halskjede forsvant her en gang på en bryllupsdag. Nå går årstidene, vannet stiger i kanalene, og svarene kommer langsomt.

Dorothy L. Sayers var prestedatter fra trakten og satte seg inn i den engelske ringekunstens matematikk for bokens skyld. Romanen fra 1934 er blant hennes rikeste. For lesere som vil ha miljø, lærdom og en gåte som får bruke tid.`,
  'the-innocence-of-father-brown': `Mestertyven Flambeau er motstander først og venn senere, og rundt ham vrimler det av adelsmenn, oppfinnere og poeter i landskaper malt som teaterkulisser. Presten har lært det meste i skriftestolen: Han vet hva han selv kunne ha gjort.

G. K. Chesterton var essayist, polemiker og paradoksets mann, og novellene fra 1911 er fulle av tanker som blir stilt på hodet. Bevisene er av mindre betydning enn ideene. Finnes her på engelsk og finsk, for den som liker korte gåter med en moralsk rest.`,
  'the-big-sleep': `Generalen sitter i drivhuset med pledd om knærne, døtrene Vivian og Carmen gjør som de vil, og bak en pengesak ligger spørsmålet om en svigersønn som er blitt borte. Marlowe er fattig, ensom og altfor hederlig for byen han arbeider i.

Raymond Chandler var femti da han i 1939 ga ut sin første roman, bygd på egne noveller fra kioskblader. Handlingen er berømt for å være innviklet; det er tonen, sammenligningene og oljebyens lys som bærer. Her teller stilen mer enn løsningen.`,
  'the-maltese-falcon': `Klienten skifter navn, herr Gutman er stor og høflig, Joel Cairo dufter av parfyme, og guttungen med pistolene er farligst når han blir fornærmet. Alle lyver, og Spade lyver tilbake. Partneren hans er død, og noe må gjøres med det.

Dashiell Hammett hadde arbeidet for Pinkertons detektivbyrå og skrev uten romantikk om yrket. Romanen fra 1930 holder seg utenpå menneskene: Vi får se hva de gjør, aldri hva de tenker. John Huston filmet den nesten replikk for replikk. Rask, tørr og moralsk tvetydig.`,
  'le-chien-jaune': `En vinhandler blir skutt en natt i en portåpning i Concarneau, og like etter er det noe galt med aperitiffen på stamkafeen. Borgermesteren krever arrestasjon, avisene vil ha panikk, og en servitør med trette øyne vet mer enn hun sier. Maigret sitter og kjenner på stemningen.

Georges Simenon skrev de første bøkene om kommissæren i rask takt rundt 1931, med bevisst enkelt ordforråd. Regn, fiskelukt og klasseforskjeller betyr mer enn fingeravtrykk. Kort og frittstående, en grei inngang til serien. Utgavene her er på svensk, engelsk og finsk.`,
  jernvognen: `Gjestene på badehotellet ved sjøen skulle hvile, men dødsfallet på sletten setter sagn i omløp om en tidligere gårdeier og kjøretøyet hans. Detektiven går langsomt frem, nesten pinefullt langsomt, og fortelleren sover stadig dårligere.

Bak navnet Stein Riverton sto journalisten Sven Elvestad, som skrev om Asbjørn Krag i en lang rekke bøker. Denne fra 1909 skiller seg ut med en nervøsitet som minner om Poe og Hamsun, og fortellerteknikken var uvanlig i sin tid. Lys sommer, mørk bok; for lesere som vil se hvor norsk krim kommer fra.`,
  'mordaren-ljuger-inte-ensam': `Selskapet på øya er vakkert, belest og sjalu, med bakgrunn fra studieårene i Uppsala. Puck Ekstedt er den nyankomne og ser på dem med like deler fascinasjon og skepsis; blant gjestene er også Einar, som skal få betydning for henne. Heten ligger som et lokk.

Maria Lang var pseudonym for Dagmar Lange, og debuten i 1949 vakte oppsikt fordi den omtalte en kjærlighet man helst tidde om. Christer Wijk, seriens politimann, dukker opp her for første gang. For den som liker lukkede kretser i britisk tradisjon. Utgaver på svensk og finsk.`,
  'the-moonstone': `En trofast hushovmester, en from slektning med traktater i vesken, en advokat og en legeassistent med triste øyne: Alle røper mer om seg selv enn om tyveriet. Sersjant Cuff fra London vil egentlig helst dyrke roser.

Wilkie Collins, venn av Dickens, lot romanen gå som føljetong i 1868, og den har fått æren for å grunnlegge den engelske detektivromanen. Diamantens fortid gir historien et kritisk blikk på imperiet. Lang, men full av komikk, opium og kvikksand; for lesere som vil kombinere gåte og attenhundretall.`,
  'kuka-murhasi-rouva-skrofin': `En rik og upopulær enke er død, arvingene er mange, og både en kunstner og en vekkelsespredikant har hatt interesse av pengene. Palmus unge assistent forteller om etterforskningen og tar stadig feil på en sjarmerende måte.

Mika Waltari, langt mer kjent for Sinuhe egypteren, skrev tre romaner om den grinete kommissæren som avkobling; denne fra 1939 er den første. Alle er filmet med stor suksess i Finland. Klassisk gåtekrim med vittige replikker og nøyaktige bybilder. Finnes her på finsk og svensk.`,
} as const;
