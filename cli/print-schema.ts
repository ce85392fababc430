// npm run schema: the contract as one SDL document.
import { buildASTSchema, printSchema } from 'graphql';
import { readContractSchema } from '#backend/graphql/schema/contract-schema.ts';

process.stdout.write(`${printSchema(buildASTSchema(readContractSchema()))}\n`);
