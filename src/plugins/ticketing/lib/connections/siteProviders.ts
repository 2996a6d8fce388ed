import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { tenantOf } from '@/exports/server'
import { readInstalledHandles } from '@/database/apps/apps'
import { planAllows } from '@/lib/plans/planAllows'
import { readConnection } from '../../database/connections'
import { API_PROVIDERS } from '../../providers'
import type { TicketingProvider } from '../provider/provider'
import { FEATURE } from './requireTicketing'
import { resolveConnection } from './resolveConnection'

/** A box office whose app a site has installed, as shown on screens. */
export interface SiteProvider {
  handle: string
  name: string
  isConnected: boolean
  hasDeletedCheck: boolean
  hasModesOfSale: boolean
  /** HMAC that ties lists cached in the browser to this connection. */
  connection: string
}

/** Box offices whose apps a site has installed, by name. Empty if its plan lacks ticketing. */
export async function siteProviders(req: PayloadRequest, tenantId: string): Promise<SiteProvider[]> {
  const tenant = await tenantOf(req, tenantId)
  if (!tenant || !planAllows(tenant, FEATURE)) return []
  const installed = await readInstalledHandles(req, tenantId)
  const found: SiteProvider[] = []
  for (const provider of API_PROVIDERS)
    if (installed.has(provider.handle)) found.push(await toSiteProvider(req, provider, tenantId))
  return found
}

async function toSiteProvider(req: PayloadRequest, provider: TicketingProvider, tenant: string): Promise<SiteProvider> {
  const { features, handle, lists, name } = provider
  const stored = await readConnection(req, { provider: handle, tenant })
  return {
    connection: await connectionHash(req, provider, tenant),
    handle,
    hasDeletedCheck: features.deletedCheck,
    hasModesOfSale: Boolean(lists.modesOfSale),
    isConnected: stored?.isConnected ?? false,
    name,
  }
}

/** Identifies a connection, including its API key, in browser storage keys. The API key cannot be recovered from it. */
export async function connectionHash(
  req: PayloadRequest,
  provider: TicketingProvider,
  tenant: string,
): Promise<string> {
  const { connection, stored } = await resolveConnection(req, provider, { provider: provider.handle, tenant }, {})
  return createHmac('sha256', req.payload.secret)
    .update(JSON.stringify(['ticketing-lists', tenant, provider.handle, stored?.epoch ?? 0, connection]))
    .digest('base64url')
    .slice(0, 32)
}
