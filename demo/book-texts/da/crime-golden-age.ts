// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-hound-of-the-baskervilles': `Sir Charles er fundet død i takstræsalléen, og den unge sir Henry ankommer fra Canada for at overtage et gods mellem moser, oldtidsboliger og en undsluppen straffefange. I lange stræk er Watson alene om sagen og rapporterer pr. brev, og det giver den trofaste ven hans bedste rolle.

Conan Doyle havde allerede taget livet af sin detektiv og måtte henlægge handlingen til en tidligere tid. Fra 1901 gik den som føljeton i The Strand. Den tredje af fire Holmes-romaner er et naturligt sted at begynde, fra omkring tolv år.`,
  'the-adventures-of-sherlock-holmes': `Guvernanter, ingeniører, pantelånere og en konge med maske søger op i stuen, hver med en lille ejendommelighed, som viser sig at have betydning. Ikke alle sager er forbrydelser; nogle er bare latterlige, og en enkelt er en julehistorie om en gås.

To romaner havde præsenteret Holmes uden større virkning. Først med de månedlige noveller i The Strand, tegnet af Sidney Paget, blev han en mani og gav kriminalnovellen dens mønster. Dette er den første samling. Nyd én ad gangen i toget eller ved sengetid, fra tolvårsalderen.`,
  'murder-on-the-orient-express': `Blandt passagererne er en russisk fyrstinde, en svensk missionær, en engelsk oberst, en snakkesalig amerikansk enke og en kammertjener. Politi kan ikke tilkaldes, og ingen kan forlade toget, så opklaringen må klare sig med udsagn, bagage og en skitse over kupeerne.

Christie kendte strækningen fra rejser til sin mands udgravninger i Mellemøsten. Romanen fra 1934 er pædagogisk inddelt i kendsgerninger, forklaringer og eftertanke, og når gåden er løst, står et moralsk spørgsmål tilbage. God for nye læsere og for dem, der vil se, hvordan det blev gjort.`,
  'the-murder-of-roger-ackroyd': `I King’s Abbot behøver nyheder ingen telefon, for lægens søster Caroline har både kilder og teorier. En enke er død, en pengeafpresser går fri, og en stedsøn er forsvundet. Nogle af de vigtigste samtaler føres over te og en omgang mahjong.

Det var Agatha Christies sjette roman og den, der i 1926 for alvor gjorde hende kendt, blandt andet fordi man skændtes om, hvorvidt hun overholdt spillets regler. I den videbegærlige Caroline har mange set en forløber for Miss Marple. For enhver, som sætter pris på at blive ført bag lyset med stil.`,
  'the-body-in-the-library': `Pigen i den glitrende kjole hører ikke til i omegnen, og sporet fører til et hotel ved havet, hvor professionelle dansere underholder gæsterne. En velhavende gammel mand i rullestol er blevet glad for en af dem, hvilket bekymrer familien. Hjemme i landsbyen har naboerne forlængst draget deres slutninger om obersten.

Christie valgte med vilje den mest slidte situation i genren og vendte vrangen ud på den. Den anden lange historie med Miss Marple kom i 1942, er rap i replikken og har øje for det latterlige ved pænhed. Passer til en weekend.`,
  'the-nine-tailors': `Sognet ligger fladt og vådt mellem diger og sluser, og bønderne tager deres klokker alvorligt. Bag det nye mysterium gemmer sig et gammelt juveltyveri og en kodeskrift, som kun en indviet kan have udtænkt. Særlig kærligt tegnet er den distræte sognepræst og hans kone.

Dorothy L. Sayers var selv præstedatter fra denne egn. I den niende roman om Wimsey lader hun vejr, arbejde og kirkeår sætte tempoet, så bogen næsten bliver portrættet af et helt lokalsamfund. For tålmodige læsere, der ikke har noget imod at lære en del om klokkeringning.`,
  'the-innocence-of-father-brown': `I den første fortælling jager en fransk politichef mestertyven Flambeau gennem London, mens to gejstlige opfører sig højst besynderligt foran ham. Senere følger en usynlig morder, et knækket sværd og en have, som ingen kunne slippe ud af. Flambeau får i øvrigt sin egen lille løbebane at følge.

Chesterton skrev fem samlinger om præsten, og denne fra 1911 er den tidligste. Landskaberne er som kulisser ved solnedgang, og løsningen beror på menneskekundskab frem for cigaraske. Små doser er bedst; for læsere, der holder af en god diskussion.`,
  'the-big-sleep': `General Sternwood tager imod i et drivhus fuldt af orkideer, og derfra går turen til en boghandel, som næsten ingen bøger sælger, en spilleklub og de oliefelter, der har betalt det hele. Alle vil gerne vide, hvor der blev af en vis svigersøn.

Chandler var født i Chicago, gik i skole i England og mistede et job i oliebranchen, før han begyndte at skrive for kioskblade. Over halvtreds år gammel udgav han i 1939 den første Marlowe-roman. Lignelser og slang giver prosaen dens svaj. For den, der sætter stil over puslespil.`,
  'the-maltese-falcon': `En dame, der kalder sig miss Wonderly, vil have en mand skygget, og næste morgen er der to dødsfald at redegøre for. Joel Cairo dufter af gardenia, den kolossale Gutman elsker at tale, politiet vil gerne sigte nogen, og Spade siger ikke, hvad han har i sinde.

Hammett havde været ansat hos Pinkertons bureau og vidste, hvad detektiver laver til daglig. Romanen blev først trykt i bladet Black Mask og kom som bog i 1930. Man får aldrig at vide, hvad nogen tænker, så mistanken holder sig frisk ved hver genlæsning.`,
  'le-chien-jaune': `November ved Atlanterhavet: Skodderne smækker, hotellets café tømmes tidligt, og stamgæsterne, en læge, en journalist og andre af byens spidser, begynder at se sig over skulderen. Pressen strømmer til fra Paris, og borgmesteren forlanger en anholdelse. Maigret er mere optaget af servitricen Emma.

Simenon lancerede sin kommissær i 1931 med en hel række romaner på ét år, og dette er en af dem. Metoden er allerede fuldt udviklet: Sug stedet til dig, forstå ydmygelserne, og lad sporene vente. Kort, våd og med medfølelse for den svageste i lokalet.`,
  jernvognen: `Fortælleren er en sommergæst, som kun ønsker sig fred. Han beretter om varme, lyng, en herregård i nærheden og en detektiv fra hovedstaden, Asbjørn Krag, hvis ro bliver sværere og sværere at holde ud. Om dagen ler man ad det gamle sagn.

Bag pseudonymet stod Sven Elvestad, en flittig og farverig skikkelse i Kristianias aviser, og Norges krimipris, Rivertonprisen, har navn efter ham. Romanen er kort, mættet af stemning og psykologisk dristig for sin tid. Af interesse for alle, der vil vide, hvor den skandinaviske krimi tog sin begyndelse.`,
  'mordaren-ljuger-inte-ensam': `Den unge litteraturforsker Puck er inviteret med til øen. Mellem digte, kaffe og svømmeture kommer hun til at holde øje med blikke og par, og da det bliver alvor, sender man bud efter politimanden Christer Wijk.

Maria Lang hed egentlig Dagmar Lange, havde doktorgrad i litteratur og skrev mere end fyrre kriminalromaner. At hun talte åbent om begær, virkede vovet i 1949. I dag ligger charmen også i tidsbilledet: sommerkjoler, cigaretter og belæst småsnak. Findes her på svensk og finsk, og svensken er overkommelig for danske læsere.`,
  'the-moonstone': `Stenen blev røvet i Indien, testamenteret af ond vilje og båret en enkelt aften af Rachel Verinder på hendes fødselsdag. Blandt vidnerne er en gammel husbestyrer med Robinson Crusoe som orakel, en from dame med traktater og en lægeassistent, der bærer på sit.

Værket gik som føljeton i Dickens’ ugeblad i 1868 og fastlagde meget af det, engelsk kriminallitteratur siden har brugt. Collins viser også, hvor diamanten kommer fra, og tvivler mere på imperiet end de fleste samtidige. Indtages bedst i aftenportioner, sådan som den blev skrevet.`,
  'kuka-murhasi-rouva-skrofin': `Kommissær Palmus unge assistent, en jurist med litterære drømme, fører pennen og må finde sig i en del undervejs. Arvinger, en tvivlsom menighed og et kunstnerisk slæng har alle noget at vinde, og politiets ledelse ville helst være fri for uro.

Det blev til tre romaner om Palmu, og denne fra 1939 er den første. Filmene gav ham siden bowlerhat og dårligt humør i alle finners erindring. En let og verdensvant gåde efter engelsk mønster, her på finsk og svensk, og en uventet side af en forfatter, man ellers forbinder med oldtiden.`,
} as const;
