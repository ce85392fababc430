import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import documents from '#storefront/api/generated/persisted-documents.json' with { type: 'json' };
import { SECRET_COOKIES, secretCookieName } from '#storefront/config/cookies.ts';
import { settingsWith } from '../fake-commerce.fixture.ts';
import type { CommerceApi } from './commerce-api.ts';
import { createWebsocketGateway } from './websocket-gateway.ts';

type Websocket = Parameters<NonNullable<CommerceApi['acceptWebsocket']>>[0];

const sockets = new WebSocketServer({ noServer: true });
let server: Server;
let host: string;
let accepted: Websocket[] = [];

beforeAll(async () => {
  const acceptWebsocket = (websocket: Websocket) => {
    accepted.push(websocket);
    sockets.handleUpgrade(websocket.incoming, websocket.socket, websocket.head, (socket) => socket.close());
  };
  server = createServer();
  server.on('upgrade', createWebsocketGateway({ acceptWebsocket }, settingsWith({})) ?? (() => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  accepted = [];
});
afterAll(() => {
  server.close();
});

/** The status of a rejected connection, or 101. */
async function connect(path: string, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(`ws://${host}${path}`, { headers });
  return new Promise((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
  });
}

describe('a websocket', () => {
  test('has the session of the page’s cookies, and the storefront’s documents', async () => {
    const cookie = `${secretCookieName(SECRET_COOKIES.access, false)}=token`;
    expect(await connect('/graphql', { origin: `http://${host}`, cookie })).toBe(101);
    const [websocket] = accepted;
    expect(websocket).toMatchObject({ address: '127.0.0.1', loginToken: 'token' });
    const [[hash = '', text] = []] = Object.entries(documents);
    expect(websocket?.findDocument(hash.replace('sha256:', ''))).toBe(text);
    expect(websocket?.findDocument('{ channel { id } }')).toBeUndefined();
  });

  test.each([
    ['a page of another site', '/graphql', { origin: 'https://evil.example' }, 403],
    ['a client without an origin', '/graphql', {}, 403],
    ['another path', '/auth/login', {}, 404],
  ])('of %s is rejected', async (_, path, headers, status) => {
    expect(await connect(path, headers as Record<string, string>)).toBe(status);
    expect(accepted).toEqual([]);
  });
});

test('there is no gateway for a backend without websockets', () => {
  expect(createWebsocketGateway({}, settingsWith({}))).toBeUndefined();
});
