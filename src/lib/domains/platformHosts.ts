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
