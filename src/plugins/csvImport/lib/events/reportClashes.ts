import type { PayloadRequest } from 'payload'
import { idOf } from '../../../../lib/values'
import { clashesOf, type WantedTime } from '../../../../database/performances/clashes'
import { momentInZone } from '../../../../lib/events/momentInZone'
import { isolated } from '../../../../lib/text/isolated'
import type { EventContext } from './eventContext'
import type { LinePlan } from './planPerformance'
import type { EventDraft } from './ownersOf'

interface Wanted extends WantedTime {
  plan: LinePlan
}

/** In milliseconds: how long one counts whose end nobody knows. */
const INSTANT = 60_000

/** Two in one venue at a time are told, and left to whoever plans. What is stored comes first; one line tells one of them. */
export async function reportClashes(req: PayloadRequest, plans: LinePlan[], { asked, t }: EventContext): Promise<void> {
  const all: Wanted[] = []
  for (const [draft, own] of Map.groupBy(plans, (one) => one.draft)) {
    const wanted = own.flatMap((plan): Wanted[] =>
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
    all.push(...wanted)
    const among = { event: draft?.plan.version?.id ?? null, locale: asked.locale, tenant: asked.tenantId }
    const stored = await clashesOf(
      req,
      among,
      wanted.map(({ plan: _, ...one }) => one),
    )
    for (const { key, plan } of wanted) {
      const clash = stored.find((one) => one.key === key)
      if (clash)
        plan.row.words.push(
          t('importClash', {
            moment: momentInZone(clash.start, clash.timezone, req.i18n.language),
            title: isolated(clash.title ?? t('untitled')),
          }),
        )
    }
  }
  all.sort((one, other) => one.plan.row.line - other.plan.row.line)
  all.forEach((one, index) => {
    const before = all.slice(0, index).find((other) => isAtOnce(one, other))
    if (before) one.plan.row.words.push(t('importClashLine', { line: before.plan.row.line }))
  })
}

/** Where performances of an event are that say no venue of their own. */
const homeOf = (draft: EventDraft | null): string | null => draft?.venue ?? idOf(draft?.plan.version?.data.venue)

const isAtOnce = (one: Wanted, other: Wanted): boolean =>
  one.venue !== null &&
  one.venue === other.venue &&
  Date.parse(one.start) < untilOf(other) &&
  Date.parse(other.start) < untilOf(one)

const untilOf = ({ end, start }: Wanted): number => (end ? Date.parse(end) : Date.parse(start) + INSTANT)
