import { createLocalReq, type BasePayload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { dbOf } from '../../../database/dbOf'
import { queueJob } from '../../../database/queueJob'
import { readConnection, type ConnectionPlace } from '../database/connections'
import { giveUpTurn, keep, takeTurn } from '../database/lists'
import { SOLD_OUT, soldOutDue } from '../database/soldOut'
import { connectedClient } from '../lib/connections/connectedClient'
import { ProviderError } from '../lib/provider/problems'
import { knownSoldOut, type SaleState } from '../lib/sync/knownSoldOut'
import { connectableProviders, findProvider } from '../providers'

/** Nobody buys a ticket longer ahead in such a hurry. */
const DAYS_AHEAD = 60
const DAY_MS = 86_400_000
/** A box office may want a second for each: the rest has its turn the next time, the longest unasked first. */
const AT_ONCE = 120
const EVERY_SECONDS = 240
const TURN_MS = 10 * 60_000

/** `ids`: only these, by their own id. */
const input = z.object({ ids: z.array(z.string()).optional(), provider: z.string(), tenant: z.uuid() })

/** Has box offices asked which performances are sold out, where their lists do not say it. */
export async function startSoldOutReads(payload: BasePayload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const handles = connectableProviders().flatMap(({ handle, listSoldOut }) => (listSoldOut ? [handle] : []))
  for (const place of await soldOutDue(req, handles, EVERY_SECONDS)) await queueSoldOut(req, place)
}

/** @param ids only these */
export const queueSoldOut = async (req: PayloadRequest, { provider, tenant }: ConnectionPlace, ids?: string[]): Promise<void> =>
  queueJob(await dbOf(req), 'readTicketingSoldOut', { ids, provider, tenant }, { key: `readTicketingSoldOut:${tenant}:${provider}${ids ? `:${ids.join()}` : ''}`, maxAttempts: 3 })

/** Asks a box office which performances are sold out. The next sync takes it over. */
export async function readSoldOut(payload: BasePayload, given: unknown): Promise<void> {
  const { ids, ...place } = input.parse(given)
  const provider = findProvider(place.provider)
  const req = await createLocalReq({}, payload)
  const stored = await readConnection(req, place)
  if (!provider?.listSoldOut || !stored?.isConnected) return
  const list = { ...place, epoch: stored.epoch, list: SOLD_OUT }
  if (!(await takeTurn(req, list, { freshMs: 0, ms: TURN_MS }))) {
    // Somebody is at it, and does not ask for these.
    if (ids) throw new Error(`Which performances of ${provider.name} are sold out is being read already.`)
    return
  }
  try {
    const known = await knownSoldOut(payload, place)
    const wanted = ids ?? oldestFirst(await followedSoon(req, place), known)
    const client = await connectedClient(req, provider, stored)
    for await (const { id, isSoldOut } of provider.listSoldOut(client, wanted)) known.set(id, { at: new Date().toISOString(), id, isSoldOut })
    await keep(req, list, [...known.values()])
  } catch (error) {
    await giveUpTurn(req, list)
    // The sync says what is wrong with a box office, and waits for it.
    if (!ProviderError.is(error)) throw error
  }
}

const oldestFirst = (ids: string[], known: ReadonlyMap<string, SaleState>): string[] => {
  const asked = (id: string): string => known.get(id)?.at ?? ''
  return ids.toSorted((one, other) => (asked(one) < asked(other) ? -1 : asked(one) > asked(other) ? 1 : 0)).slice(0, AT_ONCE)
}

/** Performances of the next weeks that follow, by their id at the box office. */
async function followedSoon(req: PayloadRequest, { provider, tenant }: ConnectionPlace): Promise<string[]> {
  const now = Date.now()
  const { docs } = await req.payload.find({
    collection: 'event-instances',
    depth: 0,
    limit: 5_000,
    // A job of the site's own connection: there is no person whose rights could be asked.
    overrideAccess: true,
    pagination: false,
    req,
    select: { ticketing: true },
    sort: 'start',
    where: { start: { greater_than: new Date(now).toISOString(), less_than: new Date(now + DAYS_AHEAD * DAY_MS).toISOString() }, tenant: { equals: tenant }, 'ticketing.provider': { equals: provider } },
  })
  return docs.flatMap(({ ticketing }) => ticketing?.externalId ?? [])
}
