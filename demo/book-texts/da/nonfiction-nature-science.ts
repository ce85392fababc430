// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'on-the-origin-of-species': `Mere end tyve år gik der fra rejsen med Beagle til bogen. Først da et brev viste, at Alfred Russel Wallace havde fået samme idé, skrev Darwin det ned, han kaldte et uddrag. Fostre, bicellers form, øers fauna og huller i jordlagene bliver indkaldt som vidner.

Den kom i 1859, og oplaget blev straks revet væk af boghandlerne. Om menneskets herkomst står der kun en enkelt forsigtig sætning. Senere udgaver indeholder flere indrømmelser, så den første bliver ofte foretrukket i dag. J.P. Jacobsen var den første, der oversatte ham til dansk. For læsere med tålmodighed til et langt ræsonnement.`,
  'silent-spring': `Først kommer en fabel om en by, hvor ingen fugle synger mere. Siden følger grundvand, husholdningsmidler og sprøjtning fra fly mod myrer og sværmere, det ene tilfælde af utilsigtet skade efter det andet. Carson beder ikke om at få alle kemikalier forbudt; hun spørger, hvem der havde ret til at bestemme.

Hun var kendt for sine bøger om havet og allerede alvorligt syg. Industrien angreb hende voldsomt, men et præsidentudvalg bekræftede i det store og hele resultaterne. Den moderne miljøbevægelse daterer tit sig selv fra 1962. For almindelige læsere uden kemi.`,
  'das-geheime-leben-der-baume': `Hvordan deler bøge sukker med hinanden, hvorfor smager akacier bittert for giraffer, og hvad sker der efter en storm? Forstmanden svarer i et par og tredive korte kapitler ud fra egne iagttagelser og forskning i underjordiske netværk, og han taler for skove, der får lov at passe sig selv.

Bogen kom i Tyskland i 2015 og satte gang i en bølge af litteratur om træer. Forskere har indvendt noget mod tale om mødre, venskab og smerte, og læseren gør vel i at tage en del som billedsprog. For vandrere, haveejere og familier.`,
  'insektenes-planet': `Først beskrives, hvordan insekter er bygget, hvordan de parrer sig, hvem de æder, og hvem der æder dem. Dernæst deres tjenester: bestøvning, skadedyrsbekæmpelse, bortskaffelse af møg og dødt ved, silke, farvestoffer og ideer til medicin. Hvert emne serveres i små portioner med en anekdote til at huske det på.

Anne Sverdrup-Thygeson er professor i bevaringsbiologi og ved især noget om billerne i gamle ege. Bogen fra 2018 er oversat til mange sprog. Den er hverken felthåndbog eller lærebog, men passer til en sommerplæne og til teenagere, som synes, at kryb er klamme.`,
  alevangeliet: `Hvert andet kapitel handler om viden: danskeren Johannes Schmidt, som gennemsøgte Atlanten efter stadig mindre larver, ålen i køkkenet, i religionen og på randen af udryddelse. De øvrige foregår ved et vandløb i skumringen, med liner, lygter og få ord.

Patrik Svensson er kulturjournalist og vandt Augustprisen for sin debut i 2019, som siden er solgt til snesevis af lande. Temaet er, hvad man overhovedet kan vide, om et dyr eller om sin egen oprindelse. Også for den, der aldrig ville røre en fisk. Findes her på svensk, engelsk og finsk.`,
  havboka: `Ledsageren Hugo Aasjord er maler og er ved at sætte et gammelt fiskebrug i stand på Skrova. Kødet fra en højlandstyr stinker, Moskstraumen trækker, og årstiderne skifter. Undertitlen er næsten en novelle i sig selv.

Morten Strøksnes er journalist og forfatter og fik Brageprisen for bogen i 2015. Den hører til den slags essays, hvor ét enkelt foretagende holder sammen på naturhistorie, litteratur og lokal sladder, og både Melville og Olaus Magnus er med i båden. For tålmodige læsere, der accepterer, at man kan vente længe på bid; på norsk, svensk, engelsk og finsk.`,
  'maerk-verden': `Skærmen på en computer er en nyttig illusion for brugeren, og bevidstheden kunne være noget lignende. Med udgangspunkt i Maxwells dæmon og neurofysiologen Benjamin Libets målinger spørger forfatteren, hvor meget der kasseres, før vi overhovedet bliver opmærksomme på noget.

I 1991 blev bogen læst langt uden for fagfolks kreds. Her optræder også hans ord eksformation, om alt det, der er valgt fra og alligevel giver et budskab dybde. Forskningen er gået videre, men spørgsmålene er stadig gode. Krævende hist og her; for tålmodige og nysgerrige læsere uden faglig baggrund.`,
  'a-brief-history-of-time': `Aristoteles, Newton og Einstein præsenteres efter tur; så kommer et univers, der udvider sig, ubestemthedsprincippet, elementarpartiklerne og muligheden for et kosmos uden rand. Hawking beretter gerne om tabte væddemål og indrømmede fejl, også sine egne, og bringer Gud på bane uden at binde sig.

Da bogen udkom i 1988, beklædte han Newtons gamle lærestol i Cambridge og talte ved hjælp af en computer på grund af sin sygdom. Kosmologien er kommet videre siden, og senere udgaver tager noget med. Det bliver sværest på midten, hvor man roligt kan springe lidt. Fra omkring seksten.`,
} as const;
