import type { BackendLanguage } from '../backend-language.ts';
import { apiMessages } from './api-messages.ts';
import { documentMessages } from './document-messages.ts';
import { mailMessages } from './mail-messages.ts';
import { searchRules } from './search-rules.ts';

export const fi: BackendLanguage = { apiMessages, documentMessages, mailMessages, searchRules };
