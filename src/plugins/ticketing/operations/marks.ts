import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { defineOperation, notFound, refused, tenantOfDocument, translatorOf, withAnyPermission } from '@/exports/server'
import { findSiteDocument } from '@/endpoints/documents/siteDocument'
import { isTimezone, momentInZone } from '@/lib/events/momentInZone'
import { followAgain } from '../database/differences'
import { followField, type LinkedCollection } from '../database/links'
import { AREA } from '../lib/connections/requireTicketing'
import { resumeFollowing } from '../lib/map/authority'
import { readTarget } from '../lib/map/document'
import type { TargetValue } from '../lib/map/values'
import { LINK_MARKS, MARK_STATES } from '../lib/marks/fieldMarks'
import { markedDocument, type MarkedDocument } from '../lib/marks/marksOf'
import { refusalText } from '../lib/refusals'
import { targetNames } from '../lib/sync/targetNames'
import { translateTargets } from './mapMessages'

const area = AREA
const document = { id: z.uuid(), type: z.enum(['event-instances', 'events']) }
const output = z.object({
  fields: z.array(
    z.object({
      field: z.string(),
      isAttribute: z.boolean(),
      isLocalized: z.boolean(),
      label: z.string(),
      name: z.string(),
      /** What the box office last sent, in the reader's language; null if it is the same or not known. */
      says: z.string().nullable(),
      state: z.enum(MARK_STATES),
    }),
  ),
  /** The language that a sync writes; null if the document is not linked. */
  language: z.string().nullable(),
  /** Name of the box office; null if the document is not linked. */
  provider: z.string().nullable(),
  syncedAt: z.iso.datetime().nullable(),
})

function toOutput(req: PayloadRequest, type: LinkedCollection, marked: MarkedDocument | null): z.infer<typeof output> {
  const nameOf = targetNames(req, type, marked?.targets ?? [])
  const t = translatorOf(req.i18n)
  const labels: Record<string, string> = {
    [LINK_MARKS.attributes]: t('ticketingMarkAttributes', { provider: marked?.provider.name ?? '' }),
    [LINK_MARKS.sale]: t('ticketingMarkSale'),
    [LINK_MARKS.whole]: t('ticketingMarkWhole'),
  }
  return {
    fields: marked
      ? marked.marks.map(({ theirs, ...mark }) => ({
          ...mark,
          label: labels[mark.name] ?? nameOf(mark.name),
          says: theirs ? sayingOf(req, marked, mark.name, theirs) : null,
        }))
      : [],
    language: marked?.language ?? null,
    provider: marked?.provider.name ?? null,
    syncedAt: marked?.link.syncedAt?.toISOString() ?? null,
  }
}

/** What the box office last sent of a field, as readers see it; null for a venue, which it knows by its own name. */
function sayingOf(req: PayloadRequest, { document, targets }: MarkedDocument, name: string, theirs: TargetValue) {
  const target = translateTargets(req, { events: [], instances: [...targets] }).instances.find(
    (candidate) => candidate.name === name,
  )
  if (typeof theirs !== 'string' || !target || target.kind === 'venue') return null
  const zone = document.data.start_tz
  if (target.kind === 'moment') return momentInZone(theirs, isTimezone(zone) ? zone : 'UTC', req.i18n.language)
  return target.choices?.find(({ value }) => value === theirs)?.label ?? theirs
}

/** The sync state of the fields of an event or performance. */
export const readMarks = defineOperation({
  name: 'readTicketingMarks',
  area,
  audit: null,
  input: z.strictObject(document),
  method: 'get',
  output,
  path: '/ticketing/marks/:type/:id',
  run: async ({ input: { id, type }, req }) => toOutput(req, type, await markedDocument(req, type, id)),
  summary: 'Read which fields of a document follow its box office',
  tenant: tenantOfDocument,
  who: withAnyPermission('events:view'),
})

/**
 * Makes an edited field follow its box office again from the next sync on. For a field that was taken back, all of the
 * document that was taken back does: a status without its state of sale would mislead visitors.
 */
export const resumeFollowingField = defineOperation({
  name: 'followTicketingField',
  area,
  audit: 'ticketing.followed',
  input: z.strictObject({ ...document, name: z.string().min(1).max(200) }),
  isAction: true,
  limit: { by: ['person'], points: 120, seconds: 60 },
  method: 'post',
  output,
  path: '/ticketing/marks/:type/:id/follow',
  run: async ({ audit, input: { id, name, type }, req }) => {
    const marked = (await findSiteDocument(req, type, id)) ? await markedDocument(req, type, id) : null
    if (!marked) throw notFound(area)
    const target = marked.targets.find((candidate) => candidate.name === name)
    const mark = marked.marks.find((candidate) => candidate.name === name)
    if (!mark) throw refused(area, refusalText(req, 'NotFilled', { provider: marked.provider.name }), 'name')
    const isTakenBack = mark.state === 'kept' || mark.state === 'takenBack'
    if (isTakenBack) await followAgain(req, { collection: type, document: id })
    else if (mark.state === 'edited' && target) {
      await followField(
        req,
        { collection: type, event: marked.event, id },
        { name, seen: resumeFollowing(target.kind, readTarget(marked.document.data, target, marked.language)) },
      )
    }
    audit({
      after: {
        field: target?.label ?? toOutput(req, type, marked).fields.find((field) => field.name === name)?.label ?? name,
        provider: marked.provider.name,
      },
      isNothing: mark.state !== 'edited' && !isTakenBack,
      target: `${type}/${id}`,
    })
    return toOutput(req, type, await markedDocument(req, type, id))
  },
  summary: 'Make a field follow its box office again',
  tenant: tenantOfDocument,
  who: withAnyPermission('events:manage'),
})
