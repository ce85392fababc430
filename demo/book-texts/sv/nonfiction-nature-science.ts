// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'on-the-origin-of-species': `Efter resan med Beagle väntade Darwin i över tjugo år med att publicera, och när Alfred Russel Wallace nådde samma tanke skrev han på ett drygt år det han kallade ett sammandrag. Variation hos husdjur, kampen för tillvaron, naturligt urval, fossilens luckor, öarnas egendomliga arter: varje kapitel är ett bevisled.

Boken trycktes 1859 och såldes slut direkt hos bokhandlarna. Människan nämns nästan inte. Språket är viktorianskt, med långa meningar och väl valda exempel. För läsare med intresse för biologi och för hur en idé kan framföras med ödmjukhet och envishet.`,
  'silent-spring': `Inledningen är en liten fabel om en stad där fåglarna tystnat, därefter följer dokument: DDT, dieldrin, besprutade vattendrag, döda ladusvalor, cancerstatistik, insekter som blir motståndskraftiga. Carson förklarar näringskedjor så att de går att se framför sig, och visar på biologiska alternativ i stället för att bara varna.

Rachel Carson hade redan skrivit om havet när hon 1962 utsattes för kemiindustrins vrede. Boken bidrog till förbud mot DDT och till miljörörelsens födelse. Vissa siffror har åldrats, metoden inte. För naturvänner, trädgårdsägare och den som undrar vad litteratur kan uträtta.`,
  'das-geheime-leben-der-baume': `Wohlleben arbetar i Eifel i västra Tyskland, och det är gammal bokskog han talar om: hur svamptrådar förbinder rötter, hur modersträd skuggar sin avkomma så att den växer långsamt, varför gatuträd är ensamma, hur vatten stiger mot tyngdkraften. Liknelserna är mänskliga med flit; forskningsrönen omges av egna iakttagelser.

Boken kom 2015 och fick läsare över hela världen att diskutera skogsbruk. Kritiken gäller främst att träd ges känslor. I svenska skogar med gran och tall ser mycket annorlunda ut, vilket är en poäng i sig. Lättsam, kort och passande för alla åldrar.`,
  'insektenes-planet': `Kapitlen är ordnade efter vad insekterna gör: anatomi, sexliv, mat, samverkan med växter, och därefter vår egen nytta av dem, från honung och silke till läkemedel och uppstädning. En dyngbagge som styr efter Vintergatan, en trollsländas precision, fluglarver i sårvård: exemplen är många, och författaren skäms inte för att skoja.

Anne Sverdrup-Thygeson undervisar i bevarandebiologi vid universitetet i Ås. Boken från 2018 visar på skadan när arter försvinner, men väljer förtjusning framför domedag. Bra för trädgårdsfolk, ungdomar och den som annars tar fram flugsmällan.`,
  alevangeliet: `Vartannat kapitel handlar om ålen, vartannat om fadern, asfaltläggaren, om kvällarna vid ån med krokar och lina och utan många ord. Johannes Schmidt letade i årtionden efter lekplatsen, Rachel Carson skrev om ålen, Freud dissekerade hundratals exemplar: vetenskapshistoria blir en gåta med kända detektiver. Parallellt rör sig texten mot döden.

Patrik Svensson var kulturjournalist i Malmö när han debuterade med boken 2019. Den belönades med Augustpriset i fackboksklassen och har översatts till en mängd språk. Stilla och klok. För fiskare, sönder, döttrar och läsare som gillar kunskap med existentiellt djup.`,
  havboka: `Vännen heter Hugo Aasjord och är konstnär, bosatt i Steigen på andra sidan Vestfjorden, i gång med att restaurera en fiskebyggnad på Skrova. Fyra resor, en per årstid, innebär agn av en ruttnande kossa, dåligt väder och lång tid att prata. Hajen rör sig under dem som en Moby Dick med parasiter i ögat.

Morten A. Strøksnes, historiker och reporter, växte upp i Kirkenes. Boken vann 2015 års Bragepris för fackböcker och har spridits långt. Myter, marinbiologi, oljepolitik och poesi samsas. För läsare som tycker om havet, envisa vänner och utvikningar.`,
  'maerk-verden': `Nørretranders räknar: sinnena tar emot miljontals bitar i sekunden, medvetandet ett tjugotal. Resten sorteras undan utan att vi märker det. Från Maxwells demon, entropi och Gödel går vägen till Benjamin Libets omdiskuterade försök, där hjärnan tycks vara igång före viljan. Exformation är hans eget ord för den information som kastats bort men finns med i budskapet.

Tor Nørretranders är dansk vetenskapsjournalist, och boken kom 1991. Hjärnforskningen har gått vidare, men frågan är alltjämt öppen. Ambitiös populärvetenskap för läsare utan formelskräck och med tid att tänka efter.`,
  'a-brief-history-of-time': `Hawking börjar med Aristoteles och en sköldpadda, går via Newton och Einstein till big bang, svarta hål som strålar, tidens pil och drömmen om en samlad teori. Varje kapitel bygger på det föregående, med få bilder och en tydlig vilja att inte tala ner till läsaren.

Stephen Hawking var professor i Cambridge, levde länge med ALS och skrev 1988 för den som köper böcker på flygplatser. Kosmologin har fått nya mätningar sedan dess, men grunderna håller. Läs sakta, gå tillbaka ibland. För nyfikna från femton år och för alla som tittat upp en klar natt.`,
} as const;
