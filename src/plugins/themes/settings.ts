import { z } from 'zod'
import { defineSettings } from '@/lib/settings/defineSettings'

const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))
const hosts = z.string().transform((text) =>
  text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean),
)

const PUBLIC_GITHUB = 'https://github.com'

export const githubSettings = defineSettings({
  /** Default: the API of `GITHUB_URL`. */
  GITHUB_API_URL: address.optional(),
  /** Hosts (`host` or `host:port`) that may serve archives in addition to `codeload.` of `GITHUB_URL`. */
  GITHUB_ARCHIVE_HOSTS: hosts.default([]),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_URL: address.default(PUBLIC_GITHUB),
  /** When unset, there are no push notifications, and themes are synced manually. */
  GITHUB_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
})

/** Returns the address of the REST API. */
export function githubApi(): string {
  const { GITHUB_API_URL, GITHUB_URL } = githubSettings()
  return GITHUB_API_URL ?? (GITHUB_URL === PUBLIC_GITHUB ? 'https://api.github.com' : `${GITHUB_URL}/api/v3`)
}

/** Returns the only hosts that may be contacted, including through redirects. */
export function githubHosts(): Set<string> {
  const { GITHUB_ARCHIVE_HOSTS, GITHUB_URL } = githubSettings()
  const web = new URL(GITHUB_URL)
  return new Set([web.host, new URL(githubApi()).host, `codeload.${web.host}`, ...GITHUB_ARCHIVE_HOSTS])
}

/** Returns the OAuth app of this installation; null when none is configured. */
export function githubApp(): { clientId: string; clientSecret: string } | null {
  const { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret } = githubSettings()
  return clientId && clientSecret ? { clientId, clientSecret } : null
}
