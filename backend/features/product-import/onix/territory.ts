import { childOf, type Element, textOf } from './element.ts';

/** Countries of the euro, region ECZ of list 49. */
const euroCountries = new Set('AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '));

/** A territory as sent: lists of codes. */
export interface Territory {
  countries: string[];
  regions: string[];
  withoutCountries: string[];
}

/** Of a composite with a Territory; undefined if it has none, which means everywhere. */
export function territoryOf(parent: Element | undefined): Territory | undefined {
  const territory = childOf(parent, 'Territory');
  if (!territory) return undefined;
  const codes = (name: string) => textOf(territory, name)?.toUpperCase().split(' ') ?? [];
  return {
    countries: codes('CountriesIncluded'),
    regions: codes('RegionsIncluded'),
    withoutCountries: codes('CountriesExcluded'),
  };
}

export function includesCountry(territory: Territory | undefined, country: string): boolean {
  if (!territory) return true;
  const { countries, regions, withoutCountries } = territory;
  if (withoutCountries.includes(country)) return false;
  if (countries.includes(country) || regions.includes('WORLD')) return true;
  return regions.includes('ECZ') && euroCountries.has(country);
}
