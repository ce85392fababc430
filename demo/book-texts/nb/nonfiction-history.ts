// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'kizur-toldot-ha-enoshut': `Tre omveltninger deler historien: den kognitive, jordbruket og vitenskapen, og til slutt blikket mot mennesker som kan konstruere seg selv. Jordbruket omtales freidig som en felle. At vi kan samarbeide i store flokker fordi vi tror på det samme, er tesen de fleste husker.

Yuval Noah Harari underviser i Jerusalem, og boken vokste ut av et innføringskurs; den kom på hebraisk i 2011. Fagfolk har innvendinger mot detaljene. Stilen er klar og eksemplene lette å gjenfortelle. For nysgjerrige fra sekstenårsalderen.`,
  heimskringla: `Verket begynner i myten med Ynglingene og slutter i 1177. Olav den hellige får mest plass, men også Harald Hårfagre, Olav Tryggvason med Ormen Lange og Harald Hardråde tegnes i handling og replikk. Snorre siterer skaldene som vitner og drøfter hvor langt de er til å stole på.

Snorre Sturlason var lovsigemann, dikter og politiker på Island og ble drept i 1241 etter ordre fra den norske kongen. For norsk selvforståelse på 1800-tallet fikk sagaene enorm betydning. Les om én konge av gangen, gjerne med kart.`,
  'u-vojny-ne-zjenskoje-litso': `Den ene monologen følger den andre: om uniformer som var for store, om første skudd, om håret som ble hvitt, om hjemkomsten da ingen ville gifte seg med en som hadde vært ved fronten. Mellom stemmene skriver forfatteren om sin egen tvil og om det sensuren strøk.

Svetlana Aleksijevitsj fra Belarus ga ut boken i 1985 og har siden utvidet den. Nobelprisen fikk hun i 2015 for nettopp denne flerstemte formen. Tung lesning, men korte stykker gjør det mulig å stoppe opp. Krigen slik den så ut bak generalenes kart.`,
  'stridens-skonhet-och-sorg': `Formen er dag for dag, i presens, og scenen flytter seg fra Øst-Preussen til Mesopotamia, Øst-Afrika og Alpene. Noen av hovedpersonene dør, andre kommer hjem ugjenkjennelige. Ingen slag analyseres ovenfra; det handler om lukt, kjedsomhet, håp og plutselig skjønnhet.

Peter Englund er historiker og tidligere fast sekretær i Svenska Akademien, og omtaler boken fra 2008 som en slags antihistorie. Mange fotografier og noter. Like god for den som har lest mye om perioden, som for den som ikke visste hvor man begynner. På svensk, engelsk og finsk.`,
  'a-distant-mirror': `Følgesvennen er Enguerrand de Coucy, gift med en engelsk kongsdatter og lojal mot Frankrike. Gjennom livet hans kommer leseren til bondeopprør, pest, pavestrid og et katastrofalt korstog. Legekunst, klær, ekteskap og den lave prisen på barns liv får også plass.

Barbara Tuchman arbeidet utenfor universitetet og hadde alt fått to Pulitzerpriser da boken kom i 1978. Tittelens speil er hennes eget århundre. Faghistorikere kan diskutere rammene; fortellingen er rik og ofte vittig. For lange kvelder, på engelsk eller svensk.`,
  'slagtebaenk-dybbol': `Først kommer forhistorien: hertugdømmene Slesvig og Holsten, striden om forfatningen, Bismarcks plan og tilbaketrekningen fra Danevirke. Så bygges dagen 18. april 1864 opp fra begge sider, med generaler, bønder i uniform, krigskorrespondenter og utsendinger fra det nye Røde Kors.

Tom Buk-Swienty er journalist og historiker med bakgrunn fra USA, og det merkes i den sceniske teknikken. Tv-serien 1864 bygger delvis på bøkene hans. Nordmenn får dessuten vite mer om krigen som opprørte Ibsen. Utgavene er på dansk og engelsk.`,
  'finlands-historia-meinander': `Tyngdepunktet ligger på de siste to hundre årene: storfyrstedømmet, språkstriden, selvstendigheten, 1918, vinterkrig og fortsettelseskrig, balansegangen under Kekkonen. Økonomi, skog, idrett og kultur flettes inn i politikken. Linjene er tydelige og årstallene ikke flere enn nødvendig.

Henrik Meinander er professor ved Helsingfors universitet og vant til å forklare landet sitt for utlendinger. Fremstillingen fra 2006 er kommet i oppdaterte utgaver. Passer for studenter, reisende og nordmenn med dårlig samvittighet overfor naboen. Finnes her på svensk, engelsk og finsk.`,
} as const;
