import type { Backend } from '#backend/app.ts';
import { localeOfLanguage } from '#contract/locales.ts';
import { type Settings, SettingsError } from './settings.ts';

interface NamedChannel {
  id: string;
  defaultMarketId: string;
  defaultLanguageId: string;
  markets: { id: string; alias: string }[];
}

/**
 * Completes the settings with the default market and language of the shop, and checks the settings that name a row of the
 * database. Both need the running backend.
 */
export async function completeSettings(backend: Backend, settings: Settings): Promise<Settings> {
  const { data } = await backend.execute(
    '{ channels { id defaultMarketId defaultLanguageId markets { id alias } } }',
    {},
  );
  const { channels } = data as { channels: NamedChannel[] };
  const channel = channels.find(({ id }) => id === settings.CHANNEL_ID);
  if (!channel)
    throw unknown(
      'CHANNEL_ID',
      settings.CHANNEL_ID,
      channels.map(({ id }) => id),
    );
  const { markets, defaultMarketId, defaultLanguageId } = channel;
  const aliases = markets.map(({ alias }) => alias);
  const completed = { ...settings };
  const isSet = (name: keyof Settings) => settings.namesInEnvironment.has(name);
  if (!isSet('FALLBACK_MARKET'))
    completed.FALLBACK_MARKET =
      markets.find(({ id }) => id === defaultMarketId)?.alias ?? settings.FALLBACK_MARKET;
  if (!isSet('DEFAULT_LOCALE'))
    completed.DEFAULT_LOCALE = localeOfLanguage(defaultLanguageId) ?? settings.DEFAULT_LOCALE;
  if (!aliases.includes(completed.FALLBACK_MARKET))
    throw unknown('FALLBACK_MARKET', completed.FALLBACK_MARKET, aliases);
  return completed;
}

function unknown(name: string, value: string, known: string[]): SettingsError {
  return new SettingsError(`${name} must be one of ${known.join(', ')}, not "${value}".`);
}
