import type { PayloadRequest } from 'payload'
import { settings } from '../../../../lib/settings'
import { allowedHosts, providerAddresses } from '../../settings'
import { CHECK_LIMITS, LIST_LIMITS, openClient, type TimeLimits } from '../http/openClient'
import type { ProviderClient } from '../http/client'
import { ProviderError } from '../provider/problems'
import type { CheckResult, Connection, TicketingProvider } from '../provider/provider'

/** A client of a tenant's connection. Calls of the same tenant and provider share their turns. */
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

/** Asks the box office whether address and credentials work. Never throws what the box office has caused. */
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
