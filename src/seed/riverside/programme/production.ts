import type { Both } from '../../writing/translated'

/** When a production plays within its weeks. */
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

/** An event of the demo as its tables tell it. */
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
  /** Days from today to the first performance; a rhythm with fixed weekdays moves it to the next of them. */
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
  /** Names of characters, in the order of billing; who plays them is drawn from the company. */
  cast?: readonly string[]
  /** Slugs of people with what they do. */
  team?: readonly (readonly [person: string, role: string, group?: 'cast' | 'creative' | 'crew' | 'musicians'])[]
  /** Title of the picture in Media. */
  image?: string
  guidance?: string
  status?: 'cancelled' | 'postponed' | 'sold_out'
  draft?: boolean
  /** A summary that somebody has written and not yet published. */
  rewritten?: string
}

/** A production with the texts in front. */
export const production = (
  key: string,
  title: Both,
  summary: Both,
  about: readonly string[],
  more: Omit<Production, 'about' | 'key' | 'summary' | 'title'>,
): Production => ({ about, key, summary, title, ...more })
