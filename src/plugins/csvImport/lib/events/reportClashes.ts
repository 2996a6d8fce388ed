import type { PayloadRequest } from 'payload'
import { idOf } from '../../../../lib/values'
import { clashesOf, type WantedTime } from '../../../../database/performances/clashes'
import { momentInZone } from '../../../../lib/events/momentInZone'
import { isolated } from '../../../../lib/text/isolated'
import type { EventContext } from './eventContext'
import type { LinePlan } from './planPerformance'
import type { EventDraft } from './ownersOf'

interface PlannedTime extends WantedTime {
  plan: LinePlan
}

/** Duration assumed for a performance without an end, in milliseconds. */
const MIN_DURATION_MS = 60_000

/**
 * Reports performances at the same venue at the same time, which are allowed. Clashes with stored performances come
 * first, and each line reports at most one clash with another line.
 */
export async function reportClashes(req: PayloadRequest, plans: LinePlan[], { asked, t }: EventContext): Promise<void> {
  const all: PlannedTime[] = []
  for (const [draft, own] of Map.groupBy(plans, (plan) => plan.draft)) {
    const planned = own.flatMap((plan): PlannedTime[] =>
      plan.performance?.wanted
        ? [
            {
              ...plan.performance.wanted,
              key: String(plan.row.line),
              plan,
              venue: plan.performance.wanted.venue ?? homeOf(draft),
            },
          ]
        : [],
    )
    all.push(...planned)
    const among = { event: draft?.plan.version?.id ?? null, locale: asked.locale, tenant: asked.tenantId }
    const stored = await clashesOf(
      req,
      among,
      planned.map(({ plan: _, ...time }) => time),
    )
    for (const { key, plan } of planned) {
      const clash = stored.find((entry) => entry.key === key)
      if (clash)
        plan.row.words.push(
          t('importClash', {
            moment: momentInZone(clash.start, clash.timezone, req.i18n.language),
            title: isolated(clash.title ?? t('untitled')),
          }),
        )
    }
  }
  all.sort((a, b) => a.plan.row.line - b.plan.row.line)
  all.forEach((time, index) => {
    const before = all.slice(0, index).find((earlier) => isAtOnce(time, earlier))
    if (before) time.plan.row.words.push(t('importClashLine', { line: before.plan.row.line }))
  })
}

/** The venue of an event's performances that name none. */
const homeOf = (draft: EventDraft | null): string | null => draft?.venue ?? idOf(draft?.plan.version?.data.venue)

const isAtOnce = (a: PlannedTime, b: PlannedTime): boolean =>
  a.venue !== null && a.venue === b.venue && Date.parse(a.start) < untilOf(b) && Date.parse(b.start) < untilOf(a)

const untilOf = ({ end, start }: PlannedTime): number => (end ? Date.parse(end) : Date.parse(start) + MIN_DURATION_MS)
