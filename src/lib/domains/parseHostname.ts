const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

const TOP_LEVEL = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

const MAX_LENGTH = 253

/**
 * Characters that URLs or patterns may contain but host names may not, plus white space, control and invisible
 * characters.
 */
const FORBIDDEN = /[\s\p{Cc}\p{Cf}/\\?#@%:*_[\]<>^|`{}"',;!$&()+=~]/u

/**
 * Parses a host name entered by a user: a domain with a top-level domain of at least two letters, or `localhost` or a
 * name below `localhost` or `local`, optionally with a port.
 * @returns lower case, with international names in punycode and without a trailing dot; null if invalid
 * @example parseHostname('Théâtre.fr.') // 'xn--thtre-4qa2c.fr'
 */
export function parseHostname(text: string): string | null {
  const parts = /^(.*?)(?::([1-9]\d{0,4}))?$/u.exec(text.trim())
  const name = parts?.[1] && canonical(parts[1])
  if (!name) return null
  const port = parts[2]
  if (!port) return name
  return isLocal(name) && Number(port) <= 65_535 ? `${name}:${port}` : null
}

/** Whether a name only resolves on the local machine or network, with or without a port. */
export const isLocal = (name: string): boolean =>
  /^(?:.+\.)?(?:localhost|local)(?::\d+)?$/.test(name) && !/^local(?::|$)/.test(name)

function canonical(text: string): string | null {
  if (FORBIDDEN.test(text) || text.length > MAX_LENGTH * 2) return null
  const ascii = toAscii(text)?.replace(/\.$/, '')
  if (!ascii || ascii.length > MAX_LENGTH) return null
  const labels = ascii.split('.')
  if (!labels.every((label) => LABEL.test(label)) || !TOP_LEVEL.test(ascii.slice(ascii.lastIndexOf('.') + 1)))
    return null
  return labels.length > 1 || ascii === 'localhost' ? ascii : null
}

/** Uses the URL parser, which browsers and servers share. */
function toAscii(text: string): string | null {
  try {
    return new URL(`http://${text}/`).hostname
  } catch {
    return null
  }
}

/** Host names of the installation, in lower case. */
export interface PlatformHosts {
  /** Subdomains are for development. */
  developmentHost: string
  /** Tenants have `{slug}.{suffix}`. */
  hostedSuffixes: string[]
  /** Reserved host names, with all their subdomains. */
  ownHosts: string[]
}

type HostSettings = Record<
  | 'DEVELOPMENT_HOST'
  | 'EDGE_HOST'
  | 'HELP_URL'
  | 'HOSTED_SUFFIX'
  | 'HOSTED_SUFFIX_THEMES'
  | 'PREVIEW_DOMAIN'
  | 'SERVER_URL',
  string
>

export const platformHosts = (settings: HostSettings): PlatformHosts => ({
  developmentHost: settings.DEVELOPMENT_HOST.toLowerCase(),
  hostedSuffixes: [settings.HOSTED_SUFFIX, settings.HOSTED_SUFFIX_THEMES].map((suffix) => suffix.toLowerCase()),
  ownHosts: [
    new URL(settings.SERVER_URL).hostname,
    new URL(settings.HELP_URL).hostname,
    settings.PREVIEW_DOMAIN.toLowerCase(),
    settings.EDGE_HOST,
  ],
})

/**
 * Removes everything but the host name from a pasted URL.
 * @example hostFromUrl('https://www.example.org/visit?x=1') // 'www.example.org'
 */
export const hostFromUrl = (text: string): string =>
  text
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#].*$/s, '')
