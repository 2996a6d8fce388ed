import type { BasePayload } from 'payload'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import { readConnection } from '../database/connections'
import { connectedClient } from '../lib/connections/connectedClient'
import { fetchExclusively } from '../lib/lists/cachedList'
import { readList, today } from '../lib/lists/readList'
import { findProvider } from '../providers'

const input = z.object({ event: z.string().optional(), name: z.string(), provider: z.string(), tenant: z.uuid() })
export type RefreshInput = z.infer<typeof input>

/** Cache key of a list. */
export const listKey = ({ event, name }: Pick<RefreshInput, 'event' | 'name'>): string =>
  event ? `${name}?event=${event}` : name

/** Reloads a list from a box office into the cache. */
export async function refreshList(payload: BasePayload, jobInput: unknown): Promise<void> {
  const query = input.parse(jobInput)
  const provider = findProvider(query.provider)
  const req = await createLocalReq({}, payload)
  const stored = await readConnection(req, query)
  if (!provider || !stored?.isConnected) return
  const client = await connectedClient(req, provider, stored)
  await fetchExclusively(req, { ...query, epoch: stored.epoch, list: listKey(query) }, () =>
    readList(provider, client, { ...query, from: today() }),
  )
}
