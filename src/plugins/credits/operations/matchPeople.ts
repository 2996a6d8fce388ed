import { z } from 'zod'
import { peopleNamed, peopleNames } from '../../../database/documents/peopleNames'
import { defineOperation } from '../../../endpoints/define'
import { holderOf } from '../../../endpoints/rules'
import { matchNames } from '../lib/matchNames'
import { AREA, MOST_IDS, MOST_NAMES } from '../lib/limits'

const person = z.object({ id: z.uuid(), name: z.string() })

const output = z.object({
  /** For each name, in their order. */
  matches: z.array(z.object({ name: z.string(), same: z.array(person), similar: z.array(person) })),
  /** Those whose ids were given and that the site has. */
  people: z.array(person),
})

export type MatchedPeople = z.infer<typeof output>

/** Finds the people of a site by names as they stand in a list, and the names of those that a form has by id. */
export const matchPeople = defineOperation({
  name: 'matchPeople',
  area: AREA,
  audit: null,
  input: z.strictObject({
    ids: z.array(z.uuid()).max(MOST_IDS).default([]),
    names: z
      .array(z.string().min(1).max(200))
      .max(MOST_NAMES)
      .default([])
      .meta({ examples: [['Jane Doe', 'Doe, Jane']] }),
    tenantId: z.uuid(),
  }),
  limit: { by: ['person'], points: 120, seconds: 60 },
  method: 'post',
  output,
  path: '/people/match',
  run: async ({ input: { ids, names }, req, tenantId }) => {
    const found = names.length > 0 ? matchNames(names, await peopleNames(req, tenantId)) : []
    return {
      matches: names.map((name, index) => ({ name, ...found[index]! })),
      people: await peopleNamed(req, tenantId, ids),
    }
  },
  summary: 'Find people of a site by their names',
  tenant: ({ tenantId }) => tenantId,
  who: holderOf('people:view'),
})
