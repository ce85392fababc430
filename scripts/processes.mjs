// Child processes of the npm commands. No dependencies and no syntax newer than Node 20.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command and shows one line with its duration on stderr. Its output is returned. */
export function runQuietly(title, command, args, options = {}) {
  const start = Date.now();
  const seconds = () => `${((Date.now() - start) / 1000).toFixed(1)} s`;
  const isTerminal = process.stderr.isTTY;
  // Of commands that run at the same time, the last one shows its progress.
  clearInterval(ticker);
  if (isTerminal) ticker = setInterval(() => process.stderr.write(`\r  ${title} … ${seconds()}`), 200);
  else process.stderr.write(`  ${title} …\n`);
  const ownTicker = ticker;
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    running.add(child);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    const finish = (code) => {
      running.delete(child);
      clearInterval(ownTicker);
      process.stderr.write(`${isTerminal ? '\r' : ''}  ${title} … ${seconds()}\n`);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(1);
    });
    child.on('close', finish);
  });
}

let ticker;

/** Child processes that are still running: they are ended with this process. */
const running = new Set();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => forwardSignal(signal));
const ancestors = readAncestors();
// When npm ends, this process keeps running; when npm is killed, its shell keeps running. So both are watched.
setInterval(() => {
  if (readAncestors() !== ancestors) forwardSignal('SIGTERM');
}, 300).unref();

function forwardSignal(signal) {
  for (const child of running) child.kill(signal);
  // Set-up steps need no graceful shutdown.
  if (![...running].some((child) => child.isInForeground)) process.exit(signal === 'SIGINT' ? 130 : 143);
}

function readAncestors() {
  try {
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${process.ppid}/status`, 'utf8'))?.[1]}`;
  } catch {
    return String(process.ppid);
  }
}

/**
 * Runs a program in the foreground and returns its exit code. The program has its own process group, so that Ctrl-C
 * reaches it once, forwarded by this process. When this process dies, the IPC channel closes and the program ends.
 */
export function runInForeground(command, args, env = process.env) {
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(command, args, { cwd: root, env, detached: process.platform !== 'win32', stdio });
  running.add(Object.assign(child, { isInForeground: true }));
  // The timer above is unref'd: keep this process alive as long as the program runs.
  const alive = setInterval(() => undefined, 60_000);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(alive);
      running.delete(child);
      resolve(code ?? (signal ? 128 : 1));
    });
  });
}
