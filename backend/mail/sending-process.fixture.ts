// One process of a shop that does nothing but send mails, for tests that kill it. Database and server are its arguments.
import { pino } from 'pino';
import * as v from 'valibot';
import { backendSettings } from '#backend/config/settings.ts';
import { connect } from '#backend/database/connection.ts';
import { mailJob } from './mail-job.ts';
import { openMail } from './open-mail.ts';

const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2);
const { db } = connect(databaseUrl, { connections: 2 });
const unset = Object.fromEntries(Object.keys(backendSettings).map((name) => [name, undefined]));
const settings = v.parse(v.object(backendSettings), { ...unset, SMTP_URL: smtpUrl });
const house = openMail(db, settings, 'https://kvarto.example', pino({ level: 'silent' }));
await mailJob(house).runDue(new AbortController().signal);
process.exit(0);
