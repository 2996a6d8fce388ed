import { z } from 'zod'
import { canPublish } from '@/access/personOf'
import { bulkTarget } from '@/collections/hooks/bulk'
import { writeDocumentsWithin } from '@/database/bulk/writeDocuments'
import {
  dbOf,
  defineOperation,
  forbidden,
  lockValue,
  newId,
  refused,
  translatorOf,
  withAnyPermission,
} from '@/exports/server'
import { clientOf } from '@/database/connections'
import { readPeopleNames } from '@/database/documents/peopleNames'
import { isContentLanguage } from '@/lib/languages/codes'
import { slugLocaleOf, slugOf } from '@/collections/hooks/slugTitles'
import { sortNameOf } from '@/lib/names/sortNameOf'
import { AREA, MAX_ADDED } from '../lib/limits'
import { nameKey } from '../lib/matchNames'
import { inputProblem } from '@/i18n/inputs/inputProblem'

const output = z.object({
  added: z.number().int(),
  /** In the order of the names. */
  people: z.array(z.object({ id: z.uuid(), isNew: z.boolean(), name: z.string() })),
})

export type AddedPeople = z.infer<typeof output>

/**
 * Adds people by name, all or none. For people who already exist, the existing id is returned, so that a double click,
 * or a colleague who adds the same list, creates no duplicates.
 */
export const addPeople = defineOperation({
  name: 'addPeople',
  area: AREA,
  audit: 'people.addedFromList',
  input: z.strictObject({
    locale: z.string().refine(isContentLanguage, inputProblem('language')).default('en'),
    names: z
      .array(z.string().trim().min(1).max(200))
      .min(1)
      .max(MAX_ADDED)
      .meta({ examples: [['Jane Doe', 'John Roe']] }),
    status: z.enum(['draft', 'published']).default('draft'),
    tenantId: z.uuid(),
  }),
  limit: { by: ['person'], points: 30, seconds: 60 },
  method: 'post',
  output,
  path: '/people/add',
  run: async ({ audit, input: { locale, names, status }, req, tenantId }) => {
    if (status === 'published' && !(await canPublish(req, { name: 'people' }, tenantId)))
      throw forbidden(AREA, translatorOf(req.i18n)('publishNotAllowed'))
    const db = await dbOf(req)
    await lockValue(db, 'people.names', tenantId)
    const ids = new Map((await readPeopleNames(req, tenantId)).reverse().map(({ id, name }) => [nameKey(name), id]))
    const invalid = names.find((name) => nameKey(name) === '')
    if (invalid !== undefined) throw refused(AREA, translatorOf(req.i18n)('creditsNoName', { name: invalid }), 'names')
    const people = names.map((name) => {
      const key = nameKey(name)
      const existing = ids.get(key)
      const id = existing ?? newId(req.payload, 'people')
      ids.set(key, id)
      return { id, isNew: existing === undefined, name }
    })
    const added = people.filter(({ isNew }) => isNew)
    const client = await clientOf(req)
    const language = await slugLocaleOf(req, tenantId)
    const documents = await Promise.all(
      added.map(async ({ id, name }) => ({
        data: { name, slug: await slugOf(name, language), sortName: sortNameOf(name) },
        id,
      })),
    )
    const { refused: problems } = await writeDocumentsWithin(
      client,
      bulkTarget(req.payload, tenantId, locale, status),
      'people',
      documents,
    )
    const [problem] = problems
    if (problem) throw refused(AREA, problem.reason, 'names')
    audit(added.length > 0 ? { after: { count: added.length } } : { isNothing: true })
    return { added: added.length, people }
  },
  summary: 'Add people by their names',
  tenant: ({ tenantId }) => tenantId,
  who: withAnyPermission('people:manage'),
})
