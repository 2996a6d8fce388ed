import { z } from 'zod'
import { defineOperation, findPersonName, member, tenantInput, tenantOfInput } from '@/exports/server'
import { AREA } from '../lib/limits'
import { lastImport } from '../lib/storedImports'
import { requireImport } from './input'

/** The last import of a type, which anyone with permission to import can undo. */
export const readLastImport = defineOperation({
  name: 'readLastImport',
  area: AREA,
  audit: null,
  input: z.strictObject({ ...tenantInput, type: z.string().max(60) }),
  method: 'get',
  output: z.object({
    last: z
      .object({
        at: z.string(),
        by: z.string().nullable(),
        documents: z.number().int(),
        id: z.uuid(),
        isUndone: z.boolean(),
      })
      .nullable(),
  }),
  path: '/imports/:type/last',
  run: async ({ input: { type }, person, req, tenantId }) => {
    requireImport(req, person, type, tenantId)
    const last = tenantId ? await lastImport(req, tenantId, type) : null
    return {
      last: last && {
        at: last.createdAt.toISOString(),
        by: await findPersonName(req, last.userId),
        documents: last.changes.length,
        id: last.id,
        isUndone: last.isUndone,
      },
    }
  },
  summary: 'Read the last import from CSV',
  tenant: tenantOfInput,
  who: member,
})
