import type { PayloadRequest } from 'payload'
import { openSecret } from '../../../../database/secrets/openSecret'
import { readConnection, type ConnectionPlace, type StoredConnection } from '../../database/connections'
import type { Connection, TicketingProvider } from '../provider/provider'

/** Owner of the secrets of a connection. */
export const ownerOfConnection = (provider: string): string => `ticketing/${provider}`

/** Values of a form: a field left out is as it is stored. */
export type Typed = Readonly<Record<string, string | undefined>>

/** What a person wants to connect, put together from what they typed and what is stored. */
export interface Meant {
  /** Complete, secrets opened. */
  connection: Connection
  /** Fields that are needed and empty. */
  missing: string[]
  stored: StoredConnection | null
}

/**
 * Puts typed and stored values together. A stored secret never goes to an address that it was not stored for: when an
 * address changes, secrets count as empty until they are typed again.
 */
export async function whatIsMeant(
  req: PayloadRequest,
  provider: TicketingProvider,
  place: ConnectionPlace,
  typed: Typed,
): Promise<Meant> {
  const stored = await readConnection(req, place)
  const connection: Record<string, string> = {}
  const isElsewhere = provider.connection.some(
    ({ name, type }) =>
      type === 'url' &&
      typed[name] !== undefined &&
      stored?.fields[name] !== undefined &&
      !isSameOrigin(typed[name], stored.fields[name]),
  )
  for (const { name, choices, type } of provider.connection) {
    const kept =
      type !== 'secret'
        ? stored?.fields[name]
        : isElsewhere
          ? null
          : await openSecret(req, { name, owner: ownerOfConnection(provider.handle), tenantId: place.tenant })
    connection[name] = typed[name]?.trim() || kept || choices?.[0] || ''
  }
  return {
    connection,
    missing: provider.connection
      .filter(({ isRequired, name }) => isRequired && !connection[name])
      .map(({ name }) => name),
    stored,
  }
}

function isSameOrigin(one: string, other: string): boolean {
  const [a, b] = [URL.parse(one), URL.parse(other)]
  return a !== null && b !== null && a.origin === b.origin
}
