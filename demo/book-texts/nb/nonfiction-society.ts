// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  factfulness: `Ti instinkter forvrenger bildet vi har av verden, blant dem gapet, det negative, den rette linjen og syndebukken. I stedet for rike og fattige land får leseren fire inntektsnivåer. Først må man gjennom en prøve, og de fleste blir litt flaue over resultatet.

Hans Rosling var lege og professor i internasjonal helse og skrev boken sammen med sønnen Ola og svigerdatteren Anna mens han var alvorlig syk; den kom i 2018, året etter at han døde. Ikke alle deler optimismen. Muntlig og lett tilgjengelig, fra femten år.`,
  'thinking-fast-and-slow': `Forankring, tapsaversjon, planleggingsoptimisme: Mange av begrepene stammer fra eksperimenter de to gjorde på seg selv over lange samtaler. En egen del handler om jeget som opplever og jeget som husker, og som ikke alltid ønsker seg den samme ferien.

Daniel Kahneman var psykolog, men fikk i 2002 den økonomiske prisen til minne om Alfred Nobel. Boken fra 2011 oppsummerer et langt forskerliv; noen av studiene det vises til, er senere trukket i tvil. Tykk, men med korte kapitler. For beslutningstakere, lærere og selvkritiske.`,
  'a-vindication-of-the-rights-of-woman': `Hun retter seg mot Rousseau, som ville oppdra jenter til å behage, og mot tidens håndbøker i dannelse. Fornuften har ikke kjønn, er argumentet, uvitenhet gjør mennesker til slaver eller tyranner, og gutter og jenter bør gå på skole sammen.

Mary Wollstonecraft levde av å undervise, oversette og skrive, hadde fulgt den franske revolusjonen og ble mor til Mary Shelley. Skriftet fra 1792 er en grunntekst. Setningene er lange på 1700-tallets vis, men sinnet holder dem våkne. Like aktuell for den som er opptatt av skole.`,
  'a-room-of-ones-own': `Fortelleren, som gjerne kan hete Mary hva som helst, jages bort fra gresset ved et universitet, sammenligner lunsj på et rikt mannscollege med middag på et fattig for kvinner, og slår opp hva menn har ment om det andre kjønn. Den tenkte søsteren til Shakespeare er bokens mest kjente skikkelse.

Virginia Woolf bygde på foredrag fra Cambridge høsten 1928; boken kom året etter. Den beveger seg som en novelle, men konklusjonen er svært konkret. Kort og lett å lese. For alle som skriver.`,
  'manifest-der-kommunistischen-partei': `Fire avsnitt: om borgere og proletarer, om proletarer og kommunister, om andre sosialistiske retninger og om forholdet til opposisjonen i ulike land. Det første er mest lest, en fortelling om hvordan handel og maskiner river over alle gamle bånd. Det tredje kan den utålmodige hoppe over.

Karl Marx var tjueni og Friedrich Engels tjuesju da teksten kom i London i februar 1848, like før revolusjonene. Få skrifter har hatt større følger, også grufulle. For den som diskuterer politikk og vil kjenne kilden.`,
  'bokhandleren-i-kabul': `Familiens overhode kalles Sultan Khan i boken. Reporteren har skrevet seg selv ut; i stedet følger vi en yngste søster som drømmer om å bli lærer, en kone nummer to på seksten år, sønner i butikken, frieri, pilegrimsferd og et småtyveri med store følger.

Åsne Seierstad hadde dekket krigene på Balkan og i Afghanistan. Boken kom i 2002 og spredte seg over verden, og familien den bygger på, protesterte. Saken havnet i retten, og debatten om etikk har fulgt den siden. Lettlest og opprørende, og ypperlig i lesesirkel.`,
  'the-nordic-theory-of-everything': `Partanen giftet seg med en amerikaner, fikk angst av forsikringsskjemaer og begynte å sammenligne: foreldrepermisjon, studiegjeld, skattemelding, eldreomsorg. Tanken om kjærlighet mellom uavhengige individer henter hun fra svenske historikere. Hun regner, intervjuer og forteller av egen erfaring.

Anu Partanen skrev boken på engelsk i 2016, først og fremst for amerikanere. Nettopp derfor får nordiske lesere se seg selv utenfra, også med kritiske merknader. For utvandrere, hjemvendte og samfunnsdebattanter. Utgavene er på engelsk og finsk.`,
} as const;
