import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queueJob } from '../../../database/queueJob'
import { dbOf } from '../../../database/dbOf'
import { defineOperation, type AnyOperation } from '../../../endpoints/define'
import { holderOf } from '../../../endpoints/rules'
import { readConnection } from '../database/connections'
import { listKey, type RefreshInput } from '../jobs/refreshList'
import { connectedClient } from '../lib/connections/connectedClient'
import { AREA, requireTicketing } from '../lib/connections/mayConnect'
import { readFromBoxOffice } from '../lib/connections/readFromBoxOffice'
import { cachedList, type CachedList } from '../lib/lists/cachedList'
import { listNamesOf, readList, today } from '../lib/lists/readList'
import type { TicketingProvider } from '../lib/provider/provider'

/** As the requirements name them, by handle and list. */
const NAMES: Record<string, string> = {
  'elevent/events': 'getAvailableEleventEvents',
  'elevent/memberships': 'getAvailableEleventMemberships',
  'lineup/events': 'getAvailableLineupEvents',
  'spektrix/attributes': 'getSpektrixInstanceAttributes',
}

const camel = (name: string): string =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

const output = z.object({
  docs: z.array(z.looseObject({ id: z.string(), label: z.string() })),
  fetchedAt: z.iso.datetime(),
  isStale: z.boolean(),
})

/** Lists of one provider that people choose from. */
export const listOperations = (provider: TicketingProvider): AnyOperation[] =>
  listNamesOf(provider).map((name) =>
    defineOperation({
      name: NAMES[`${provider.handle}/${name}`] ?? `list${provider.name.replaceAll(/\W/g, '')}${camel(name)}`,
      area: AREA,
      audit: null,
      input: z.strictObject({
        tenant: z.uuid(),
        ...(['instances', 'performances'].includes(name) && { event: z.string().max(80).optional() }),
      }),
      isAction: true,
      limit: { by: ['person'], points: 120, seconds: 60 },
      method: 'get',
      output,
      path: `/ticketing/${provider.handle}/${name}`,
      run: async ({ input, req, tenantId }) => {
        await requireTicketing(req, tenantId, provider)
        const { event, tenant } = input as { event?: string; tenant: string }
        const { fetchedAt, ...list } = await listOf(req, provider, { event, name, provider: provider.handle, tenant })
        return { ...list, docs: list.docs as z.infer<typeof output>['docs'], fetchedAt: fetchedAt.toISOString() }
      },
      summary: `List ${name.replaceAll('-', ' ')} of ${provider.name}`,
      tenant: ({ tenant }: { tenant: string }) => tenant,
      who: holderOf('apps:admin', 'events:manage'),
    }),
  )

/**
 * A list of a connection, by its name and from what is kept where that is new enough.
 * @throws OperationError 503 in a sentence when the box office does not answer, 409 where it is not connected
 */
export async function listOf(
  req: PayloadRequest,
  provider: TicketingProvider,
  asked: RefreshInput,
): Promise<CachedList> {
  const stored = await readConnection(req, asked)
  const client = await connectedClient(req, provider, stored)
  return readFromBoxOffice(req, provider, () =>
    cachedList(
      req,
      { epoch: stored?.epoch ?? 0, list: listKey(asked), provider: asked.provider, tenant: asked.tenant },
      {
        read: () => readList(provider, client, { ...asked, from: today() }),
        refreshLater: async () =>
          queueJob(await dbOf(req), 'refreshTicketingList', asked, {
            key: `refreshTicketingList:${asked.tenant}:${asked.provider}:${listKey(asked)}`,
            maxAttempts: 1,
          }),
      },
    ),
  )
}
