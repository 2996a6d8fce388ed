import { z } from 'zod'
import { defineOperation, documentKey, notFound, readDocumentNames, tenantOf } from '@/exports/server'
import { isRecord } from '@/lib/values'
import { readDocument, requireType, tool, TOOL_AREA } from './documents'

const PEOPLE = 'people'

/** Reads who is in an event or made it, in the order of billing. */
export const readCredits = defineOperation({
  ...tool,
  name: 'readCredits',
  input: z.strictObject({ event: z.uuid(), tenant: z.uuid() }),
  method: 'post',
  output: z.object({
    credits: z.array(
      z.object({ group: z.string().nullable(), id: z.string(), name: z.string(), role: z.string().nullable() }),
    ),
  }),
  path: '/assistant/credits',
  run: async ({ input: { event }, person, req, tenantId }) => {
    requireType(req, { person, tenantId, type: 'events' })
    const tenant = tenantId ? await tenantOf(req, tenantId) : null
    const doc =
      tenant && (await readDocument(req, { id: event, locale: tenant.defaultLanguage, tenantId, type: 'events' }))
    if (!doc || !tenant) throw notFound(TOOL_AREA)
    const rows = Array.isArray(doc.credits) ? doc.credits.filter(isRecord) : []
    const names = await readDocumentNames(
      req,
      rows.map(({ person: id }) => ({ collection: PEOPLE, id: String(id) })),
      tenant.id,
      { locale: tenant.defaultLanguage },
    )
    return {
      credits: rows.flatMap(({ group, person: id, role }) => {
        const named = names.get(documentKey({ collection: PEOPLE, id: String(id) }))
        if (!named) return []
        return [
          {
            group: typeof group === 'string' ? group : null,
            id: String(id),
            name: named.title,
            role: typeof role === 'string' && role ? role : null,
          },
        ]
      }),
    }
  },
  summary: 'Read the credits of an event for the assistant',
  tool: { description: 'Reads who is in an event or made it: people with their roles, in the order of billing.' },
})
