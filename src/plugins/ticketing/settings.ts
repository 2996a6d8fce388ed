import { z } from 'zod'
import { settings } from '../../lib/settings'
import { defineSettings } from '../../lib/settings/defineSettings'
import type { Connection, ProviderAddresses } from './lib/provider/provider'

const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))
const hosts = z.string().transform((text) =>
  text
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean),
)

/** Client name of the demo box office: no theatre has it. */
export const DEMO_CLIENT = 'demo-box-office'

export const ticketingSettings = defineSettings({
  /** Where the demo box office listens on loopback; 0: there is none. */
  DEMO_BOX_OFFICE_PORT: z.coerce.number().int().min(0, 'must be a port').max(65_535, 'must be a port').default(0),
  /** Unset until an installation knows it: Elevent publishes none. */
  ELEVENT_API_BASE_URL: address.optional(),
  LINEUP_API_BASE_URL: address.default('https://api.line-up.tickets/api'),
  /** See `allowedHosts`. */
  PROVIDER_ALLOWED_HOSTS: hosts.default([]),
  SPEKTRIX_BASE_URL: address.default('https://system.spektrix.com'),
  SYNC_EVERY_MINUTES: z.coerce.number().int().min(1, 'must be at least 1').max(1440).default(15),
})

/** The port of the demo box office; null wherever the demo does not run. */
export function demoBoxOfficePort(): number | null {
  const { DEMO_BOX_OFFICE_PORT } = ticketingSettings()
  return DEMO_BOX_OFFICE_PORT > 0 && settings().CALLBOARD_DEMO ? DEMO_BOX_OFFICE_PORT : null
}

const demoHost = (): string | null => {
  const port = demoBoxOfficePort()
  return port === null ? null : `127.0.0.1:${port}`
}

/**
 * Where the providers are that have one address for everybody. The demo box office is a Spektrix of its own, for whoever
 * connects by its name; every other name is a theatre's.
 */
export function providerAddresses({ clientName }: Connection = {}): ProviderAddresses {
  const { ELEVENT_API_BASE_URL, LINEUP_API_BASE_URL, SPEKTRIX_BASE_URL } = ticketingSettings()
  const demo = clientName === DEMO_CLIENT ? demoHost() : null
  return { ELEVENT_API_BASE_URL, LINEUP_API_BASE_URL, SPEKTRIX_BASE_URL: demo ? `http://${demo}` : SPEKTRIX_BASE_URL }
}

/** Hosts, each as host:port, that may be private and answer without encryption. */
export function allowedHosts(): string[] {
  const demo = demoHost()
  return [...ticketingSettings().PROVIDER_ALLOWED_HOSTS, ...(demo ? [demo] : [])]
}
