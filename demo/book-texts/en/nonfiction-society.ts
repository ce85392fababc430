// By key of the work: continues its short description of demo/books/ (load-described-works.ts).
export default {
  factfulness: `A quiz stands at the beginning, on vaccination, girls’ schooling and population, and most of us do worse than chance. Instead of rich and poor Rosling proposes four levels of income, and illustrates them with beds, stoves and toothbrushes. Fear, blame, urgency and the other impulses each have a chapter and a rule of thumb.

The Swedish professor of global health wrote the book with his son Ola and daughter-in-law Anna Rosling Rönnlund and died in 2017, before it appeared. Critics find it too bright about climate and inequality. It reads easily and is good material for schools and disputes.`,
  'thinking-fast-and-slow': `Two characters appear throughout: a quick, intuitive System 1 and a lazy, careful System 2. From their cooperation come anchoring, availability, the planning fallacy and our exaggerated dislike of losses. Towards the end Kahneman distinguishes the self that experiences from the self that remembers, with consequences for what we call happiness.

Much of the work was done with Amos Tversky, to whose memory the book is dedicated; in 2002 it brought Kahneman, a psychologist, the Nobel Prize in economics. Some of the studies cited, on priming, have since proved shaky. Not difficult but substantial; for people who make decisions.`,
  'a-vindication-of-the-rights-of-woman': `Talleyrand had proposed a system of state education for France that left girls out, and Wollstonecraft dedicated her reply to him. If reason is what raises humans above animals, she asks, how can half of them be trained to please? She calls for day schools for both sexes, professions and marriages between friends.

She was thirty-two, earned her living by reviewing, and had already answered Burke on the French Revolution. After her early death her reputation suffered from revelations about her private life; the suffragists rediscovered her. Digressive, eloquent, sarcastic. For readers tracing feminism to its sources.`,
  'a-room-of-ones-own': `Woolf had been invited to speak at two women’s colleges in Cambridge in 1928, and turned the lectures into a piece of fiction. Two meals are compared, one with partridges and one with prunes; a day is spent at the British Museum; and for Shakespeare a gifted sister is invented who comes to London too.

The essay of the following year is at once literary history, satire and a lesson in style. Austen, the Brontës and Aphra Behn are appreciated on the way. Short, and an obvious present for young people who write.`,
  'manifest-der-kommunistischen-partei': `Marx was twenty-nine and Engels twenty-seven when an association of emigrant craftsmen commissioned a programme from them. Four sections deal with class struggles and the achievements of the bourgeoisie, with the aims of the communists, with rival socialisms and, briefly, with tactics.

It was printed in London in February 1848, just as revolution broke out in Paris, had little influence at first and was later translated almost everywhere. What was done in its name makes a neutral reading difficult and a close one necessary. The later prefaces are informative. For students of history, economics and rhetoric of every political colour.`,
  'bokhandleren-i-kabul': `In the spring of 2002, after the fall of the Taliban, a family of several generations shares a flat in a battered apartment block. A second, very young wife, a mother, brothers and sons each get a chapter; Leila, the youngest sister, works from morning till night and hopes to become a teacher.

Seierstad, a war correspondent, wrote it like a novel, leaving herself out. The bookseller recognised himself and went to court over it, and questions about a guest’s right to tell have accompanied the book ever since. For readers interested in everyday life, and in journalism.`,
  'the-nordic-theory-of-everything': `The title plays on a Swedish idea, according to which love is genuine only between people who do not depend on one another. Partanen applies it to parents and children, spouses, pupils, patients and the elderly, and asks why the land of freedom ties so much to one’s employer and family.

She is a Finnish journalist who married an American and became a citizen. The book, written in English and published in 2016, is addressed to readers in the United States, and is for that reason instructive in the North as well. Personal and polite.`,
} as const;
