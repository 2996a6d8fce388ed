import { z } from 'zod'
import { badRequest, defineOperation, notFound, refused, translatorOf } from '@/exports/server'
import { momentInZone } from '@/lib/events/momentInZone'
import { dayInput, MAX_DURATION_MINUTES, performanceRule, timeInput } from '@/lib/events/recurring/rule'
import { loadPlan, performanceDetails, toPerformances } from '@/plugins/performances/published'
import { describeDocument } from '../../lib/proposals/describeDocument'
import { storeProposal } from '../../lib/proposals/makeProposal'
import type { ProposedDocument } from '../../lib/proposals/proposal'
import { referencesFor } from '../../lib/proposals/values/references'
import { readDocument, requireType, titleOf, tool, TOOL_AREA } from '../documents'
import { givenInput, proposalOutput, siteOf } from '../proposing'

/** Maximum number of performances in one proposal. */
export const MAX_PERFORMANCES = 100

const venueField = { name: 'venue', relationTo: 'venues', type: 'relationship' }
export const venueInput = z.string().trim().min(1).max(300).describe('Id or name of a venue')

/** Proposes performances of an event, by a rule or at given times. Those that the event already has are left out. */
export const draftPerformances = defineOperation({
  ...tool,
  name: 'draftPerformances',
  input: z.strictObject({
    ...givenInput,
    ...performanceDetails,
    dates: z
      .array(z.strictObject({ day: dayInput, time: timeInput }))
      .min(1)
      .max(MAX_PERFORMANCES)
      .optional()
      .describe('Days and times on the clock of the venue, instead of a rule'),
    durationMinutes: z.number().int().min(1).max(MAX_DURATION_MINUTES).nullable().default(null),
    event: z.uuid().describe('Id of an event'),
    rule: performanceRule
      .optional()
      .describe('Such as Tuesday to Saturday at 19:30 between two days; weekdays from 1, Monday, to 7'),
    venue: venueInput.optional().describe('Id or name of a venue. Without it, that of the event'),
  }),
  method: 'post',
  output: proposalOutput,
  path: '/assistant/draft-performances',
  run: async ({ input: { chat, message, ...input }, person, req, tenantId }) => {
    const tenant = await siteOf(req, { chat, person, tenantId })
    const type = requireType(req, { person, tenantId, type: 'event-instances', verb: 'manage' })
    const events = requireType(req, { person, tenantId, type: 'events' })
    const event = await readDocument(req, { id: input.event, locale: tenant.defaultLanguage, tenantId, type: 'events' })
    if (!event) throw notFound(TOOL_AREA)
    if (Boolean(input.rule) === Boolean(input.dates)) throw badRequest(TOOL_AREA, 'Give either "dates" or a "rule".')
    const venue = input.venue
      ? String(await referencesFor(venueField, input.venue, { label: 'venue', req, tenant }))
      : null
    const rule = input.rule ?? { dates: input.dates ?? [], durationMinutes: input.durationMinutes }
    const { dates, timezone } = await loadPlan(req, tenant.id, { id: input.event, rule, venue })
    const skipped = dates.find(({ change, isThere }) => change === 'gap' && !isThere)
    if (skipped)
      throw refused(
        TOOL_AREA,
        translatorOf(req.i18n)('performancesSkipped', {
          day: momentInZone(skipped.start, timezone, req.i18n.language),
        }),
        'dates',
      )
    const planned = toPerformances(req, { ...input, dates, timezone, venue })
    if (planned.length === 0)
      throw refused(TOOL_AREA, 'Nothing would change: the event has these performances already.')
    if (planned.length > MAX_PERFORMANCES)
      throw refused(TOOL_AREA, `At most ${MAX_PERFORMANCES} performances at once. Propose them in parts.`)
    const title = titleOf(events, event)
    const documents: ProposedDocument[] = []
    for (const [index, data] of planned.entries()) {
      const values = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
      const document = await describeDocument(req, {
        current: null,
        data: values,
        isUnrehearsed: index > 0,
        tenant,
        title,
        type,
      })
      if (document) documents.push(document)
    }
    return {
      proposal: await storeProposal(req, { chat, message, tenant, title, tool: 'draftPerformances' }, documents),
    }
  },
  summary: 'Propose performances of an event',
  tool: {
    proposes: true,
    description:
      'Proposes new performances of an event, as drafts: at given days and times, or by a rule for a whole run. Use it whenever dates of an event are to be added. Nothing is created until the person applies the proposal.',
  },
})
