const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

const ENDING = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/

const LONGEST = 253

/** Marks that an address or a pattern may have and a host name never, besides blanks, controls and what nobody sees. */
const NEVER = /[\s\p{Cc}\p{Cf}/\\?#@%:*_[\]<>^|`{}"',;!$&()+=~]/u

/**
 * Reads a bare host name as a person types it: a dotted name that ends in two or more letters, or `localhost` or a
 * name below it or below `.local`, which may carry a port.
 * @returns lower case, international names as punycode, without a dot at the end; null where it is none
 * @example readHostname('Théâtre.fr.') // 'xn--thtre-4qa2c.fr'
 */
export function readHostname(text: string): string | null {
  const parts = /^(.*?)(?::([1-9]\d{0,4}))?$/u.exec(text.trim())
  const name = parts?.[1] && canonical(parts[1])
  if (!name) return null
  const port = parts[2]
  if (!port) return name
  return isLocal(name) && Number(port) <= 65_535 ? `${name}:${port}` : null
}

/** Is it a name that leads nowhere outside of a machine or a house? With or without a port. */
export const isLocal = (name: string): boolean =>
  /^(?:.+\.)?(?:localhost|local)(?::\d+)?$/.test(name) && !/^local(?::|$)/.test(name)

function canonical(text: string): string | null {
  if (NEVER.test(text) || text.length > LONGEST * 2) return null
  const ascii = toAscii(text)?.replace(/\.$/, '')
  if (!ascii || ascii.length > LONGEST) return null
  const labels = ascii.split('.')
  if (!labels.every((label) => LABEL.test(label)) || !ENDING.test(labels.at(-1)!)) return null
  return labels.length > 1 || ascii === 'localhost' ? ascii : null
}

/** By the parser of addresses, which browsers and servers share. */
function toAscii(text: string): string | null {
  try {
    return new URL(`http://${text}/`).hostname
  } catch {
    return null
  }
}

/** The names that the installation itself goes by. All in lower case. */
export interface PlatformHosts {
  /** Everything below it is for developers. */
  developmentHost: string
  /** Tenants have `{slug}.{suffix}`. */
  hostedSuffixes: string[]
  /** Nobody's but ours, with all below them. */
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
