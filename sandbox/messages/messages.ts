import type { LocaleCode } from '#contract/locales.ts';
import { da } from './da.ts';
import { en } from './en.ts';
import { fi } from './fi.ts';
import { nb } from './nb.ts';
import { type SandboxMessages, sv } from './sv.ts';

export const sandboxMessages: Record<LocaleCode, SandboxMessages> = { sv, da, en, fi, nb };

export type MessageKey = keyof SandboxMessages;
