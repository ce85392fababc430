/** A host from which pictures, or files of products, may be fetched. */
interface AllowedHost {
  host: string;
  /** Written as `*.host`: every subdomain is allowed, the host itself is not. */
  hasSubdomains: boolean;
  /** Written as `http://host`. */
  allowsHttp: boolean;
}

export type AllowedHosts = readonly AllowedHost[];

/** An optional scheme, an optional `*.`, then a host name or an IPv6 address in brackets, each with an optional port. */
const entryPattern =
  /^(?<scheme>https?:\/\/)?(?<wildcard>\*\.)?(?<host>[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?|\[[0-9a-f:]+\](:\d{1,5})?)$/i;

/** Parses `images.example,*.cdn.example,http://old.example`. Undefined if an entry is not valid. */
export function parseAllowedHosts(text: string): AllowedHosts | undefined {
  const entries = text.split(',').map((entry) => entry.trim());
  const hosts = entries.filter((entry) => entry !== '').map(parseHost);
  return hosts.every((host) => host !== undefined) ? hosts : undefined;
}

function parseHost(entry: string): AllowedHost | undefined {
  const groups = entryPattern.exec(entry)?.groups;
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
  hosts: AllowedHosts,
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
