import { z } from 'zod'
import { readPeopleNamesByIds, readPeopleNames } from '@/database/documents/peopleNames'
import { defineOperation, withAnyPermission } from '@/exports/server'
import { matchNames } from '../lib/matchNames'
import { AREA, MAX_IDS, MAX_NAMES } from '../lib/limits'
import { zip } from '@/lib/lists/items'

const person = z.object({ id: z.uuid(), name: z.string() })

const output = z.object({
  /** In the order of the names. */
  matches: z.array(z.object({ name: z.string(), same: z.array(person), similar: z.array(person) })),
  /** The people with the given ids, if the site has them. */
  people: z.array(person),
})

export type MatchedPeople = z.infer<typeof output>

/** Finds people of a site by the names in a list, and the names of people by id. */
export const matchPeople = defineOperation({
  name: 'matchPeople',
  area: AREA,
  audit: null,
  input: z.strictObject({
    ids: z.array(z.uuid()).max(MAX_IDS).default([]),
    names: z
      .array(z.string().min(1).max(200))
      .max(MAX_NAMES)
      .default([])
      .meta({ examples: [['Jane Doe', 'Doe, Jane']] }),
    tenantId: z.uuid(),
  }),
  limit: { by: ['person'], points: 120, seconds: 60 },
  method: 'post',
  output,
  path: '/people/match',
  run: async ({ input: { ids, names }, req, tenantId }) => {
    const found = names.length > 0 ? matchNames(names, await readPeopleNames(req, tenantId)) : []
    return {
      matches: zip(names, found).map(([name, match]) => ({ name, ...match })),
      people: await readPeopleNamesByIds(req, tenantId, ids),
    }
  },
  summary: 'Find people of a site by their names',
  tenant: ({ tenantId }) => tenantId,
  who: withAnyPermission('people:view'),
})
