import { z } from 'zod'
import { settings } from '@/lib/settings'
import { defineSettings } from '@/lib/settings/defineSettings'
import type { Connection, ProviderAddresses } from './lib/provider/provider'

const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))
const hosts = z.string().transform((text) =>
  text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean),
)

/** Client name of the demo box office, which no real theatre uses. */
export const DEMO_CLIENT = 'demo-box-office'

export const ticketingSettings = defineSettings({
  /** Loopback port of the demo box office; 0 disables it. */
  DEMO_BOX_OFFICE_PORT: z.coerce.number().int().min(0, 'must be a port').max(65_535, 'must be a port').default(0),
  /** No default: Elevent does not publish one. */
  ELEVENT_API_BASE_URL: address.optional(),
  LINEUP_API_BASE_URL: address.default('https://api.line-up.tickets/api'),
  /** See `allowedHosts`. */
  PROVIDER_ALLOWED_HOSTS: hosts.default([]),
  SPEKTRIX_BASE_URL: address.default('https://system.spektrix.com'),
  SYNC_EVERY_MINUTES: z.coerce.number().int().min(1, 'must be at least 1').max(1440).default(15),
})

/** Port of the demo box office; null unless the demo is enabled. */
export function demoBoxOfficePort(): number | null {
  const { DEMO_BOX_OFFICE_PORT } = ticketingSettings()
  return DEMO_BOX_OFFICE_PORT > 0 && settings().CALLBOARD_DEMO ? DEMO_BOX_OFFICE_PORT : null
}

const demoHost = (): string | null => {
  const port = demoBoxOfficePort()
  return port === null ? null : `127.0.0.1:${port}`
}

/**
 * Base URLs of the providers that are the same for all tenants. The demo box office replaces Spektrix for connections
 * with its client name.
 */
export function providerAddresses({ clientName }: Connection = {}): ProviderAddresses {
  const { ELEVENT_API_BASE_URL, LINEUP_API_BASE_URL, SPEKTRIX_BASE_URL } = ticketingSettings()
  const demo = clientName === DEMO_CLIENT ? demoHost() : null
  return { ELEVENT_API_BASE_URL, LINEUP_API_BASE_URL, SPEKTRIX_BASE_URL: demo ? `http://${demo}` : SPEKTRIX_BASE_URL }
}

/** Hosts (`host:port`) that may be private and use http. */
export function allowedHosts(): string[] {
  const demo = demoHost()
  return [...ticketingSettings().PROVIDER_ALLOWED_HOSTS, ...(demo ? [demo] : [])]
}
