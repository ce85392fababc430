import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Options = ConstructorParameters<typeof SMTPServer>[0];

interface ReceivedMail {
  from: string;
  to: string[];
  message: string;
  isSecure: boolean;
}

interface MailServer {
  port: number;
  /** Unencrypted: encryption would need a certificate. */
  url: string;
  received: ReceivedMail[];
  close(): Promise<void>;
}

/** A real SMTP server on this machine that records mails. `onReceived` is called before it accepts a mail. */
export async function startMailServer(
  options: Options = {},
  onReceived: (mail: ReceivedMail) => Promise<void> | void = () => undefined,
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString('utf8'),
          isSecure: session.secure,
        };
        received.push(mail);
        await onReceived(mail);
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export function headerOf(message: string, name: string): string | undefined {
  const found = new RegExp(`^${name}:((?:.|\\r\\n[ \\t])*)`, 'im').exec(message);
  return found?.[1]?.replace(/\r\n\s+/g, ' ').trim();
}
