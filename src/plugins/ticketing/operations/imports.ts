import { z } from 'zod'
import { defineOperation, notFound, withAnyPermission } from '@/exports/server'
import { linksTo } from '../database/links'
import { changesOf, readRun, tenantOfRun } from '../database/runs'
import { AREA } from '../lib/connections/requireTicketing'
import { IMPORT_RESULTS, toImportResult } from '../lib/bringIn/importResult'
import { runOutput, toRun } from './runOutput'

const problem = z.looseObject({ detail: z.string().nullable(), name: z.string() })

const output = z.object({
  records: z.array(
    z.object({
      event: z.uuid().nullable(),
      externalId: z.string(),
      problems: z.array(problem),
      result: z.enum(IMPORT_RESULTS),
      title: z.string(),
    }),
  ),
  run: runOutput,
})

/** The result of each event of an import, also while the import is running. */
export const readImport = defineOperation({
  name: 'readTicketingImport',
  area: AREA,
  audit: null,
  input: z.strictObject({ id: z.uuid() }),
  method: 'get',
  output,
  path: '/ticketing/imports/:id',
  run: async ({ input: { id }, req, tenantId }): Promise<z.infer<typeof output>> => {
    const run = await readRun(req, { id, tenant: tenantId ?? '' })
    if (run?.kind !== 'import') throw notFound(AREA)
    const created = new Map(
      (await changesOf(req, id))
        .filter(({ collection, type }) => collection === 'events' && type === 'create')
        .map((change) => [change.externalId, change]),
    )
    const requestedIds = Array.isArray(run.input.ids) ? run.input.ids.map(String) : [...created.keys()]
    const links = await linksTo(
      req,
      { provider: run.provider, tenant: run.tenantId },
      'events',
      requestedIds.slice(0, 5000),
    )
    const runData = toRun(run)
    const problems = Map.groupBy(
      runData.problems.filter(({ type }) => type === 'events'),
      ({ externalId }) => String(externalId),
    )
    return {
      records: [...new Set(requestedIds)].map((externalId) => {
        const [creation, own] = [created.get(externalId), problems.get(externalId) ?? []]
        const result = toImportResult({
          isCreated: creation !== undefined,
          isLinked: links.has(externalId),
          isRefused: own.some(({ name }) => name === 'refused'),
          status: run.status,
        })
        return { event: creation?.documentId ?? null, externalId, problems: own, result, title: creation?.title ?? '' }
      }),
      run: runData,
    }
  },
  summary: 'Read the results of an import of events',
  tenant: ({ id }, req) => tenantOfRun(req, id),
  who: withAnyPermission('events:view', 'apps:admin'),
})
