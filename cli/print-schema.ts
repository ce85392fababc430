// npm run schema: the contract as one SDL document.
import { buildASTSchema, printSchema } from 'graphql';
import { readContractSchema } from '#backend/graphql/schema/contract-schema.ts';

// The reader of a pipe may close it early: `npm run schema | head`.
process.stdout.on('error', () => process.exit());
process.stdout.write(`${printSchema(buildASTSchema(readContractSchema()))}\n`);
