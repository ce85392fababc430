/** A host from which pictures, or files of products, may be fetched. */
interface PictureHost {
  host: string;
  /** `*.example.com`. */
  hasSubdomains: boolean;
  /** Written as `http://host`. */
  allowsHttp: boolean;
}

export type PictureHosts = readonly PictureHost[];

const pattern =
  /^(?<scheme>https?:\/\/)?(?<wildcard>\*\.)?(?<host>[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?|\[[0-9a-f:]+\](:\d{1,5})?)$/i;

/** `images.example,*.cdn.example,http://old.example`. Undefined if an entry is not valid. */
export function parsePictureHosts(text: string): PictureHosts | undefined {
  const entries = text.split(',').map((entry) => entry.trim());
  const hosts = entries.filter((entry) => entry !== '').map(parseHost);
  return hosts.every((host) => host !== undefined) ? hosts : undefined;
}

function parseHost(entry: string): PictureHost | undefined {
  const groups = pattern.exec(entry)?.groups;
  if (!groups?.host) return undefined;
  return {
    host: groups.host.toLowerCase(),
    hasSubdomains: groups.wildcard !== undefined,
    allowsHttp: groups.scheme?.toLowerCase() === 'http://',
  };
}

/** Undefined if the URL may be fetched, otherwise the reason. */
export function explainForbiddenUrl(
  url: URL,
  hosts: PictureHosts,
  setting = 'PICTURE_HOSTS',
): string | undefined {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return 'The URL does not begin with https:// or http://.';
  if (url.username || url.password) return 'The URL contains a user name or a password.';
  const listed = hosts.find(({ host, hasSubdomains }) =>
    hasSubdomains ? url.host.endsWith(`.${host}`) : url.host === host,
  );
  if (!listed) return `The host ${url.host} is not in ${setting}.`;
  if (url.protocol === 'http:' && !listed.allowsHttp)
    return `The URL is not encrypted. To allow this, write http://${url.host} in ${setting}.`;
  return undefined;
}
