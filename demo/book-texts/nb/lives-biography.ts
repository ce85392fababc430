// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'denne-dag-et-liv': `Jens Andersen følger henne fra gården Näs via lærlingtiden i lokalavisen og sønnen Lasse, som bodde sine første år i fosterhjem i København, til Dalagatan og den offentlige stemmen i skattedebatt og dyrevern. Bøkene leses inn i livet, men ikke som enkle nøkler.

Forfatteren har også skrevet biografier om H.C. Andersen og Tove Ditlevsen. Han forteller kronologisk, med mange fotografier, og holder avstand til helgenbildet. Den danske delen av historien er uvanlig godt belyst. For dem som vokste opp med bøkene og vil vite hvordan de ble til.`,
  'tove-jansson-ord-bild-liv': `Utgangspunktet er verket: de tidlige karikaturene i bladet Garm, maleriene, mummibøkene, tegneserien som ble industri, teateret og de sene novellene. Rundt arbeidet finnes faren som var billedhugger, moren som tegnet, krigen, Atos Wirtanen, Vivica Bandler og livsledsageren Tuulikki Pietilä.

Boel Westin er professor i litteraturvitenskap og kjente hovedpersonen. Boken fra 2007 er grundig, rikt illustrert og uten sladder, og regnes som standardverket. Den kan leses fra perm til perm eller brukes som oppslagsverk. Utgavene her er på svensk, engelsk og finsk.`,
  'roald-amundsen-bomann-larsen': `Fra Nordvestpassasjen med Gjøa til fly og luftskip over Arktis tegnes en karriere der hver triumf må betale den neste. Kappløpet med Scott er bare en del av historien. Broren Leon, som styrte forretningene, bruddet mellom de to og striden med Nobile hører til det mest ladede.

Tor Bomann-Larsen har siden skrevet et stort flerbindsverk om kongefamilien. Her, i 1995, arbeider han kritisk med kildene og forteller likevel scene for scene. For lesere av polarhistorie som vil forbi statuen, og for den som liker biografier med skygger.`,
  'marie-antoinette-zweig': `Ekteskapet forblir lenge en formsak, moren skriver formaninger fra Wien, og dronningen søker tilflukt i Trianon, mote og spill. Siden følger halsbåndsaffæren, den svenske greven Axel von Fersen og veien mot Conciergeriet, der Zweig mener at en karakter tar form.

Stefan Zweig, wiener og blant mellomkrigstidens mest leste forfattere, kombinerte brev og dokumenter med psykologi i Freuds ånd. Boken er fra 1932, og forskningen har gått videre, men portrettet lever. For lesere som vil ha historien fortalt med varme, nesten som roman.`,
  'steve-jobs-isaacson': `Isaacson gjorde mer enn førti intervjuer med Jobs selv og snakket med familie, kolleger og konkurrenter. Årene med Pixar, datamaskinene i farger, telefonen uten taster og sykdommen får egne kapitler, og den såkalte virkelighetsforvrengningen bevitnes fra mange hold.

Walter Isaacson har skrevet om Einstein, Franklin og Leonardo da Vinci og er opptatt av hvordan oppfinnsomhet henger sammen med personlighet. Boken kom i 2011, få uker etter Jobs’ død. Omfangsrik, men journalistisk lett. For lesere med interesse for design, næringsliv og umulige mennesker.`,
  'de-vita-caesarum': `Hver keiser behandles etter samme skjema: slekt, embeter, lover og byggverk, og så utseende, uvaner, skjønnhetsfeil og død. Det er mindre kronologi enn karakterkatalog, og man kan lese i den rekkefølgen man vil, fra Augustus’ nøysomhet til Caligulas hest og Neros sang.

Suetonius var embetsmann ved hoffet under Hadrian og skrev rundt år 120. Hva som er sant, må leseren selv veie. Senere bilder av Roma, blant annet Robert Graves’ romaner om Claudius, har hentet stoff her. Saklig i tonen selv når innholdet ikke er det.`,
} as const;
