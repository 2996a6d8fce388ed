import type { PayloadRequest } from 'payload'
import { settings } from '@/lib/settings'
import { allowedHosts, providerAddresses } from '../../settings'
import { CHECK_LIMITS, LIST_LIMITS, openClient, type TimeLimits } from '../http/openClient'
import type { ProviderClient } from '../http/client'
import { ProviderError } from '../provider/problems'
import type { CheckResult, Connection, TicketingProvider } from '../provider/provider'

/** Opens a client for a tenant's connection. Clients of the same tenant and provider share one request queue. */
export function clientOf(
  provider: TicketingProvider,
  {
    connection,
    limits = LIST_LIMITS,
    signal,
    tenant,
  }: { connection: Connection; limits?: TimeLimits; signal?: AbortSignal; tenant: string },
): ProviderClient {
  return openClient({
    access: provider.access(connection, providerAddresses(connection)),
    allowedHosts: allowedHosts(),
    contact: settings().SERVER_URL,
    key: `${tenant}/${provider.handle}`,
    limits,
    signal,
  })
}

/**
 * Checks the address and credentials with the box office. A ProviderError becomes a failed result; it is not thrown.
 */
export async function runCheck(
  req: PayloadRequest,
  provider: TicketingProvider,
  { connection, tenant }: { connection: Connection; tenant: string },
): Promise<CheckResult> {
  try {
    return await provider.check(
      clientOf(provider, { connection, signal: req.signal, tenant, limits: CHECK_LIMITS }),
      connection,
    )
  } catch (error) {
    if (!ProviderError.is(error)) throw error
    return { ok: false, problem: error.problem }
  }
}
