import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../api/system-postgres.ts';

export interface Nginx {
  url: string;
  /** `nginx -s reload`: reads the configuration again. Requests in flight are finished. */
  reload(): void;
  stop(): Promise<void>;
}

/**
 * nginx of the machine, in front of the upstream `kvarto` that a file defines. `npm run test:all` needs nginx, as it needs a
 * browser.
 */
export async function startNginx(folder: string, upstreamFile: string): Promise<Nginx> {
  const home = join(folder, 'nginx');
  await mkdir(home);
  await chmod(home, 0o777);
  const port = await freePort();
  const file = join(home, 'nginx.conf');
  const options = ['-p', home, '-c', file, '-e', join(home, 'error.log')];
  await writeFile(file, configuration(home, port, upstreamFile));
  const check = spawnSync('nginx', ['-t', ...options], { encoding: 'utf8' });
  if (check.error)
    throw new Error('nginx is not installed: apt-get install nginx-light', { cause: check.error });
  if (check.status !== 0) throw new Error(check.stderr);
  const server = spawn('nginx', [...options, '-g', 'daemon off;'], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await untilResponds(`${url}/nginx-is-ready`);
  return {
    url,
    reload() {
      const { status, stderr } = spawnSync('nginx', ['-s', 'reload', ...options], { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    },
    async stop() {
      if (server.exitCode !== null) return;
      server.kill('SIGQUIT');
      await once(server, 'exit');
    },
  };
}

function configuration(home: string, port: number, upstreamFile: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(home, name)};`)
    .join('\n  ');
  return `pid ${join(home, 'nginx.pid')};
worker_processes 1;
events {}
http {
  access_log off;
  ${temporary}
  include ${upstreamFile};
  server {
    listen 127.0.0.1:${port};
    location = /nginx-is-ready { return 200; }
    location / {
      proxy_pass http://kvarto;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Connection '';
      proxy_set_header X-Forwarded-For $remote_addr;
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
