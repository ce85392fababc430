import type { BackendLanguage } from '../backend-language.ts';
import { apiMessages } from './api-messages.ts';
import { catalogueMessages } from './catalogue-messages.ts';
import { documentMessages } from './document-messages.ts';
import { formMessages } from './form-messages.ts';
import { mailMessages } from './mail-messages.ts';
import { retentionMessages } from './retention-messages.ts';
import { searchRules } from './search-rules.ts';
import { starterMessages } from './starter-messages.ts';
import { withdrawalMessages } from './withdrawal-messages.ts';

export const sv: BackendLanguage = {
  apiMessages,
  catalogueMessages,
  documentMessages,
  formMessages,
  mailMessages,
  retentionMessages,
  searchRules,
  starterMessages,
  withdrawalMessages,
  loadThemaSubjects: async () => (await import('./thema-subjects.ts')).themaSubjects,
};
