import { z } from 'zod'
import { mayPublish } from '../../../access/mayPublish'
import { bulkTarget } from '../../../collections/bulkTarget'
import { writeDocumentsWithin } from '../../../database/bulk/writeDocuments'
import { clientOf, dbOf } from '../../../database/dbOf'
import { peopleNames } from '../../../database/documents/peopleNames'
import { lockValue } from '../../../database/locks'
import { newId } from '../../../database/newId'
import { defineOperation } from '../../../endpoints/define'
import { forbidden, refused } from '../../../endpoints/OperationError'
import { holderOf } from '../../../endpoints/rules'
import { translatorOf } from '../../../i18n/translator'
import { isContentLanguage } from '../../../lib/languages/codes'
import { slugify } from '../../../lib/content/slugify'
import { sortNameOf } from '../../../lib/names/sortNameOf'
import { AREA, MOST_ADDED } from '../lib/limits'
import { nameKey } from '../lib/matchNames'

const output = z.object({
  added: z.number().int(),
  /** For each name, in their order. */
  people: z.array(z.object({ id: z.uuid(), isNew: z.boolean(), name: z.string() })),
})

export type AddedPeople = z.infer<typeof output>

/**
 * Adds people by their names, all of them or none. Of those who are on the site by now the id is given, so that whoever
 * clicks twice, or adds the same list beside a colleague, makes nobody twice.
 */
export const addPeople = defineOperation({
  name: 'addPeople',
  area: AREA,
  audit: 'people.addedFromList',
  input: z.strictObject({
    locale: z.string().refine(isContentLanguage, 'Not a language').default('en'),
    names: z
      .array(z.string().trim().min(1).max(200))
      .min(1)
      .max(MOST_ADDED)
      .meta({ examples: [['Jane Doe', 'John Roe']] }),
    status: z.enum(['draft', 'published']).default('draft'),
    tenantId: z.uuid(),
  }),
  limit: { by: ['person'], points: 30, seconds: 60 },
  method: 'post',
  output,
  path: '/people/add',
  run: async ({ audit, input: { locale, names, status }, req, tenantId }) => {
    if (status === 'published' && !(await mayPublish(req, { name: 'people' }, tenantId)))
      throw forbidden(AREA, translatorOf(req.i18n)('publishNotAllowed'))
    const db = await dbOf(req)
    await lockValue(db, 'people.names', tenantId)
    const ids = new Map((await peopleNames(req, tenantId)).reverse().map(({ id, name }) => [nameKey(name), id]))
    const unnamed = names.find((name) => nameKey(name) === '')
    if (unnamed !== undefined) throw refused(AREA, `“${unnamed}” is no name.`, 'names')
    const people = names.map((name) => {
      const key = nameKey(name)
      const known = ids.get(key)
      const id = known ?? newId(req.payload, 'people')
      ids.set(key, id)
      return { id, isNew: known === undefined, name }
    })
    const fresh = people.filter(({ isNew }) => isNew)
    const client = await clientOf(req)
    const documents = fresh.map(({ id, name }) => ({
      data: { name, slug: slugify(name), sortName: sortNameOf(name) },
      id,
    }))
    const { refused: problems } = await writeDocumentsWithin(
      client,
      bulkTarget(req.payload, tenantId, locale, status),
      'people',
      documents,
    )
    const [problem] = problems
    if (problem) throw refused(AREA, problem.reason, 'names')
    audit(fresh.length > 0 ? { after: { count: fresh.length } } : { isNothing: true })
    return { added: fresh.length, people }
  },
  summary: 'Add people by their names',
  tenant: ({ tenantId }) => tenantId,
  who: holderOf('people:manage'),
})
