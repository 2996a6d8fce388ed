import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/values'
import { findClashes, type RequestedTime } from '@/database/performances/clashes'
import { momentInZone } from '@/lib/events/momentInZone'
import { isolateText } from '@/lib/text/isolated'
import type { EventContext } from './eventContext'
import type { LinePlan } from './planPerformance'
import type { EventDraft } from './ownersOf'

interface PlannedTime extends RequestedTime {
  plan: LinePlan
}

/** Duration assumed for a performance without an end, in milliseconds. */
const MIN_DURATION_MS = 60_000

/**
 * Reports performances at the same venue at the same time, which are allowed. Clashes with stored performances come
 * first, and each line reports at most one clash with another line.
 */
export async function reportClashes(
  req: PayloadRequest,
  plans: LinePlan[],
  { request, t }: EventContext,
): Promise<void> {
  const all: PlannedTime[] = []
  for (const [draft, own] of Map.groupBy(plans, (plan) => plan.draft)) {
    const planned = own.flatMap((plan): PlannedTime[] =>
      plan.performance?.occupied
        ? [
            {
              ...plan.performance.occupied,
              key: String(plan.row.line),
              plan,
              venue: plan.performance.occupied.venue ?? homeOf(draft),
            },
          ]
        : [],
    )
    all.push(...planned)
    const among = { event: draft?.plan.version?.id ?? null, locale: request.locale, tenant: request.tenantId }
    const stored = await findClashes(
      req,
      among,
      planned.map(({ plan: _, ...time }) => time),
    )
    for (const { key, plan } of planned) {
      const clash = stored.find((entry) => entry.key === key)
      if (clash)
        plan.row.messages.push(
          t('importClash', {
            moment: momentInZone(clash.start, clash.timezone, req.i18n.language),
            title: isolateText(clash.title ?? t('untitled')),
          }),
        )
    }
  }
  all.sort((a, b) => a.plan.row.line - b.plan.row.line)
  all.forEach((time, index) => {
    const before = all.slice(0, index).find((earlier) => isAtOnce(time, earlier))
    if (before) time.plan.row.messages.push(t('importClashLine', { line: before.plan.row.line }))
  })
}

/** The venue of an event's performances that name none. */
const homeOf = (draft: EventDraft | null): string | null => draft?.venue ?? idOf(draft?.plan.version?.data.venue)

const isAtOnce = (a: PlannedTime, b: PlannedTime): boolean =>
  a.venue !== null && a.venue === b.venue && Date.parse(a.start) < untilOf(b) && Date.parse(b.start) < untilOf(a)

const untilOf = ({ end, start }: PlannedTime): number => (end ? Date.parse(end) : Date.parse(start) + MIN_DURATION_MS)
