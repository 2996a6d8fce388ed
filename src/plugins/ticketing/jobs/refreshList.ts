import type { BasePayload } from 'payload'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import { readConnection } from '../database/connections'
import { connectedClient } from '../lib/connections/connectedClient'
import { requestInTurn } from '../lib/lists/cachedList'
import { readList, today } from '../lib/lists/readList'
import { findProvider } from '../providers'

const input = z.object({ event: z.string().optional(), name: z.string(), provider: z.string(), tenant: z.uuid() })
export type RefreshInput = z.infer<typeof input>

/** Key of a list among those that are kept. */
export const listKey = ({ event, name }: Pick<RefreshInput, 'event' | 'name'>): string =>
  event ? `${name}?event=${event}` : name

/** Asks a box office again for a list that people are looking at. */
export async function refreshList(payload: BasePayload, given: unknown): Promise<void> {
  const asked = input.parse(given)
  const provider = findProvider(asked.provider)
  const req = await createLocalReq({}, payload)
  const stored = await readConnection(req, asked)
  if (!provider || !stored?.isConnected) return
  const client = await connectedClient(req, provider, stored)
  await requestInTurn(req, { ...asked, epoch: stored.epoch, list: listKey(asked) }, () =>
    readList(provider, client, { ...asked, from: today() }),
  )
}
