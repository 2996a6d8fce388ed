import { DateTime } from 'luxon'
import type { AccessKind } from '@/lib/events/accessKinds'
import { ACCESS, requestedAccess, SEARCH_QUERY, searchedText } from '../pageQuery'

export const VIEWS = ['list', 'calendar', 'posters'] as const

type ProgrammeView = (typeof VIEWS)[number]

/** Days that are named rather than picked, so that their address keeps its meaning. */
export const NAMED_DAYS = ['today', 'weekend'] as const

/** What a visitor has asked of the programme, as its address says it. */
export interface ProgrammeQuery {
  access: AccessKind | null
  /** A named day, or a day as 2026-11-21. */
  date: string | null
  /** Slug of an event collection. */
  kind: string | null
  /** Month of the calendar: 2026-11. */
  month: string | null
  season: string | null
  text: string
  venue: string | null
  view: ProgrammeView
}

const MAX_SLUG_LENGTH = 200
const MAX_WORDS = 6

/** How far from now a month or a day may be. */
const MAX_YEARS = 10

/** Parses the query of What's on. Anything unknown is as good as absent. */
export function parseProgramme(search: URLSearchParams): ProgrammeQuery {
  const slug = (name: string) => (search.get(name) ?? '').trim().slice(0, MAX_SLUG_LENGTH) || null
  return {
    access: requestedAccess(search),
    // The form sends a picked day before the named one that it replaces.
    date: requestedDay(search.getAll('date').find(Boolean) ?? null),
    kind: slug('kind'),
    month: requestedMonth(search.get('month')),
    season: slug('season'),
    text: searchedText(search),
    venue: slug('venue'),
    view: VIEWS.find((view) => view === search.get('view')) ?? 'list',
  }
}

function requestedDay(value: string | null): string | null {
  if (NAMED_DAYS.some((name) => name === value)) return value
  return value && /^\d{4}-\d\d-\d\d$/.test(value) && isNear(value) ? value : null
}

const requestedMonth = (value: string | null): string | null =>
  value && /^\d{4}-\d\d$/.test(value) && isNear(`${value}-01`) ? value : null

function isNear(day: string): boolean {
  const { isValid, year } = DateTime.fromISO(day)
  return isValid && Math.abs(year - new Date().getUTCFullYear()) <= MAX_YEARS
}

/** Returns the query parameters of an address, without those that say nothing. */
export function toParameters({ text, view, ...others }: ProgrammeQuery): Record<string, string> {
  const { access, date, kind, month, season, venue } = others
  const all = {
    ...(view !== 'list' && { view }),
    month: view === 'calendar' ? month : null,
    date: view === 'calendar' ? null : date,
    [ACCESS]: access,
    kind,
    season,
    venue,
    [SEARCH_QUERY]: text,
  }
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])))
}

/** Returns the words of a search. */
export const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean).slice(0, MAX_WORDS)

/**
 * Whether there are only so many addresses like this, but for their month: their pages are cached. Picked days, slugs and
 * words are without end, so their pages are rendered for each visit.
 */
export const isBounded = ({ date, kind, season, text, venue }: ProgrammeQuery): boolean =>
  !kind && !season && !venue && text === '' && (date === null || NAMED_DAYS.some((name) => name === date))
