import type { Both } from '@/seed/writing/translated'

/** Pattern of weekdays and times of a production. */
export type Rhythm =
  | 'breakfast'
  | 'class'
  | 'concert'
  | 'daily'
  | 'early'
  | 'evening'
  | 'family'
  | 'late'
  | 'lunchtime'
  | 'monthly'
  | 'run'
  | 'schools'
  | 'weekly'

/** Keys of the theatre's venues. */
export const HOUSE = 'main-house'
export const STUDIO = 'the-studio'
export const GARDEN = 'the-garden-stage'

/** An event of the demo. */
export interface Production {
  /** Slug. */
  key: string
  title: Both
  subtitle?: Both
  summary: Both
  about: readonly string[]
  aboutWelsh?: readonly string[]
  /** Slug of the venue. */
  venue: string
  /** Days from today to the first performance. A rhythm with a fixed weekday moves it to the next such day. */
  from: number
  rhythm: Rhythm
  performances: number
  /** Running time without the interval, in minutes. */
  minutes: number
  price: string
  age?: string
  series?: readonly string[]
  works?: readonly string[]
  organizations?: readonly string[]
  /** Names of characters in billing order. Actors are assigned from the company at random. */
  cast?: readonly string[]
  /** Slugs of people with their role and group. */
  team?: readonly (readonly [person: string, role: string, group?: 'cast' | 'creative' | 'crew' | 'musicians'])[]
  /** Title of the picture in Media. */
  image?: string
  guidance?: string
  status?: 'cancelled' | 'postponed' | 'sold_out'
  draft?: boolean
  /** A changed summary that has not been published yet. */
  rewritten?: string
}

/** Builds a production, with the texts as the first parameters. */
export const production = (
  key: string,
  title: Both,
  summary: Both,
  about: readonly string[],
  more: Omit<Production, 'about' | 'key' | 'summary' | 'title'>,
): Production => ({ about, key, summary, title, ...more })
