import type { LocalizedText } from '../languages.ts';

/** Authors who wrote in Swedish. */
export default {
  'Astrid Lindgren': {
    sv: 'Astrid Lindgren (1907–2002) växte upp på gården Näs utanför Vimmerby i Småland. Hon debuterade 1944, och året därpå kom Pippi Långstrump. Hennes böcker har översatts till över hundra språk.',
    da: 'Astrid Lindgren (1907–2002) voksede op på gården Näs ved Vimmerby i Småland. Hun debuterede i 1944, og året efter kom Pippi Langstrømpe. Hendes bøger er oversat til over hundrede sprog.',
    en: 'Astrid Lindgren (1907–2002) grew up on the farm Näs near Vimmerby in Småland, Sweden. Her first book came out in 1944 and Pippi Longstocking a year later. Her books have been translated into more than a hundred languages.',
    fi: 'Astrid Lindgren (1907–2002) kasvoi Näsin tilalla Vimmerbyn liepeillä Smoolannissa. Esikoinen ilmestyi 1944 ja Peppi Pitkätossu vuotta myöhemmin. Hänen kirjojaan on käännetty yli sadalle kielelle.',
    nb: 'Astrid Lindgren (1907–2002) vokste opp på gården Näs ved Vimmerby i Småland. Hun debuterte i 1944, og året etter kom Pippi Langstrømpe. Bøkene hennes er oversatt til over hundre språk.',
  },
  'Tove Jansson': {
    sv: 'Tove Jansson (1914–2001) var finlandssvensk författare, målare och tecknare, född i Helsingfors. Den första muminboken kom 1945, och från 1968 skrev hon också romaner och noveller för vuxna.',
    da: 'Tove Jansson (1914–2001) var finlandssvensk forfatter, maler og tegner, født i Helsinki. Den første mumibog kom i 1945, og fra 1968 skrev hun også romaner og noveller for voksne.',
    en: 'Tove Jansson (1914–2001) was a Finland-Swedish writer, painter and illustrator, born in Helsinki. Her first Moomin book appeared in 1945; from 1968 she also wrote novels and short stories for adults.',
    fi: 'Tove Jansson (1914–2001) oli suomenruotsalainen kirjailija, taidemaalari ja kuvittaja, syntyjään Helsingistä. Ensimmäinen muumikirja ilmestyi 1945, ja vuodesta 1968 hän kirjoitti proosaa myös aikuisille.',
    nb: 'Tove Jansson (1914–2001) var finlandssvensk forfatter, maler og tegner, født i Helsingfors. Den første mummiboken kom i 1945, og fra 1968 skrev hun også romaner og noveller for voksne.',
  },
  'Selma Lagerlöf': {
    sv: 'Selma Lagerlöf (1858–1940) föddes på Mårbacka i Värmland och arbetade som lärare i Landskrona när hon debuterade 1891. 1909 fick hon som första kvinna Nobelpriset i litteratur.',
    da: 'Selma Lagerlöf (1858–1940) blev født på Mårbacka i Värmland og var lærer i Landskrona, da hun debuterede i 1891. I 1909 fik hun som den første kvinde Nobelprisen i litteratur.',
    en: 'Selma Lagerlöf (1858–1940) was born at Mårbacka in Värmland, Sweden, and was a teacher in Landskrona when her first novel appeared in 1891. In 1909 she became the first woman to receive the Nobel Prize in Literature.',
    fi: 'Selma Lagerlöf (1858–1940) syntyi Mårbackan kartanossa Värmlannissa ja työskenteli opettajana Landskronassa, kun esikoisromaani ilmestyi 1891. Vuonna 1909 hän sai ensimmäisenä naisena Nobelin kirjallisuuspalkinnon.',
    nb: 'Selma Lagerlöf (1858–1940) ble født på Mårbacka i Värmland og var lærer i Landskrona da hun debuterte i 1891. I 1909 fikk hun som første kvinne Nobelprisen i litteratur.',
  },
  'August Strindberg': {
    sv: 'August Strindberg (1849–1912) föddes i Stockholm. Han slog igenom 1879 med Röda rummet och skrev ett sextiotal dramer; han målade och fotograferade också.',
    da: 'August Strindberg (1849–1912) blev født i Stockholm. Han brød igennem i 1879 med Røde værelse og skrev omkring tres skuespil; han malede og fotograferede også.',
    en: 'August Strindberg (1849–1912) was born in Stockholm. He broke through in 1879 with The Red Room and wrote some sixty plays; he was also a painter and photographer.',
    fi: 'August Strindberg (1849–1912) syntyi Tukholmassa. Läpimurto oli Punainen huone vuonna 1879, ja näytelmiä hän kirjoitti kuutisenkymmentä; hän myös maalasi ja valokuvasi.',
    nb: 'August Strindberg (1849–1912) ble født i Stockholm. Han slo igjennom i 1879 med Det røde rommet og skrev rundt seksti skuespill; han malte og fotograferte også.',
  },
  'Hjalmar Söderberg': {
    sv: 'Hjalmar Söderberg (1869–1941) föddes i Stockholm, som också är skådeplatsen för hans romaner och noveller. De sista decennierna bodde han i Köpenhamn.',
    da: 'Hjalmar Söderberg (1869–1941) blev født i Stockholm, der også er scenen for hans romaner og noveller. De sidste årtier boede han i København.',
    en: 'Hjalmar Söderberg (1869–1941) was born in Stockholm, which is also the setting of his novels and stories. He spent his last decades in Copenhagen.',
    fi: 'Hjalmar Söderberg (1869–1941) syntyi Tukholmassa, joka on myös hänen romaaniensa ja novelliensa näyttämö. Viimeiset vuosikymmenensä hän asui Kööpenhaminassa.',
    nb: 'Hjalmar Söderberg (1869–1941) ble født i Stockholm, som også er skueplassen for romanene og novellene hans. De siste tiårene bodde han i København.',
  },
  'Karin Boye': {
    sv: 'Karin Boye (1900–1941) föddes i Göteborg och debuterade 1922 med diktsamlingen Moln. Hon var med och startade tidskriften Spektrum och gav ut framtidsromanen Kallocain 1940.',
    da: 'Karin Boye (1900–1941) blev født i Göteborg og debuterede i 1922 med digtsamlingen Moln. Hun var med til at starte tidsskriftet Spektrum og udgav fremtidsromanen Kallocain i 1940.',
    en: 'Karin Boye (1900–1941) was born in Gothenburg and made her debut in 1922 with a collection of poems. She co-founded the journal Spektrum and published the dystopian novel Kallocain in 1940.',
    fi: 'Karin Boye (1900–1941) syntyi Göteborgissa ja julkaisi esikoisrunonsa 1922. Hän oli perustamassa Spektrum-lehteä, ja tulevaisuusromaani Kallocain ilmestyi 1940.',
    nb: 'Karin Boye (1900–1941) ble født i Göteborg og debuterte i 1922 med diktsamlingen Moln. Hun var med på å starte tidsskriftet Spektrum og ga ut fremtidsromanen Kallocain i 1940.',
  },
  'Kerstin Ekman': {
    sv: 'Kerstin Ekman, född 1933, debuterade som deckarförfattare 1959. Hon invaldes i Svenska Akademien 1978 och fick Augustpriset och Nordiska rådets litteraturpris för Händelser vid vatten.',
    da: 'Kerstin Ekman, født 1933, debuterede som krimiforfatter i 1959. Hun blev medlem af Svenska Akademien i 1978 og fik Augustprisen og Nordisk Råds Litteraturpris for Hændelser ved vand.',
    en: 'Kerstin Ekman, born in 1933, made her debut as a crime writer in 1959. She was elected to the Swedish Academy in 1978 and received the August Prize and the Nordic Council Literature Prize for Blackwater.',
    fi: 'Kerstin Ekman, syntynyt 1933, aloitti dekkaristina 1959. Hänet valittiin Ruotsin akatemiaan 1978, ja Tapahtui veden äärellä toi hänelle August-palkinnon ja Pohjoismaiden neuvoston kirjallisuuspalkinnon.',
    nb: 'Kerstin Ekman, født 1933, debuterte som krimforfatter i 1959. Hun ble medlem av Svenska Akademien i 1978 og fikk Augustprisen og Nordisk råds litteraturpris for Hendelser ved vann.',
  },
  'Tomas Tranströmer': {
    sv: 'Tomas Tranströmer (1931–2015) var poet och psykolog. Han debuterade 1954 med 17 dikter och fick Nobelpriset i litteratur 2011.',
    da: 'Tomas Tranströmer (1931–2015) var digter og psykolog. Han debuterede i 1954 med 17 digte og fik Nobelprisen i litteratur i 2011.',
    en: 'Tomas Tranströmer (1931–2015) was a poet and a psychologist. He made his debut in 1954 with 17 Poems and received the Nobel Prize in Literature in 2011.',
    fi: 'Tomas Tranströmer (1931–2015) oli runoilija ja psykologi. Esikoiskokoelma 17 dikter ilmestyi 1954, ja Nobelin kirjallisuuspalkinnon hän sai 2011.',
    nb: 'Tomas Tranströmer (1931–2015) var poet og psykolog. Han debuterte i 1954 med 17 dikt og fikk Nobelprisen i litteratur i 2011.',
  },
  'Vilhelm Moberg': {
    sv: 'Vilhelm Moberg (1898–1973) föddes i Småland som son till en soldattorpare. Mest känd är han för romansviten i fyra delar om utvandrarna till Nordamerika.',
    da: 'Vilhelm Moberg (1898–1973) blev født i Småland som søn af en soldat og husmand. Han er mest kendt for romanserien i fire bind om udvandrerne til Nordamerika.',
    en: 'Vilhelm Moberg (1898–1973) was born in Småland, Sweden, the son of a soldier and crofter. He is best known for his four novels about the emigrants to North America.',
    fi: 'Vilhelm Moberg (1898–1973) syntyi Smoolannissa sotilastorpparin poikana. Tunnetuin hän on neliosaisesta romaanisarjastaan, joka kertoo siirtolaisista Pohjois-Amerikassa.',
    nb: 'Vilhelm Moberg (1898–1973) ble født i Småland som sønn av en soldat og husmann. Han er mest kjent for de fire romanene om utvandrerne til Nord-Amerika.',
  },
  'Zacharias Topelius': {
    sv: 'Zacharias Topelius (1818–1898) var finländsk författare, tidningsman och professor i historia i Helsingfors. Generationer av barn har läst hans sagor.',
    da: 'Zacharias Topelius (1818–1898) var finsk forfatter, avismand og professor i historie i Helsinki. Generationer af børn har læst hans eventyr.',
    en: 'Zacharias Topelius (1818–1898) was a Finnish writer, newspaper editor and professor of history in Helsinki. Generations of children have read his fairy tales.',
    fi: 'Zacharias Topelius (1818–1898) oli suomalainen kirjailija, sanomalehtimies ja historian professori Helsingissä. Hänen satujaan ovat lukeneet monet lapsipolvet.',
    nb: 'Zacharias Topelius (1818–1898) var finsk forfatter, avismann og professor i historie i Helsingfors. Generasjoner av barn har lest eventyrene hans.',
  },
} satisfies Record<string, LocalizedText>;
