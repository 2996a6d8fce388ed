import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { tenantOf } from '../../../../access/tenantOf'
import { installedHandles } from '../../../../database/apps/enabledApps'
import { planAllows } from '../../../../lib/plans/planAllows'
import { readConnection } from '../../database/connections'
import { API_PROVIDERS } from '../../providers'
import type { TicketingProvider } from '../provider/provider'
import { FEATURE } from './mayConnect'
import { whatIsMeant } from './whatIsMeant'

/** A box office that a site has enabled, as screens show it. */
export interface SiteProvider {
  handle: string
  name: string
  isConnected: boolean
  hasDeletedCheck: boolean
  hasModesOfSale: boolean
  /** Keyed hash: lists that the browser keeps belong to this connection. */
  connection: string
}

/** Box offices whose apps a site has enabled, by name. None where its plan has no ticketing. */
export async function siteProviders(req: PayloadRequest, tenantId: string): Promise<SiteProvider[]> {
  const tenant = await tenantOf(req, tenantId)
  if (!tenant || !planAllows(tenant, FEATURE)) return []
  const installed = await installedHandles(req, tenantId)
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

/** Stands in for the key of a connection where a browser keeps something by it. Nobody gets the key back out of it. */
async function connectionHash(req: PayloadRequest, provider: TicketingProvider, tenant: string): Promise<string> {
  const { connection, stored } = await whatIsMeant(req, provider, { provider: provider.handle, tenant }, {})
  return createHmac('sha256', req.payload.secret)
    .update(JSON.stringify(['ticketing-lists', tenant, provider.handle, stored?.epoch ?? 0, connection]))
    .digest('base64url')
    .slice(0, 32)
}
