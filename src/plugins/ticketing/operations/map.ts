import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import {
  badRequest,
  defineOperation,
  type OperationError,
  stale,
  translatorOf,
  withAnyPermission,
} from '@/exports/server'
import { type AnyOperation } from '@/endpoints/define'
import { saveSyncMap } from '../database/connections'
import { AREA } from '../lib/connections/requireTicketing'
import { checkMap, type MapProblem } from '../lib/map/checkMap'
import { syncMapSchema } from '../lib/map/rows'
import type { TicketingProvider } from '../lib/provider/provider'
import { mapFieldsOperation } from './mapFields'
import { previewMapOperation } from './mapPreview'
import { mapSettings } from './mapSettings'
import { isNonEmpty, type NonEmpty } from '@/lib/lists/items'

/** Operations to read and update the field map of a connection. */
export function mapOperations(provider: TicketingProvider): AnyOperation[] {
  const { handle, name } = provider
  const providerName = name.replaceAll(/\W/g, '')
  const keyOf = (tenant: string) => ({ provider: handle, tenant })
  const tenant = ({ tenant: id }: { tenant: string }) => id
  const who = withAnyPermission('apps:admin')

  const read = defineOperation({
    name: `read${providerName}Map`,
    area: AREA,
    audit: null,
    input: z.strictObject({ tenant: z.uuid() }),
    method: 'get',
    output: syncMapSchema,
    path: `/ticketing/${handle}/map`,
    run: async ({ req, tenantId }) => (await mapSettings(req, provider, tenantId)).settings.map,
    summary: `Read the field map of ${name}`,
    tenant,
    who,
  })

  const update = defineOperation({
    name: `update${providerName}Map`,
    area: AREA,
    audit: 'ticketing.mapped',
    input: z.strictObject({
      tenant: z.uuid(),
      updatedAt: z.iso.datetime().optional(),
      ...syncMapSchema.partial().shape,
    }),
    isAction: true,
    method: 'patch',
    output: syncMapSchema.extend({ updatedAt: z.iso.datetime() }),
    path: `/ticketing/${handle}/map`,
    prepare: async ({ req, tenantId }) => (await mapSettings(req, provider, tenantId)).settings,
    run: async ({ audit, input: { tenant: id, updatedAt, ...changes }, prepared: { map, plan }, req }) => {
      const next = { ...map, ...changes }
      const problems = checkMap(next, plan.sources, plan.targets).filter(({ isWarning }) => !isWarning)
      if (isNonEmpty(problems)) throw refusalOf(req, problems)
      const saved = await saveSyncMap(req, keyOf(id), next, updatedAt)
      if (!saved) throw stale(AREA)
      audit({ after: { provider: name }, target: `tenants/${id}` })
      return { ...next, updatedAt: saved.toISOString() }
    },
    summary: `Update the field map of ${name}`,
    tenant,
    who,
  })

  return [read, update, mapFieldsOperation(provider), previewMapOperation(provider)]
}

/** Validation errors with the path of their row, in the reader's language. */
function refusalOf({ i18n }: PayloadRequest, problems: NonEmpty<MapProblem>): OperationError {
  const t = translatorOf(i18n)
  const messageOf = ({ name }: MapProblem) => t(`ticketingMap_${name}`)
  const errors = problems.map((problem) => ({ message: messageOf(problem), path: pathOf(problem) }))
  return badRequest(AREA, messageOf(problems[0]), errors)
}

const pathOf = ({ list, row }: MapProblem): string => (row === null ? list : `${list}.${row}`)
