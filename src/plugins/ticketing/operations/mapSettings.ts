import type { PayloadRequest } from 'payload'
import { readConnection } from '../database/connections'
import { connectedClient } from '../lib/connections/connectedClient'
import { requireTicketing } from '../lib/connections/requireTicketing'
import { readFromBoxOffice } from '../lib/connections/readFromBoxOffice'
import type { ProviderClient } from '../lib/http/client'
import type { TicketingProvider } from '../lib/provider/provider'
import { loadSyncSettings, type SyncSettings } from '../lib/sync/syncSettings'
import { required } from '@/lib/values'

export interface MapSettings {
  client: ProviderClient
  settings: SyncSettings
  /** When the connection was last changed. */
  updatedAt: Date
}

/**
 * Loads the map of a connection and its possible sources and targets.
 * @throws OperationError 403, 409, 422 or 503 if the site has no such connection or the box office does not respond
 */
export async function mapSettings(
  req: PayloadRequest,
  provider: TicketingProvider,
  tenantId: string | null,
): Promise<MapSettings> {
  await requireTicketing(req, tenantId, provider)
  const found = await readConnection(req, { provider: provider.handle, tenant: tenantId ?? '' })
  const client = await connectedClient(req, provider, found)
  const stored = required(found, 'the connection')
  return {
    client,
    updatedAt: stored.updatedAt,
    settings: await readFromBoxOffice(req, provider, () => loadSyncSettings(req, provider, stored, client)),
  }
}
