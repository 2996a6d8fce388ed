import { z } from 'zod'
import { defineOperation, member, tenantOfInput } from '@/exports/server'
import { AREA } from '../lib/limits'
import { importInput, planInput } from './input'

/** Shows what an import would do, row by row. Nothing is written. */
export const previewImport = defineOperation({
  name: 'previewImport',
  area: AREA,
  audit: null,
  input: z.strictObject(importInput),
  limit: { by: ['person'], points: 120, seconds: 600 },
  method: 'post',
  output: z.object({
    columns: z.array(z.object({ field: z.string().nullable(), heading: z.string() })),
    fields: z.array(z.object({ label: z.string(), name: z.string() })),
    rows: z.array(
      z.object({
        line: z.number().int(),
        state: z.enum(['changed', 'new', 'problem', 'unchanged']),
        title: z.string(),
        words: z.array(z.string()),
      }),
    ),
    /** Must be sent with the import, which runs exactly as previewed or not at all. */
    stand: z.string(),
  }),
  path: '/imports/:type/preview',
  run: async ({ input, person, req, tenantId }) => {
    const { plan } = await planInput(req, person, tenantId, input)
    return {
      columns: plan.columns,
      fields: plan.fields.map(({ label, name }) => ({ label, name })),
      rows: plan.rows.map(({ line, state, title, messages: words }) => ({ line, state, title, words })),
      stand: plan.stand,
    }
  },
  summary: 'Preview an import from CSV',
  tenant: tenantOfInput,
  who: member,
})
