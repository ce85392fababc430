// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'denne-dag-et-liv': `Jens Andersen följer Astrid Lindgren från Näs i Vimmerby via tidningsvolontärens arbete och sonen Lasse, som de första åren bodde hos en fosterfamilj i Köpenhamn, till Dalagatan och den offentliga rösten i skattedebatt och djurskydd. Barnböckerna läses in i livet, men inte som enkla nycklar.

Författaren har tidigare skrivit biografier över bland andra H.C. Andersen och Tove Ditlevsen. Han berättar kronologiskt, med många fotografier, och håller avstånd till helgonbilden. Svenska läsare får dessutom den danska delen av historien ovanligt väl belyst. För dem som vuxit upp med böckerna och nu vill veta hur de kom till.`,
  'tove-jansson-ord-bild-liv': `Westin utgår från verket: de tidiga satirteckningarna i Garm, målningarna, muminböckerna, den tecknade serien som blev en industri, teatern och de sena novellerna. Vid sidan av finns bildhuggarfadern, tecknarmodern, kriget, Atos Wirtanen, Vivica Bandler och livskamraten Tuulikki Pietilä, och den ständiga dragkampen mellan plikt och lust att arbeta.

Boel Westin är litteraturprofessor i Stockholm och kände sin huvudperson. Biografin från 2007 är grundlig, rikt illustrerad och skriven utan skvaller. Ett standardverk som går att läsa från pärm till pärm eller slå i. För muminvänner och konstintresserade.`,
  'roald-amundsen-bomann-larsen': `Från drömmarna om Nordvästpassagen på skutan Gjøa till ballonger och flygplan över Arktis: Bomann-Larsen tecknar en karriär där varje triumf måste betala nästa resa. Kappkörningen mot Scott är bara en del. Brodern Leon, som skötte affärerna, brytningen dem emellan och Umberto Nobiles luftskepp hör till det mest laddade.

Tor Bomann-Larsen har också skrivit stora verk om den norska kungafamiljen. Han arbetar kritiskt med källorna men berättar scen för scen. Boken från 1995 finns här på norska och engelska. För läsare av polarhistoria som vill se människan under pälsen.`,
  'marie-antoinette-zweig': `Från hovet i Wien skickas en fjortonårig ärkehertiginna till Frankrike för fredens skull, där ett äktenskap länge förblir en formsak. Zweig skildrar nöjena i Trianon, halsbandsaffären, greve Axel von Fersen, som inte minst svenska läsare känner igen, och den långa vägen mot Conciergeriet, där han ser karaktären ta form.

Stefan Zweig, wienare och en av mellankrigstidens mest lästa författare, gick igenom brev och dokument men tolkade dem med Freud i närheten. Biografin är från 1932 och forskningen har gått vidare. Som psykologiskt porträtt är den levande; för läsare som gillar historia berättad med värme.`,
  'steve-jobs-isaacson': `Isaacson gjorde över fyrtio intervjuer med Jobs och talade med hundratals andra: familj, kolleger, konkurrenter. Garaget i Los Altos, brytningen med Apple, Pixar, återkomsten och telefonen som fick knapparna att försvinna skildras i kapitel som går att läsa var för sig. Den så kallade verklighetsförvrängningen får flera vittnesmål.

Walter Isaacson har skrivit om Einstein, Franklin och Leonardo da Vinci, och är intresserad av hur uppfinningsrikedom hänger ihop med karaktär. Boken kom 2011, några veckor efter Jobs död. Tjock men lätt. För läsare med intresse för design, ledarskap och besvärliga människor.`,
  'de-vita-caesarum': `Varje kejsare behandlas ungefär likadant: släkt, karriär, lagar och byggen, därefter utseende, laster, vanor, död. Det är inte kronologi utan en katalog över karaktärer, och därför kan man hoppa efter humör, från Augustus sparsamhet till Caligulas häst och Neros sång. Vad som är sant får läsaren fundera på.

Gaius Suetonius Tranquillus skrev omkring år 120 och har färgat alla senare bilder av romerska härskare, inte minst Robert Graves romaner om Claudius. Språket är sakligt även när innehållet inte är det. För alla som tycker om politiska biografier med pikanta marginaler.`,
} as const;
