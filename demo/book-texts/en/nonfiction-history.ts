// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  'kizur-toldot-ha-enoshut': `Four turning points structure the account: the birth of complex language, farming, the unification of mankind by trade, empires and religions, and science. Of agriculture Harari says unkind things, and he keeps asking an unusual question for a historian: were people, and animals, any happier afterwards?

He teaches in Jerusalem, began as a specialist in medieval warfare and developed the book from lectures. It appeared in Hebrew in 2011 and in English three years later. Scholars in many fields have disputed details and generalisations, so it should be read as an essay. For anyone who likes to step far back.`,
  heimskringla: `It starts with Odin as a chieftain from the East and ends in 1177. Harald Fairhair, Olaf Tryggvason, Saint Olaf, whose saga occupies the middle third, Harald Hardrada and the pilgrim Sigurd are the great figures. Skaldic verses, composed by men who had been present, serve as evidence.

Snorri, a politician and lawspeaker in Iceland, compiled the work around 1230 and was killed in a feud in 1241. In nineteenth-century Norway it became something like a second constitution, with celebrated illustrations. What is fact and what is art can seldom be separated. To be read saga by saga.`,
  'u-vojny-ne-zjenskoje-litso': `Hundreds of thousands of women served in the Red Army, many of them volunteers of seventeen or eighteen. Alexievich visited them in flats and kitchens, drank tea and waited. They speak of the first dead man, of love at the front and of the contempt with which they were received at home.

Published with cuts in 1985 and later expanded, it was the first in a cycle about the Soviet soul, continued with Afghanistan and Chernobyl. The author, who writes in Russian and comes from Belarus, received the Nobel Prize in 2015. Best read in sections.`,
  'stridens-skonhet-och-sorg': `A German schoolgirl, an English nurse in the Russian army, a Venezuelan adventurer in Ottoman service, a Danish-speaking soldier from Schleswig: day by day and year by year their paths run side by side. Not what the war was, but how it felt, is the subject.

Englund was a historian known for his work on Poltava and the Thirty Years’ War, and for some years the permanent secretary of the Swedish Academy. He adds little commentary, so that hopes and boredom stand next to horror. For readers who thought they had read enough about 1914.`,
  'a-distant-mirror': `Enguerrand de Coucy was married to an English princess and served French kings; he fought in Italy, Tunisia and the Balkans and had to deal with almost everybody who mattered. Around him Tuchman shows tournaments, taxes, childbirth, the Jacquerie and a chivalry that no longer corresponded to anything.

Twice a winner of the Pulitzer Prize, she wrote outside the universities and believed in narrative. In 1978 the title suggested a comparison with her own violent century. Medievalists have corrected points since. A long winter’s company, for readers who want history to have faces.`,
  'slagtebaenk-dybbol': `The book leads up to 18 April 1864 from several sides: politics in Copenhagen, where illusions ruled, Bismarck’s calculation, life in the redoubts under weeks of shelling. Then it follows the attack almost hour by hour, and finally the field hospitals and the families.

Tom Buk-Swienty, a historian and journalist, had worked for years as a correspondent in the United States and learned there how to tell history as narrative. A sequel deals with the crossing to Als, and a Danish television series was based on both. No previous knowledge is required.`,
  'finlands-historia-meinander': `Language, religion and law came from the west, and much else was decided in St Petersburg. Meinander explains how both inheritances worked together, from the medieval castles to Nokia: autonomy under the tsars, civil war, the wars against the Soviet Union, Kekkonen’s balancing act, membership in the European Union.

As a professor of history at the University of Helsinki and a Finland-Swede he is used to explaining the country in two languages and to the world outside. Economy and culture are given their place beside politics. Well suited to newcomers and to anyone preparing a journey.`,
} as const;
