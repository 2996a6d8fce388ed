import { createLocalReq, type BasePayload } from 'payload'
import { readConnection, type ConnectionPlace } from '../../database/connections'
import { readKept } from '../../database/lists'
import { SOLD_OUT } from '../../database/soldOut'
import type { TicketingProvider } from '../provider/provider'

/** What a box office said of one performance, and when: ISO moment. */
export interface SaleState {
  id: string
  isSoldOut: boolean
  at: string
}

/** Nobody goes by what was said longer ago. */
const OLDEST_MS = 24 * 3_600_000

/** What is known by now, by the id of the performance. */
export async function knownSoldOut(payload: BasePayload, place: ConnectionPlace): Promise<Map<string, SaleState>> {
  const req = await createLocalReq({}, payload)
  const connection = await readConnection(req, place)
  const kept = connection && (await readKept(req, { ...place, epoch: connection.epoch, list: SOLD_OUT }))
  const states = (kept?.docs ?? []) as SaleState[]
  return new Map(states.filter(({ at }) => Date.now() - Date.parse(at) < OLDEST_MS).map((state) => [state.id, state]))
}

/**
 * A provider whose list of performances does not say which are sold out, with what its other call has said in the
 * background: so a sync need not wait for a call for each performance.
 */
export function withSoldOut(payload: BasePayload, place: ConnectionPlace, provider: TicketingProvider | undefined): TicketingProvider | undefined {
  if (!provider?.listSoldOut) return provider
  return {
    ...provider,
    listInstances: async function* (client, options) {
      const known = await knownSoldOut(payload, place)
      for await (const one of provider.listInstances(client, options)) yield one.isSoldOut === null ? { ...one, isSoldOut: known.get(one.id)?.isSoldOut ?? null } : one
    },
  }
}
