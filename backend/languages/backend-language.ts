import type { ApiMessages } from './api-messages.ts';
import type { CatalogueMessages } from './catalogue-messages.ts';
import type { DocumentMessages } from './document-messages.ts';
import type { FormMessages } from './form-messages.ts';
import type { MailMessages } from './mail-messages.ts';
import type { RetentionMessages } from './retention-messages.ts';
import type { SearchRules } from './search-rules.ts';
import type { StarterMessages } from './starter-messages.ts';
import type { ThemaSubjects } from './thema-subjects.ts';
import type { WithdrawalMessages } from './withdrawal-messages.ts';

/** All that the backend knows about a language: one folder per language. A missing part does not compile. */
export interface BackendLanguage {
  apiMessages: ApiMessages;
  catalogueMessages: CatalogueMessages;
  documentMessages: DocumentMessages;
  formMessages: FormMessages;
  mailMessages: MailMessages;
  retentionMessages: RetentionMessages;
  searchRules: SearchRules;
  starterMessages: StarterMessages;
  withdrawalMessages: WithdrawalMessages;
  /** Loaded on demand, because only imports need them. */
  loadThemaSubjects(): Promise<ThemaSubjects>;
}
