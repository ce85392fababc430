// A process that only sends mails, for tests that kill it. Arguments: database URL, SMTP URL.
import { pino } from 'pino';
import * as v from 'valibot';
import { backendSettings } from '#backend/config/settings.ts';
import { connect } from '#backend/database/connection.ts';
import { openMail } from './open-mail.ts';
import { sampleShop } from './sample-shop.fixture.ts';
import { sendDueMails } from './send-mails.ts';

const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2);
const { db } = connect(databaseUrl, { connections: 2 });
const unset = Object.fromEntries(Object.keys(backendSettings).map((name) => [name, undefined]));
const settings = v.parse(v.object(backendSettings), { ...unset, SMTP_URL: smtpUrl });
const services = openMail(db, settings, {
  shopUrl: 'https://kvarto.example',
  settingsOf: () => sampleShop,
  readFile: async () => undefined,
  log: pino({ level: 'silent' }),
});
await sendDueMails(services);
process.exit(0);
