// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'het-achterhuis': `Dagbogen er stilet til en opdigtet Kitty. Otte mennesker bor i lokalerne over faderens tidligere firma i Amsterdam; hjælpere kommer med mad og nyheder, radioen aflyttes i hemmelighed, og i arbejdstiden må der ikke løbe vand i rørene. Sidste indførsel er dateret 1. august 1944.

Efter en radioudsendelse om, at dagbøger ville blive samlet efter krigen, gav hun sig til at omarbejde sin egen. Otto Frank, den eneste af de otte, der overlevede, udgav den i 1947, og senere udgaver har genindsat, hvad han udelod. Fra tolv år, helst med en voksen at spørge.`,
  'krigsdagbocker-1939-1945': `Finland, Norge, Danmark og de baltiske lande ligger hende på sinde, men her er også rationering, fødselsdage og en krise i ægteskabet. Det hemmelige arbejde, at åbne andres post, tynger og oplyser på samme tid, og hun spørger sig selv, hvad et neutralt land har lov til.

Hæfterne blev først trykt i 2015, længe efter hendes død, og straks oversat til flere sprog. De forklarer, hvorfor skaberen af Pippi ikke kunne udholde bøller. Som vidnesbyrd om Sverige set indefra, med skam og lettelse, kan de læses helt uafhængigt af børnebøgerne.`,
  'brev-fran-tove-jansson': `Udvalget er ordnet efter modtager: familien, fotografen Eva Konikoff i Amerika, Atos Wirtanen, Vivica Bandler, Tuulikki Pietilä og andre. Derfor ser man de samme år flere gange i skiftende belysning. De tidlige breve fra Paris og Italien er lange og overstrømmende, de sene korte og morsomme.

Boel Westin og Helen Svensson stod for udgaven, der kom i hundredåret, 2014, og har skrevet nyttige indledninger. Meget måtte siges i kode, for kærlighed mellem kvinder var strafbar i Finland indtil 1971. Et selvportræt i stykker og en ledsager til biografien; på svensk, engelsk og finsk.`,
  'brief-an-den-vater': `Anledningen var en forlovelse, som Hermann Kafka, en selvhjulpen købmand i Prag, ikke kunne lide. Sønnen var seksogtredive. Svømmetimer, bordskik, synagoge, behandlingen af de ansatte og forsøgene på at gifte sig gennemgås efter tur, og hen mod slutningen får faderen endda lov at svare.

Kafka vidste godt, at brevet brugte en advokats kneb. Det blev først trykt i begyndelsen af 1950’erne. Levnedsskrivere øser af det, selv om det er lige så omhyggeligt komponeret som en novelle. For læsere af forfatterskabet og for voksne børn i det hele taget.`,
  'briefe-an-einen-jungen-dichter': `Franz Xaver Kappus var nitten år og elev på den slags militærskole, hvor Rilke selv havde været ulykkelig som dreng. Svarene blev afsendt mellem 1903 og 1908 fra Paris, Rom og andre steder, og snart handler de knap nok om vers mere, men om kønsliv, tvivl, Gud, arbejde og nytten af at være trist.

Rilke var selv kun i slutningen af tyverne, og man kan se ham skrive til sig selv. Kappus blev officer og journalist og udgav brevene i 1929, efter digterens død. En lille gave til studenter og til folk, der skifter retning.`,
  '84-charing-cross-road': `Helene Hanff skrev manuskripter til fjernsynet i New York og kunne kun få de engelske klassikere i grimme udgaver. Frank Doel hos Marks & Co. i London svarede formelt, siden mindre formelt; kolleger, hans kone og en nabo blandede sig. Bag bestillingerne ser man et Storbritannien med rationering og en kroning.

Bogen fra 1970 gjorde sin forfatter berømt i en moden alder og er omarbejdet for scene, fjernsyn og film. En fortsættelse handler om hendes første besøg i byen. Til halvanden times læsning og til venner på afstand.`,
} as const;
