/** The merchant's own order CUSTOM_1: what the shop's people would put on the front table. */
const staffPicks = [
  'sommarboken',
  'ut-og-stjaele-hester',
  'alfabet-christensen',
  'hytti-nro-6',
  'trollvinter',
  'kastanjemanden',
  'l-amica-geniale',
  'the-remains-of-the-day',
  'doktor-glas',
  'barndom-ditlevsen',
  'alevangeliet',
  'havboka',
  'vaffelhjarte',
  'garmanns-sommer',
  'tuntematon-sotilas',
  'salka-valka',
  'the-left-hand-of-darkness',
  'roseanna',
  'sorgegondolen',
  '84-charing-cross-road',
];

/** CUSTOM_2: those of them that make good presents, the safest first. */
const presents = ['trollvinter', '84-charing-cross-road', 'sommarboken', 'havboka', 'the-remains-of-the-day'];

/** A work's places in the merchant's orders; empty for most. */
export function customOrder(work: string): number[] {
  const pick = staffPicks.indexOf(work);
  if (pick < 0) return [];
  const present = presents.indexOf(work);
  return present < 0 ? [pick + 1] : [pick + 1, present + 1];
}
