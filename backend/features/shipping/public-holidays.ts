interface HolidayRules {
  /** Month and day. */
  fixed: readonly string[];
  /** Days after Easter Sunday. */
  easter: readonly number[];
  /** Midsummer Eve: the Friday from 19 to 25 June. */
  hasMidsummer?: true;
}

const goodFriday = -2;
const easterMonday = 1;
const ascension = 39;
const whitMonday = 50;
const maundyThursday = -3;

const finnish: HolidayRules = {
  fixed: ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'],
  easter: [goodFriday, easterMonday, ascension],
  hasMidsummer: true,
};

/**
 * Days without delivery besides weekends, by country: national public holidays, and the eves on which carriers rest. Holidays of
 * a region are left out: a promise for the whole country must hold, and the ranges leave room for one day.
 */
const holidayRules: Partial<Record<string, HolidayRules>> = {
  SE: {
    fixed: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'],
    easter: [goodFriday, easterMonday, ascension],
    hasMidsummer: true,
  },
  DK: {
    fixed: ['01-01', '06-05', '12-24', '12-25', '12-26', '12-31'],
    easter: [maundyThursday, goodFriday, easterMonday, ascension, whitMonday],
  },
  NO: {
    fixed: ['01-01', '05-01', '05-17', '12-24', '12-25', '12-26'],
    easter: [maundyThursday, goodFriday, easterMonday, ascension, whitMonday],
  },
  FI: finnish,
  AX: finnish,
  DE: {
    fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'],
    easter: [goodFriday, easterMonday, ascension, whitMonday],
  },
  NL: { fixed: ['01-01', '04-27', '12-25', '12-26'], easter: [easterMonday, ascension, whitMonday] },
  FR: {
    fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    easter: [easterMonday, ascension, whitMonday],
  },
};

const dayMs = 86_400_000;

/** Whether a day (`2026-11-17`) is neither a weekend nor a holiday of the country. */
export function isWorkingDay(day: string, country: string): boolean {
  const date = new Date(`${day}T00:00Z`);
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const rules = holidayRules[country];
  if (!rules) return true;
  if (rules.fixed.includes(day.slice(5))) return false;
  if (rules.hasMidsummer && weekday === 5 && day.slice(5) >= '06-19' && day.slice(5) <= '06-25') return false;
  return !rules.easter.includes((date.getTime() - easterOf(date.getUTCFullYear())) / dayMs);
}

/** Easter Sunday of the Gregorian calendar, as the time of its start in UTC: the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const h = (19 * a + century - Math.floor(century / 4) - correction + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - h - (yearOfCentury % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}
