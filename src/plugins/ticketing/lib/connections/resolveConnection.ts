import type { PayloadRequest } from 'payload'
import { decryptSecret } from '@/database/secrets/secrets'
import { readConnection, type ConnectionKey, type StoredConnection } from '../../database/connections'
import type { Connection, TicketingProvider } from '../provider/provider'
import { withScheme } from '../provider/fields'

/** Owner under which a connection's secrets are stored. */
export const ownerOfConnection = (provider: string): string => `ticketing/${provider}`

/** Submitted form values; an absent field keeps its stored value. */
export type SubmittedFields = Readonly<Record<string, string | undefined>>

/** The connection a request refers to: submitted values merged with stored ones. */
export interface ResolvedConnection {
  /** All fields, with secrets decrypted. */
  connection: Connection
  /** Names of required fields without a value. */
  missing: string[]
  stored: StoredConnection | null
}

/**
 * Merges submitted and stored values. A stored secret is never sent to an address it was not stored for: when an
 * address changes origin, secrets count as empty until they are submitted again.
 */
export async function resolveConnection(
  req: PayloadRequest,
  provider: TicketingProvider,
  key: ConnectionKey,
  typed: SubmittedFields,
): Promise<ResolvedConnection> {
  const stored = await readConnection(req, key)
  const connection: Record<string, string> = {}
  const hasOriginChanged = provider.connection.some(
    ({ name, type }) =>
      type === 'url' &&
      typed[name] !== undefined &&
      stored?.fields[name] !== undefined &&
      !isSameOrigin(typed[name], stored.fields[name]),
  )
  for (const { name, choices, type } of provider.connection) {
    const storedValue =
      type !== 'secret'
        ? stored?.fields[name]
        : hasOriginChanged
          ? null
          : await decryptSecret(req, { name, owner: ownerOfConnection(provider.handle), tenantId: key.tenant })
    const value = typed[name]?.trim() || storedValue || choices?.[0] || ''
    connection[name] = type === 'url' && value !== '' ? withScheme(value) : value
  }
  return {
    connection,
    missing: provider.connection
      .filter(({ isRequired, name }) => isRequired && !connection[name])
      .map(({ name }) => name),
    stored,
  }
}

function isSameOrigin(first: string, second: string): boolean {
  const [a, b] = [URL.parse(withScheme(first)), URL.parse(withScheme(second))]
  return a !== null && b !== null && a.origin === b.origin
}
