import { z } from 'zod'
import { defineSettings } from '../../lib/settings/defineSettings'

const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))
const hosts = z.string().transform((text) =>
  text
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean),
)

const PUBLIC_GITHUB = 'https://github.com'

export const githubSettings = defineSettings({
  /** Unset: that of `GITHUB_URL`. */
  GITHUB_API_URL: address.optional(),
  /** Hosts, as host or host:port, from which archives may come beside `codeload.` of `GITHUB_URL`. */
  GITHUB_ARCHIVE_HOSTS: hosts.default([]),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_URL: address.default(PUBLIC_GITHUB),
  /** Unset: nobody is told of pushes, and themes are synced by hand. */
  GITHUB_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
})

/** Where the REST API answers. */
export function githubApi(): string {
  const { GITHUB_API_URL, GITHUB_URL } = githubSettings()
  return GITHUB_API_URL ?? (GITHUB_URL === PUBLIC_GITHUB ? 'https://api.github.com' : `${GITHUB_URL}/api/v3`)
}

/** The hosts that are asked, and none else, wherever an answer leads. */
export function githubHosts(): Set<string> {
  const { GITHUB_ARCHIVE_HOSTS, GITHUB_URL } = githubSettings()
  const web = new URL(GITHUB_URL)
  return new Set([web.host, new URL(githubApi()).host, `codeload.${web.host}`, ...GITHUB_ARCHIVE_HOSTS])
}

/** The OAuth app of this installation; null where it has none. */
export function githubApp(): { clientId: string; clientSecret: string } | null {
  const { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret } = githubSettings()
  return clientId && clientSecret ? { clientId, clientSecret } : null
}
