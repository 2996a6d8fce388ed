import type { PayloadRequest } from 'payload'
import { conflict } from '@/exports/server'
import type { StoredConnection } from '../../database/connections'
import type { ProviderClient } from '../http/client'
import type { TicketingProvider } from '../provider/provider'
import { refusalText } from '../refusals'
import { findProvider } from '../../providers'
import { providerAddresses } from '../../settings'
import { AREA } from './requireTicketing'
import { clientOf } from './runCheck'
import { resolveConnection } from './resolveConnection'

/**
 * Opens a client for the stored connection.
 * @throws OperationError 409 if the provider is not connected
 */
export async function connectedClient(
  req: PayloadRequest,
  provider: TicketingProvider,
  stored: StoredConnection | null,
): Promise<ProviderClient> {
  if (!stored?.isConnected) throw conflict(AREA, refusalText(req, 'NotConnected', { provider: provider.name }))
  const { connection } = await resolveConnection(
    req,
    provider,
    { provider: provider.handle, tenant: stored.tenantId },
    {},
  )
  return clientOf(provider, { connection, signal: req.signal, tenant: stored.tenantId })
}

/** Host of a connection's box office; tenants on the same host share its failures. */
export function clientHost({ fields, provider }: Pick<StoredConnection, 'fields' | 'provider'>): string {
  try {
    return new URL(findProvider(provider)?.access(fields, providerAddresses(fields)).baseUrl ?? '').host
  } catch {
    return provider
  }
}
