import { z } from 'zod'
import { badRequest, defineOperation, notFound, refused } from '@/exports/server'
import {
  fieldsOf,
  heldReasons,
  loadHeldFields,
  nameOf,
  performanceChange,
  planChanges,
  readPerformances,
  rejectPerformances,
} from '@/plugins/performances/published'
import { describeDocument } from '../../lib/proposals/describeDocument'
import { storeProposal } from '../../lib/proposals/makeProposal'
import type { ProposedDocument } from '../../lib/proposals/proposal'
import { referencesFor } from '../../lib/proposals/values/references'
import { readDocument, requireType, titleOf, tool, TOOL_AREA } from '../documents'
import { givenInput, proposalOutput, siteOf } from '../proposing'
import { MAX_PERFORMANCES, venueInput } from './draftPerformances'

const venueField = { name: 'venue', relationTo: 'venues', type: 'relationship' }

/** Proposes the same change of several performances of an event, which keep their duration where they move. */
export const changePerformanceDrafts = defineOperation({
  ...tool,
  name: 'changePerformanceDrafts',
  input: z.strictObject({
    ...givenInput,
    change: performanceChange
      .extend({ venue: venueInput.nullable().optional().describe('Null for the venue of the event') })
      .describe(
        'What changes. `day` and `time` move to a day and time on the clock of the venue, `shiftMinutes` moves by a time; `instanceStatus` is cancelled, postponed, sold_out, moved or scheduled',
      ),
    event: z.uuid().describe('Id of the event'),
    performances: z.array(z.uuid()).min(1).max(MAX_PERFORMANCES).describe('Ids of its performances'),
  }),
  method: 'post',
  output: proposalOutput,
  path: '/assistant/change-performances',
  run: async ({ input: { change: given, chat, event: eventId, message, performances }, person, req, tenantId }) => {
    const tenant = await siteOf(req, { chat, person, tenantId })
    const type = requireType(req, { person, tenantId, type: 'event-instances', verb: 'manage' })
    const events = requireType(req, { person, tenantId, type: 'events' })
    const locale = tenant.defaultLanguage
    const event = await readDocument(req, { id: eventId, locale, tenantId, type: 'events' })
    if (!event) throw notFound(TOOL_AREA)
    const venue = given.venue
      ? String(await referencesFor(venueField, given.venue, { label: 'venue', req, tenant }))
      : given.venue
    const change = { ...given, venue }
    const fields = fieldsOf(change)
    if (fields.length === 0) throw badRequest(TOOL_AREA, 'Say what changes of the performances.')
    const ids = [...new Set(performances)]
    const stored = await readPerformances(req, { event: eventId, ids, locale, tenant: tenant.id })
    if (stored.length < ids.length) throw refused(TOOL_AREA, 'The event has no such performance.', 'performances')
    const held = heldReasons(
      req,
      stored,
      await loadHeldFields(req, { performances: stored, tenant: tenant.id }),
      () => fields,
    )
    if (held.size > 0) throw rejectPerformances(req, 422, held)
    const documents: ProposedDocument[] = []
    for (const { performance, values } of await planChanges(req, tenant.id, stored, change)) {
      const current = await readDocument(req, { id: performance.id, locale, tenantId, type: type.slug })
      if (!current) throw notFound(TOOL_AREA)
      const title = `${titleOf(events, event)}, ${nameOf(req, performance.values)}`
      const document = await describeDocument(req, { current, data: values, tenant, title, type })
      if (document) documents.push(document)
    }
    if (documents.length === 0) throw refused(TOOL_AREA, 'Nothing would change: it is like that already.')
    const title = titleOf(events, event)
    return {
      proposal: await storeProposal(req, { chat, message, tenant, title, tool: 'changePerformanceDrafts' }, documents),
    }
  },
  summary: 'Propose changes of performances',
  tool: {
    proposes: true,
    description:
      'Proposes to move, cancel, postpone or mark as sold out performances of an event, or to change their venue, access or booking link, as drafts. Find their ids with listWhatsOn. Use it to move an event that has performances.',
  },
})
