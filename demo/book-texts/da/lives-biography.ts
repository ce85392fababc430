// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'denne-dag-et-liv': `Gården Näs og dens lege, avisen i Vimmerby, den lille søn i pleje i København, ægteskabet og krigen: Jens Andersen fortæller, hvordan en sekretær i Stockholm blev forfatter, da hun var næsten fyrre. Siden følger vi hende som forlagsredaktør, som brevven med talløse børn og som politisk stemme om skat, vold og dyr.

Forfatteren er kritiker og har også skrevet en stor biografi om H.C. Andersen. Fotografier og citater er der mange af. For alle, der er vokset op med bøgerne, og for den, som er nysgerrig efter Sverige i det tyvende århundrede.`,
  'tove-jansson-ord-bild-liv': `Fra et atelier i Helsinki, hvor faderen modellerede og moderen tegnede, fører beretningen over satiriske forsider, krig og den første blege trold til verdensry, vægmalerier, tegneseriestriber og de sene noveller. Atos Wirtanen, Vivica Bandler og Tuulikki Pietilä træder frem som partnere i liv og arbejde.

Westin er litteraturprofessor i Stockholm, skrev disputats om Mumidalen og har været med til at udgive brevene. Bogen er rigt illustreret og læser værkerne grundigt. Ikke et hurtigt portræt, men standardværket, her på svensk, engelsk og finsk.`,
  'roald-amundsen-bomann-larsen': `Overvintringen med Belgica, den lille Gjøa i Nordvestpassagen, kapløbet med Scott, fly og luftskibe og i 1928 den sidste flyvning for at finde en rival: Etaperne er velkendte. Mindre kendt er bruddene med brødre og ekspeditionskammerater, som her fylder en hel del.

Tor Bomann-Larsen er forfatter og tegner og har siden skrevet et stort værk om kong Haakon og dronning Maud, der som bekendt begyndte som dansk prins og engelsk prinsesse. Polarhelten behandles som skaber af sit eget sagn. For læsere, der vil have deres opdagere uden gips, på norsk eller engelsk.`,
  'marie-antoinette-zweig': `En pige på fjorten overrækkes ved grænsen, gifter sig med en kejtet arving og opdager kjoler, spil og en legetøjsgård. Halsbåndssagen, flugten til Varennes og processen fører hende trin for trin til alvoren. Zweigs tese er, at ulykken gjorde hende til det, rangen ikke havde formået.

Han arbejdede med breve mellem Wien og den østrigske gesandt og mistroede anekdoterne. I 1932 var han en af verdens mest oversatte forfattere; to år senere forlod han Østrig. Biografien læses som en af hans noveller i stort format, også af folk, der ellers undgår kongelige.`,
  'steve-jobs-isaacson': `Adoption, zen, kalligrafi, en garage; fyret fra sit eget firma, Pixar, tilbagekomst. Isaacson tager produkterne et for et, fra den første Macintosh til tavlecomputeren, og lader kolleger, rivaler og familie modsige både hovedpersonen og hinanden. Hvor kraften kom fra, og hvem den skadede, er det underliggende spørgsmål.

Biografien udkom i oktober 2011, få uger efter Jobs’ død. Isaacson har også skrevet om Franklin, Einstein og Leonardo, og altid er det mødet mellem teknik og kunst, der optager ham. Detaljeret og journalistisk; for folk i erhvervsliv og design og for skeptikere.`,
  'de-vita-caesarum': `Hvert levned følger et skema: slægt, løbebane, gerninger, vaner, udseende, varsler, død. Man hører om Caligulas hest, om Neros mening om sin egen stemme og om, hvor bange Domitian var. Tidsfølgen betyder mindre, karakteren en hel del.

Suetonius gjorde tjeneste under Hadrian og skrev omkring år 121. Historikere bruger ham med forsigtighed, levnedsskrivere har taget ved lære, og Robert Graves, som oversatte ham, fik to romaner ud af stoffet. De korte afsnit indbyder til at bladre. For den, der gerne vil møde kejserne i tøfler; visse kapitler er afgjort for voksne.`,
} as const;
