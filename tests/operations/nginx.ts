import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../api/system-postgres.ts';

export interface Nginx {
  url: string;
  /** Sends new requests to another port, and waits until the processes with the old configuration have ended. */
  switchTo(port: number): Promise<void>;
  stop(): Promise<void>;
}

/** nginx of the machine in front of a port. `npm run test:all` needs it, as it needs a browser. */
export async function startNginx(folder: string, port: number): Promise<Nginx> {
  const home = join(folder, 'nginx');
  await mkdir(home);
  await chmod(home, 0o777);
  const listenPort = await freePort();
  const file = join(home, 'nginx.conf');
  const options = ['-p', home, '-c', file, '-e', join(home, 'error.log')];
  await writeFile(file, configuration(home, listenPort, port));
  const check = spawnSync('nginx', ['-t', ...options], { encoding: 'utf8' });
  if (check.error)
    throw new Error('nginx is not installed: apt-get install nginx-light', { cause: check.error });
  if (check.status !== 0) throw new Error(check.stderr);
  const server = spawn('nginx', [...options, '-g', 'daemon off;'], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${listenPort}`;
  await untilResponds(url);
  return {
    url,
    async switchTo(next) {
      await writeFile(file, configuration(home, listenPort, next));
      server.kill('SIGHUP');
      await untilResponds(`${url}/upstream-is-${next}`);
    },
    async stop() {
      if (server.exitCode !== null) return;
      server.kill('SIGQUIT');
      await once(server, 'exit');
    },
  };
}

function configuration(home: string, listenPort: number, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(home, name)};`)
    .join('\n  ');
  return `pid ${join(home, 'nginx.pid')};
worker_processes 1;
events {}
http {
  access_log off;
  ${temporary}
  upstream shop { server 127.0.0.1:${port}; }
  server {
    listen 127.0.0.1:${listenPort};
    location = /upstream-is-${port} { return 200; }
    location / {
      proxy_pass http://shop;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`;
}

async function untilResponds(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const response = await fetch(url, { headers: { connection: 'close' } }).catch(() => undefined);
    if (response?.ok) return;
    if (Date.now() > deadline) throw new Error(`${url} does not respond.`);
  }
}
