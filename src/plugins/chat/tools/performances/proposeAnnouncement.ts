import { z } from 'zod'
import { badRequest, defineOperation, notFound, refused, translatorOf } from '@/exports/server'
import { dayInput } from '@/lib/events/recurring/rule'
import { languageLabel } from '@/lib/languages/languages'
import {
  choosePerformances,
  filledTexts,
  MAX_REASON_LENGTH,
  MAX_TEXT_LENGTH,
  nameOf,
  outcomeInput,
  planAnnouncement,
  readTemplates,
  textsFor,
} from '@/plugins/performances/published'
import { describeDocument } from '../../lib/proposals/describeDocument'
import { storeProposal } from '../../lib/proposals/makeProposal'
import type { ProposedDocument } from '../../lib/proposals/proposal'
import { referencesFor } from '../../lib/proposals/values/references'
import { readDocument, requireType, titleOf, tool, TOOL_AREA } from '../documents'
import { givenInput, proposalOutput, siteOf } from '../proposing'
import { MAX_PERFORMANCES, venueInput } from './draftPerformances'

const venueField = { name: 'venue', relationTo: 'venues', type: 'relationship' }

/** Proposes to announce a change of performances. A person who applies it makes it public; nothing else does. */
export const proposeAnnouncement = defineOperation({
  ...tool,
  name: 'proposeAnnouncement',
  input: z.strictObject({
    ...givenInput,
    day: dayInput.optional().describe('All performances of this day, at `venue` or everywhere'),
    event: z.uuid().optional().describe('Id of an event: all of its performances still to come'),
    isOnSite: z.boolean().default(false).describe('Whether all pages of the site show the text too'),
    outcome: outcomeInput
      .extend({ venue: venueInput.optional() })
      .describe(
        'What happens: `kind`, and for moved or delayed the new `day`, `time` or `venue`, or `shiftMinutes` later',
      ),
    performances: z.array(z.uuid()).min(1).max(MAX_PERFORMANCES).optional().describe('Ids of performances'),
    reason: z.string().trim().max(MAX_REASON_LENGTH).default('').describe('Why, for colleagues only'),
    text: z
      .string()
      .trim()
      .max(MAX_TEXT_LENGTH)
      .optional()
      .describe(
        'What visitors read, in the first language of the site. Without it, the texts that the site begins with',
      ),
    venue: venueInput.optional().describe('Id or name of the venue of `day`'),
  }),
  method: 'post',
  output: proposalOutput,
  path: '/assistant/announce',
  run: async ({ input, person, req, tenantId }) => {
    const { chat, day, event, isOnSite, message, performances, reason, text } = input
    const t = translatorOf(req.i18n)
    const tenant = await siteOf(req, { chat, person, tenantId })
    const type = requireType(req, { person, tenantId, type: 'event-instances', verb: 'manage' })
    const events = requireType(req, { person, tenantId, type: 'events' })
    const locale = tenant.defaultLanguage
    const venueOf = async (given: string | undefined) =>
      given ? String(await referencesFor(venueField, given, { label: 'venue', req, tenant })) : undefined
    const [venue, { venue: newVenue, ...times }] = [await venueOf(input.venue), input.outcome]
    const movedTo = await venueOf(newVenue)
    const outcome = { ...times, ...(movedTo && { venue: movedTo }) }
    const named = new Set(performances)
    const choice = performances
      ? { ids: [...named] }
      : event
        ? { event }
        : day
          ? { day, ...(venue && { venue }) }
          : null
    if (!choice) throw badRequest(TOOL_AREA, 'Give "performances", an "event" or a "day".')
    const stored = await choosePerformances(req, { choice, locale, outcome, tenant: tenant.id })
    if (stored.length === 0 || stored.length < named.size) throw notFound(TOOL_AREA)
    if (stored.length > MAX_PERFORMANCES) throw refused(TOOL_AREA, t('announceTooMany', { count: MAX_PERFORMANCES }))
    if (outcome.day && stored.length > 1) throw refused(TOOL_AREA, t('announceOneDay'), 'outcome')
    const titles = new Map<string, string>()
    const documents: ProposedDocument[] = []
    for (const { performance, values } of await planAnnouncement(req, tenant.id, stored, outcome)) {
      const current = await readDocument(req, { id: performance.id, locale, tenantId, type: type.slug })
      const of = await readDocument(req, { id: performance.event, locale, tenantId, type: events.slug })
      if (!current || !of) throw notFound(TOOL_AREA)
      titles.set(performance.event, titleOf(events, of))
      const title = `${titleOf(events, of)}, ${nameOf(req, performance.values)}`
      const document = await describeDocument(req, { current, data: values, isUnrehearsed: true, tenant, title, type })
      if (document) documents.push(document)
    }
    const [first, ...others] = documents
    if (!first) throw refused(TOOL_AREA, 'Nothing would change: it is like that already.')
    const given = text
      ? { [locale]: text }
      : textsFor(outcome.kind, tenant.languages, await readTemplates(req, tenant.id))
    const messages = filledTexts(given, outcome)
    const announced = (name: string, label: string, to: string) => ({ from: null, label, name, to })
    const fields = [
      ...first.fields,
      announced('announcement', t(`announceKind_${outcome.kind}`), t('announcePages')),
      ...Object.entries(messages).map(([language, words]) =>
        announced('messages', t('announceText', { language: languageLabel(language) }), words),
      ),
      ...(isOnSite ? [announced('isOnSite', t('announceInput_isOnSite'), t('announceOnSite'))] : []),
      ...(reason ? [announced('reason', t('announceReason'), reason)] : []),
    ]
    const title = [...titles.values()].join(', ')
    return {
      proposal: await storeProposal(req, { chat, message, tenant, title, tool: 'proposeAnnouncement' }, [
        { ...first, announcement: { isOnSite, messages, outcome, reason }, fields },
        ...others,
      ]),
    }
  },
  summary: 'Propose to announce a change of performances',
  tool: {
    proposes: true,
    description:
      'Proposes to cancel, postpone, move or delay performances and to tell visitors and colleagues in one step, with a text for visitors. Find ids with listWhatsOn. Use it where visitors must know; changePerformanceDrafts changes performances as drafts only. Nothing is public until a person applies it.',
  },
})
