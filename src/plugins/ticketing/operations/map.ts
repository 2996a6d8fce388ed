import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { defineOperation, type AnyOperation } from '../../../endpoints/define'
import { badRequest } from '../../../endpoints/OperationError'
import { holderOf } from '../../../endpoints/rules'
import { readConnection, saveSyncMap } from '../database/connections'
import { connectedClient } from '../lib/connections/connectedClient'
import { AREA, requireTicketing } from '../lib/connections/mayConnect'
import { readFromBoxOffice } from '../lib/connections/readFromBoxOffice'
import { checkMap, type MapProblem } from '../lib/map/checkMap'
import { syncMapSchema } from '../lib/map/rows'
import type { TicketingProvider } from '../lib/provider/provider'
import { settingsOf, type SyncSettings } from '../lib/sync/settingsOf'

const SAYS: Record<MapProblem['name'], string> = {
  doesNotFit: 'What the box office sends does not fit into this field.',
  mayBeEmpty: 'This field must never be empty: let the box office win, or choose a source that is always there.',
  requiredMissing: 'A field that performances need is not filled.',
  targetTwice: 'This field is filled twice.',
  unknownSource: 'The box office has no such field.',
  unknownTarget: 'There is no such field to fill.',
}

/** The field map of a connection: read and changed. */
export function mapOperations(provider: TicketingProvider): AnyOperation[] {
  const { handle, name } = provider
  const word = name.replaceAll(/\W/g, '')
  const place = (tenant: string) => ({ provider: handle, tenant })
  const tenant = ({ tenant: id }: { tenant: string }) => id
  const who = holderOf('apps:admin')

  const settings = async (req: PayloadRequest, id: string, tenantId: string | null): Promise<SyncSettings> => {
    await requireTicketing(req, tenantId, provider)
    const stored = await readConnection(req, place(id))
    const client = await connectedClient(req, provider, stored)
    return readFromBoxOffice(req, provider, () => settingsOf(req, provider, stored!, client))
  }

  const read = defineOperation({
    name: `read${word}Map`,
    area: AREA,
    audit: null,
    input: z.strictObject({ tenant: z.uuid() }),
    method: 'get',
    output: syncMapSchema,
    path: `/ticketing/${handle}/map`,
    run: async ({ input, req, tenantId }) => (await settings(req, input.tenant, tenantId)).map,
    summary: `Read what follows ${name}, and how`,
    tenant,
    who,
  })

  const update = defineOperation({
    name: `update${word}Map`,
    area: AREA,
    audit: 'ticketing.mapped',
    input: z.strictObject({ tenant: z.uuid(), ...syncMapSchema.partial().shape }),
    isAction: true,
    method: 'patch',
    output: syncMapSchema,
    path: `/ticketing/${handle}/map`,
    prepare: ({ input, req, tenantId }) => settings(req, input.tenant, tenantId),
    run: async ({ audit, input: { tenant: id, ...changes }, prepared: { map, plan }, req }) => {
      const next = { ...map, ...changes }
      const wrong = checkMap(next, plan.sources, plan.targets).filter(({ isWarning }) => !isWarning)
      if (wrong.length > 0) throw badRequest(AREA, SAYS[wrong[0]!.name], wrong.map((problem) => ({ message: SAYS[problem.name], path: pathOf(problem) })))
      await saveSyncMap(req, place(id), next)
      audit({ after: { provider: name }, target: `tenants/${id}` })
      return next
    },
    summary: `Change what follows ${name}, and how`,
    tenant,
    who,
  })

  return [read, update]
}

const pathOf = ({ list, row }: MapProblem): string => (row === null ? list : `${list}.${row}`)
