import { z } from 'zod'
import {
  matchingEvents,
  MAX_MATCHING_EVENTS,
  propertiesOf,
} from '@/collections/EventCollections/matching/findMatchingEvents'
import { translatorOf } from '@/i18n/translator'
import { checkConditions } from '@/lib/events/conditions/checkConditions'
import { conditions, type Conditions } from '@/lib/events/conditions/conditions'
import { isContentLanguage } from '@/lib/languages/codes'
import { defineOperation } from '@/endpoints/define'
import { readDocumentNames } from '@/endpoints/documents/documentNames'
import { badRequest } from '@/endpoints/OperationError'
import { tenantOfInput, tenantInput } from '@/endpoints/people/lockedSite'
import { withAnyPermission } from '@/endpoints/routeRules'
import { readEvents, eventSummary } from './eventSummaries'
import type { PayloadRequest } from 'payload'
import { filterExisting } from '@/database/findDocuments'
import { inputProblem } from '@/i18n/inputs/inputProblem'

const AREA = 'events'
const PREVIEW_LIMIT = 10

const output = z.object({
  /** The first ten, ordered by start, drafts included. */
  docs: z.array(eventSummary),
  /**
   * Indexes of conditions that cannot be evaluated: their app is not enabled (`app`), or they refer to a deleted
   * document (`gone`).
   */
  inactive: z.array(z.object({ because: z.enum(['app', 'gone']), row: z.number().int() })),
  /** Maximum number of events that a website shows. */
  most: z.number().int(),
  /** Titles of the documents in the conditions, by id. */
  names: z.record(z.string(), z.string()),
  totalDocs: z.number().int(),
})

export type MatchingPreview = z.infer<typeof output>

/** Previews the events that match unsaved conditions. */
export const previewMatching = defineOperation({
  name: 'previewMatching',
  area: AREA,
  audit: null,
  input: z.strictObject({
    conditions,
    ...tenantInput,
    locale: z.string().refine(isContentLanguage, inputProblem('language')).default('en'),
  }),
  method: 'post',
  output,
  path: '/event-collections/matching',
  run: async ({ input, req, tenantId }) => {
    const properties = await propertiesOf(req, tenantId)
    const { conditions: validated, problems } = checkConditions(input.conditions, properties, null)
    const invalid = problems.filter(({ kind }) => kind !== 'property')
    const t = translatorOf(req.i18n)
    const [first] = invalid
    if (first)
      throw badRequest(
        AREA,
        t(`eventsWrong_${first.kind}`),
        invalid.map(({ kind, path }) => ({ message: t(`eventsWrong_${kind}`), path: `conditions.${path}` })),
      )
    const { ids, total } = await matchingEvents(req, tenantId, validated, { limit: PREVIEW_LIMIT, withDrafts: true })
    const references = validated.rows.map(({ value }) => value).filter((value) => typeof value === 'object')
    const titles = await readDocumentNames(
      req,
      references.map(({ relationTo, value }) => ({ collection: relationTo, id: value })),
      tenantId,
      { locale: input.locale },
    )
    const gone = await findGone(req, tenantId, references)
    return {
      docs: await readEvents(req, ids, input.locale),
      inactive: inactiveRows(validated, new Set(properties.map(({ name }) => name)), gone),
      most: MAX_MATCHING_EVENTS,
      names: Object.fromEntries([...titles.values()].filter(({ title }) => title).map(({ id, title }) => [id, title])),
      totalDocs: total,
    }
  },
  summary: 'Preview the events that match conditions',
  tenant: tenantOfInput,
  who: withAnyPermission('events:view'),
})

const inactiveRows = (
  { rows }: Conditions,
  knownProperties: ReadonlySet<string>,
  gone: ReadonlySet<string>,
): MatchingPreview['inactive'] =>
  rows.flatMap(({ property, value }, row): MatchingPreview['inactive'] => {
    if (!knownProperties.has(property)) return [{ because: 'app', row }]
    return typeof value === 'object' && gone.has(value.value) ? [{ because: 'gone', row }] : []
  })

interface Reference {
  relationTo: string
  value: string
}

/** Ids of documents that the tenant has deleted or moved to the trash, regardless of the user's access. */
async function findGone(req: PayloadRequest, tenantId: string, references: Reference[]): Promise<Set<string>> {
  const valid = references.filter(({ relationTo }) => Object.hasOwn(req.payload.collections, relationTo))
  const kept = await filterExisting(
    req,
    tenantId,
    valid.map(({ relationTo, value }) => ({ collection: relationTo, id: value })),
  )
  const gone = new Set(references.map(({ value }) => value))
  for (const { id } of kept) gone.delete(id)
  return gone
}
