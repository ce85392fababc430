import type { Backend } from '#backend/app.ts';
import { type Settings, SettingsError } from './settings.ts';

/** Checks settings that name a row of the database, which is possible only after the start. */
export async function checkNames(backend: Backend, settings: Settings): Promise<void> {
  const { data } = await backend.execute('{ channels { id markets { alias } } }', {});
  const { channels } = data as { channels: { id: string; markets: { alias: string }[] }[] };
  const channel = channels.find(({ id }) => id === settings.CHANNEL_ID);
  if (!channel)
    throw unknown(
      'CHANNEL_ID',
      settings.CHANNEL_ID,
      channels.map(({ id }) => id),
    );
  const aliases = channel.markets.map(({ alias }) => alias);
  if (!aliases.includes(settings.FALLBACK_MARKET))
    throw unknown('FALLBACK_MARKET', settings.FALLBACK_MARKET, aliases);
}

function unknown(name: string, value: string, known: string[]): SettingsError {
  return new SettingsError(`${name} must be one of ${known.join(', ')}, not "${value}".`);
}
