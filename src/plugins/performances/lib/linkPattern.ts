import type { LocalDateTime } from '@/lib/events/calendar/localDateTime'

/** Placeholders of a link pattern. */
export const LINK_PARTS = ['date', 'day', 'month', 'year', 'time', 'number'] as const

type LinkPart = (typeof LINK_PARTS)[number]

const PART = /\{([^{}]*)\}/g

const isPart = (name: string): name is LinkPart => LINK_PARTS.includes(name as LinkPart)

/** Returns the first unknown placeholder of a pattern; null if there is none. */
export const findUnknownPart = (pattern: string): string | null =>
  [...pattern.matchAll(PART)].map(([, name]) => name ?? '').find((name) => !isPart(name)) ?? null

/** Whether the pattern uses a placeholder that requires a time. */
export const needsTime = (pattern: string): boolean => [...pattern.matchAll(PART)].some(([, name]) => name !== 'number')

/**
 * Builds the URL of a performance from a pattern.
 * @param wall local time at its venue; null if it has no time
 * @param number its position among the changed performances by time, from 1
 * @example buildLink('https://tickets.example/{date}-{time}', { day: '2027-03-01', time: '19:30' }, 1) // 'https://tickets.example/2027-03-01-1930'
 */
export function buildLink(pattern: string, wall: LocalDateTime | null, number: number): string {
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
