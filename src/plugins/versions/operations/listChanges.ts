import { DateTime } from 'luxon'
import { z } from 'zod'
import { hasPermission } from '../../../access/person'
import { permissionKey } from '../../../access/permissions'
import { callboardOf } from '../../../access/registryOf'
import { tenantOf } from '../../../access/tenants'
import { findPersonNames } from '../../../collections/hooks/findPersonName'
import { defineOperation } from '../../../endpoints/define'
import { documentKey, readDocumentNames } from '../../../endpoints/documents/documentNames'
import { member } from '../../../endpoints/routeRules'
import { dayInput } from '../../../lib/events/recurring/rule'
import { listWritings } from '../database/writers'

const MAX_CHANGES = 40
const day = (description: string) => dayInput.meta({ description, examples: ['2027-03-01'] }).optional()

/** Lists who saved which documents last. Documents that the user may not view are left out. */
export const listChanges = defineOperation({
  name: 'listChanges',
  area: 'versions',
  audit: null,
  input: z.strictObject({
    from: day('First day, YYYY-MM-DD'),
    id: z.uuid().describe('Only changes of this document').optional(),
    tenant: z.uuid(),
    to: day('Last day'),
  }),
  limit: { by: ['person'], points: 300, seconds: 60 },
  method: 'post',
  output: z.object({
    changes: z.array(
      z.object({
        /** ISO 8601. */
        at: z.string(),
        id: z.string(),
        title: z.string(),
        type: z.string(),
        /** Null if the account no longer exists. */
        who: z.string().nullable(),
      }),
    ),
  }),
  path: '/documents/changes',
  run: async ({ input: { from, id, to }, person, req, tenantId }) => {
    const tenant = tenantId ? await tenantOf(req, tenantId) : null
    if (!tenant) return { changes: [] }
    const startOf = (date: string) => DateTime.fromISO(date, { zone: tenant.timezone }).startOf('day')
    const collections = callboardOf(req.payload)
      .contentTypes.filter((type) => hasPermission(person, permissionKey(type.group.name, 'view'), tenant.id))
      .map(({ slug }) => slug)
    const found = await listWritings(req, {
      collections,
      limit: MAX_CHANGES,
      tenant: tenant.id,
      ...(id && { document: id }),
      ...(from && { since: startOf(from).toJSDate() }),
      ...(to && { until: startOf(to).plus({ days: 1 }).toJSDate() }),
    })
    const titles = await readDocumentNames(req, found, tenant.id, { locale: tenant.defaultLanguage })
    const people = await findPersonNames(
      req,
      found.map(({ person: writer }) => writer),
    )
    return {
      changes: found.flatMap((change) => {
        const named = titles.get(documentKey(change))
        if (!named) return []
        return [
          {
            at: change.savedAt.toISOString(),
            id: change.id,
            title: named.title,
            type: change.collection,
            who: people.get(change.person) || null,
          },
        ]
      }),
    }
  },
  summary: 'List who changed what',
  tenant: ({ tenant }) => tenant,
  tool: { description: 'Lists who changed which documents and when, the latest first; of one document if its id is given.' },
  who: member,
})
