// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'the-story-of-art': `Gombrich är mer intresserad av konstnärerna och deras arbete än av Konsten med stort K, och det håller han fast vid genom knappt trettio kapitel. Han skriver aldrig om ett verk som han inte kan visa, så bild och text följs åt. Egypten, Bysans, gotik, Rembrandt, impressionister: en epok förstås alltid ur den föregåendes olösta svårigheter.

Ernst Gombrich, född i Wien och verksam i London, gav ut boken 1950 och reviderade den många gånger. Utblicken mot andra världsdelar och kvinnliga konstnärer är begränsad. Ändå en ypperlig grund för den som står rådvill på museum.`,
  'on-photography': `Sontag går från Platons grotta till Diane Arbus, från dokumentärfotografernas USA till surrealism och Kina, och samlar i slutet citat från andra tänkare. Hon frågar om vi med kameran tar del av världen eller äger den på avstånd, och om bilder av lidande gör oss klokare eller bara mer vana.

Essäerna trycktes först i New York Review of Books och kom som bok 1977. Senare reviderade Susan Sontag vissa ståndpunkter i Att se andras lidande. Aforistisk, lärd och bestämd. För fotografer, journalister och alla som scrollar.`,
  'ett-hem': `Bilderna visar matsalen, verkstaden, barnens frukost, lathörnet, fönster med krukväxter: tecknade med en svart kontur som påminner om japanska träsnitt, lagda i ljus akvarell. Texten är prat och skämt från en pappa som är stolt över röran. Ingen sal visas utan att någon bor där.

Carl och Karin Larsson hade båda utbildats till konstnärer, hon vävde och ritade möbler i stället för att ställa ut. Boken kom 1899 och påverkade svensk heminredning långt framåt, ända till vår tids möbelhus. En vacker gåva för inredningsintresserade och för den som varit på Sundborn.`,
  'levende-musik': `Titeln är också programmet: musiken ska leva av egen kraft, inte av effekter. Essäerna vänder sig mot överdrifter i senromantikens efterklang och för melodins, rytmens och den enkla tersens talan. Läsaren får möta en praktiker som tänker högt, med liknelser från lantgård, kök och hantverk, inte en teoretiker.

Carl Nielsen växte upp på Fyn, spelade som pojke i militärorkester och blev Danmarks främste symfoniker. Skriften kom 1925, till hans sextioårsår. Den är kort och utan notexempel att frukta. Här på danska och engelska, för körsångare, musiklärare och vanliga lyssnare.`,
  'just-kids': `De möts av en slump sommaren 1967, delar ateljé i Brooklyn, flyttar till ett minimalt rum på Chelsea Hotel och turas om att ha råd med mat. Hon ritar och skriver dikter, han gör halsband och collage innan någon ger honom en kamera. Där finns Janis Joplin, Allen Ginsberg och Sam Shepard i förbifarten, aldrig som skylt.

Patti Smith hade lovat Mapplethorpe att berätta deras historia. Boken fick National Book Award 2010. Prosan är högtidlig på ett ärligt vis. För unga som vill göra konst, och för den som var ung då.`,
  musicophilia: `Boken är ordnad kring fallbeskrivningar: absolut gehör, musikaliska hallucinationer, melodier som fastnar, personer för vilka musik är oljud, barn med Williams syndrom och parkinsonpatienter som kan dansa när de inte kan gå. Titelns pianist är Paul Wittgenstein, vars fantomhand mindes fingersättningen efter att armen var borta.

Oliver Sacks var neurolog i New York, hängiven pianist och skrev för allmänheten om hjärnans märkligheter. Han börjar alltid hos människan och slutar hos frågan. Fristående kapitel, inga förkunskaper. För musiker, vårdpersonal och läsare som älskade Mannen som förväxlade sin hustru med en hatt.`,
} as const;
