import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { dbOf, defineOperation, queueJob, withAnyPermission } from '@/exports/server'
import { type AnyOperation } from '@/endpoints/define'
import { readConnection } from '../database/connections'
import { listKey, type RefreshInput } from '../jobs/refreshList'
import { connectedClient } from '../lib/connections/connectedClient'
import { AREA, requireTicketing } from '../lib/connections/requireTicketing'
import { readFromBoxOffice } from '../lib/connections/readFromBoxOffice'
import { cachedList, type CachedList } from '../lib/lists/cachedList'
import { listNamesOf, readList, today } from '../lib/lists/readList'
import type { TicketingProvider } from '../lib/provider/provider'

/** Operation names from the specification, by `handle/list`. */
const NAMES: Record<string, string> = {
  'elevent/events': 'getAvailableEleventEvents',
  'elevent/memberships': 'getAvailableEleventMemberships',
  'lineup/events': 'getAvailableLineupEvents',
  'spektrix/attributes': 'getSpektrixInstanceAttributes',
}

const toPascalCase = (name: string): string =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

const output = z.object({
  docs: z.array(z.looseObject({ id: z.string(), label: z.string() })),
  fetchedAt: z.iso.datetime(),
  isStale: z.boolean(),
})

/** Operations for the lists of one provider that users choose from. */
export const listOperations = (provider: TicketingProvider): AnyOperation[] =>
  listNamesOf(provider).map((name) =>
    defineOperation({
      name: NAMES[`${provider.handle}/${name}`] ?? `list${provider.name.replaceAll(/\W/g, '')}${toPascalCase(name)}`,
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
      who: withAnyPermission('apps:admin', 'events:manage'),
    }),
  )

/**
 * Loads a list of a connection, from the cache if it is recent enough.
 * @throws OperationError 503 with a message if the box office fails, 409 if it is not connected
 */
export async function listOf(
  req: PayloadRequest,
  provider: TicketingProvider,
  query: RefreshInput,
): Promise<CachedList> {
  const stored = await readConnection(req, query)
  const client = await connectedClient(req, provider, stored)
  return readFromBoxOffice(req, provider, () =>
    cachedList(
      req,
      { epoch: stored?.epoch ?? 0, list: listKey(query), provider: query.provider, tenant: query.tenant },
      {
        read: () => readList(provider, client, { ...query, from: today() }),
        refreshLater: async () =>
          queueJob(await dbOf(req), 'refreshTicketingList', query, {
            key: `refreshTicketingList:${query.tenant}:${query.provider}:${listKey(query)}`,
            maxAttempts: 1,
          }),
      },
    ),
  )
}
