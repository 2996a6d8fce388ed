import type { MessageKey } from '@/exports/types'

/** Groups of the history, newest first. */
const PERIODS = ['today', 'yesterday', 'lastWeek', 'lastMonth', 'older'] as const

export type Period = (typeof PERIODS)[number]

export const PERIOD_LABELS = {
  lastMonth: 'chatLastMonth',
  lastWeek: 'chatLastWeek',
  older: 'chatOlder',
  today: 'chatToday',
  yesterday: 'chatYesterday',
} as const satisfies Record<Period, MessageKey>

const DAY = 86_400_000

/** Calendar days between two moments in a time zone. */
function daysBetween(from: Date, to: Date, timezone: string): number {
  const calendar = new Intl.DateTimeFormat('en-CA', {
    day: '2-digit',
    month: '2-digit',
    timeZone: timezone,
    year: 'numeric',
  })
  const dayNumber = (moment: Date) => Date.parse(`${calendar.format(moment)}T00:00:00Z`) / DAY
  return dayNumber(to) - dayNumber(from)
}

/** @param timezone IANA name of the site's time zone */
export function periodOf(createdAt: string, now: Date, timezone: string): Period {
  const days = daysBetween(new Date(createdAt), now, timezone)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days <= 7) return 'lastWeek'
  return days <= 30 ? 'lastMonth' : 'older'
}

/** Groups conversations by period, keeping their order. Empty periods are left out. */
export function groupByDay<Chat extends { createdAt: string }>(
  chats: Chat[],
  now: Date,
  timezone: string,
): { chats: Chat[]; period: Period }[] {
  const groups = Map.groupBy(chats, (chat) => periodOf(chat.createdAt, now, timezone))
  return PERIODS.flatMap((period) => {
    const group = groups.get(period)
    return group ? [{ chats: group, period }] : []
  })
}
