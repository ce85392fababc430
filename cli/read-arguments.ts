import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

/** The options and the words of a command line; `--help` goes with every command. `usage` stands below a refusal. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  usage?: string,
) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    const { message } = error as Error;
    throw new UsageError(usage === undefined ? message : `${message}\n\n${usage}`);
  }
}
