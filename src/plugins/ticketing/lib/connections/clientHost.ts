import { findProvider } from '../../providers'
import { providerAddresses } from '../../settings'
import type { StoredConnection } from '../../database/connections'

/** Host of a connection's box office; tenants on the same host share its failures. */
export function clientHost({ fields, provider }: Pick<StoredConnection, 'fields' | 'provider'>): string {
  try {
    return new URL(findProvider(provider)?.access(fields, providerAddresses(fields)).baseUrl ?? '').host
  } catch {
    return provider
  }
}
