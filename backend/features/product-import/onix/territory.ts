import { childOf, type Element, textOf } from './element.ts';

/** Countries of the euro, region ECZ of list 49. */
const euroCountries = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '));

/** A territory as the ONIX record states it: codes of countries and regions. */
export interface Territory {
  countries: string[];
  regions: string[];
  withoutCountries: string[];
  /** Absent in records that were stored before imports read excluded regions. */
  withoutRegions?: string[];
}

/** The territory of a composite; undefined if it has none, which means everywhere. */
export function territoryOf(parent: Element | undefined): Territory | undefined {
  const territory = childOf(parent, 'Territory');
  if (!territory) return undefined;
  const codes = (name: string) => textOf(territory, name)?.toUpperCase().split(' ') ?? [];
  return {
    countries: codes('CountriesIncluded'),
    regions: codes('RegionsIncluded'),
    withoutCountries: codes('CountriesExcluded'),
    withoutRegions: codes('RegionsExcluded'),
  };
}

/** True for every country if there is no territory. */
export function includesCountry(territory: Territory | undefined, country: string): boolean {
  if (!territory) return true;
  const { countries, regions, withoutCountries, withoutRegions = [] } = territory;
  if (withoutCountries.includes(country) || isInRegion(withoutRegions, country)) return false;
  return countries.includes(country) || isInRegion(regions, country);
}

/** Knows the regions WORLD and ECZ. Other regions are parts of a country, such as GB-NIR, and do not decide about the country. */
function isInRegion(regions: readonly string[], country: string): boolean {
  return regions.includes('WORLD') || (regions.includes('ECZ') && euroCountries.has(country));
}
