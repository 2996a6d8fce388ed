import type { Wall } from '../../../lib/events/calendar/wallOf'

/** What stands for a part of a performance in a pattern. */
export const LINK_PARTS = ['date', 'day', 'month', 'year', 'time', 'number'] as const

type LinkPart = (typeof LINK_PARTS)[number]

const PART = /\{([^{}]*)\}/g

const isPart = (name: string): name is LinkPart => LINK_PARTS.includes(name as LinkPart)

/** The first part of a pattern that nothing is known by; null where there is none. */
export const unknownPart = (pattern: string): string | null =>
  [...pattern.matchAll(PART)].map(([, name]) => name ?? '').find((name) => !isPart(name)) ?? null

/** Does it name a part that only a performance with a time has? */
export const needsTime = (pattern: string): boolean => [...pattern.matchAll(PART)].some(([, name]) => name !== 'number')

/**
 * The address that a pattern makes for a performance.
 * @param wall when it is on the clock of its place; null while it has no time
 * @param number its place among those that are changed, by time: from 1
 * @example linkFrom('https://tickets.example/{date}-{time}', { day: '2027-03-01', time: '19:30' }, 1) // 'https://tickets.example/2027-03-01-1930'
 */
export function linkFrom(pattern: string, wall: Wall | null, number: number): string {
  const [year = '', month = '', day = ''] = wall?.day.split('-') ?? []
  const parts: Record<LinkPart, string> = {
    date: wall?.day ?? '',
    day,
    month,
    number: String(number),
    time: wall?.time.replace(':', '') ?? '',
    year,
  }
  return pattern.replaceAll(PART, (whole, name: string) => (isPart(name) ? parts[name] : whole))
}
