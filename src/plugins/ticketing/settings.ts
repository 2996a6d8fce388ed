import { z } from 'zod'
import { defineSettings } from '../../lib/settings/defineSettings'
import type { ProviderAddresses } from './lib/provider/provider'

const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))
const hosts = z.string().transform((text) => text.split(',').map((one) => one.trim().toLowerCase()).filter(Boolean))

export const ticketingSettings = defineSettings({
  /** Unset until an installation knows it: Elevent publishes none. */
  ELEVENT_API_BASE_URL: address.optional(),
  LINEUP_API_BASE_URL: address.default('https://api.line-up.tickets/api'),
  /** Hosts, each as host:port, that may be private and answer without encryption. */
  PROVIDER_ALLOWED_HOSTS: hosts.default([]),
  SPEKTRIX_BASE_URL: address.default('https://system.spektrix.com'),
  SYNC_EVERY_MINUTES: z.coerce.number().int().min(1, 'must be at least 1').max(1440).default(15),
})

/** Where the providers are that have one address for everybody. */
export function providerAddresses(): ProviderAddresses {
  const { ELEVENT_API_BASE_URL, LINEUP_API_BASE_URL, SPEKTRIX_BASE_URL } = ticketingSettings()
  return { ELEVENT_API_BASE_URL, LINEUP_API_BASE_URL, SPEKTRIX_BASE_URL }
}
