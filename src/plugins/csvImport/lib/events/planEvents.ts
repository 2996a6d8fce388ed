import type { PayloadRequest } from 'payload'
import type { Line, Planner, RowPlan } from '../plan'
import { eventFields } from './columns'
import { eventContext, type EventContext } from './eventContext'
import { planEventPart } from './planEventPart'
import { planPerformance, type LinePlan } from './planPerformance'
import { reportClashes } from './reportClashes'
import { ownersOf, type EventDraft } from './ownersOf'

/**
 * Plans events with their performances: a line with a date is a performance of its event, one without is the event
 * itself.
 */
export const planEvents: Planner = async (req, asked) => {
  const fields = await eventFields(req)
  return {
    fields: fields.offered,
    plan: async (lines) => {
      const context = await eventContext(req, asked, lines, fields)
      const ownerOf = ownersOf(context.events)
      for (const line of lines) setVenue(line, ownerOf(line), context)
      const plans: LinePlan[] = []
      for (const line of lines) plans.push(await planLine(req, line, ownerOf(line), context))
      writeEvents(plans)
      await reportClashes(req, plans, context)
      return {
        rows: plans.map(({ row }) => row),
        stored: [...context.events, ...[...context.performances.values()].flat()],
      }
    },
  }
}

/** Sets the venue of an event: from a line without a date or, for a new event, from the first line that names one. */
function setVenue(
  { texts }: Line,
  draft: ReturnType<ReturnType<typeof ownersOf>>,
  { fields, read }: EventContext,
): void {
  const field = fields.event.find(({ name }) => name === 'venue')
  const text = texts.get('venue')
  if ('problem' in draft || !field || text === undefined || (texts.has('date') && (draft.plan.version || draft.venue)))
    return
  const cell = read(text, field)
  if ('value' in cell) draft.venue = String(cell.value)
}

async function planLine(
  req: PayloadRequest,
  line: Line,
  draft: ReturnType<ReturnType<typeof ownersOf>>,
  context: EventContext,
): Promise<LinePlan> {
  const { t } = context
  const blank: RowPlan = {
    documents: [],
    line: line.line,
    state: 'problem',
    title: line.texts.get('title') ?? t('untitled'),
    messages: [],
  }
  if ('problem' in draft) return { draft: null, performance: null, row: { ...blank, messages: [t(draft.problem)] } }
  const { title } = draft.plan
  const part = await planEventPart(req, line, draft, context)
  const performance = line.texts.has('date') ? await planPerformance(req, line, draft, context) : null
  const problems = [...part.problems, ...(performance?.problems ?? [])]
  if (problems.length > 0) return { draft: null, performance: null, row: { ...blank, title, messages: problems } }
  for (const [name, value] of Object.entries(part.values))
    if (!draft.values.has(name)) draft.values.set(name, { isChange: name in part.changed, line: line.line, value })
  if (performance?.start) draft.starts.set(performance.start, line.line)
  const { document } = performance ?? {}
  const isNew = document ? document.version === null : false
  const isChanged = Boolean(document) || Object.keys(part.changed).length > 0
  return {
    draft,
    performance,
    row: {
      ...blank,
      documents: document ? [document] : [],
      state: isNew ? 'new' : isChanged ? 'changed' : 'unchanged',
      title: performance?.title ?? title,
      messages: [...part.messages, ...(performance?.messages ?? [])],
    },
  }
}

/** Writes each event once, with the first of its lines that can be imported, if it is new or a line changes it. */
function writeEvents(plans: LinePlan[]): void {
  const written = new Set<EventDraft>()
  for (const { draft, row } of plans) {
    if (!draft || written.has(draft)) continue
    const { plan, values, venue } = draft
    const changes = [...values].filter(([, { isChange }]) => isChange)
    plan.values = Object.fromEntries(changes.map(([name, { value }]) => [name, value]))
    if (!plan.version && venue) plan.values.venue ??= venue
    if ('slug' in plan.values) plan.values.slugLock = false
    if (plan.version && Object.keys(plan.values).length === 0) continue
    // Attach the change to the line that it comes from.
    const carrier = plan.version
      ? (plans.find((other) => other.draft === draft && changes.some(([, { line }]) => line === other.row.line))?.row ??
        row)
      : row
    carrier.documents.unshift(plan)
    if (!plan.version) carrier.state = 'new'
    written.add(draft)
  }
}
