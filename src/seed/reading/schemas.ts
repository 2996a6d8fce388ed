import { z } from 'zod'

const duration = z
  .string()
  .regex(/^-?\d+ (?:hour|day|month)s?(?: \d+ days?)?$/, 'Write a number of hours, days or months, such as "12 days".')
const time = z.string().regex(/^\d\d:\d\d$/, 'Write a time as in "19:30".')
const positions = z.array(z.int().positive())
const weekday = z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])

/** A text in English, or in English and Welsh. */
const text = z.union([z.string(), z.strictObject({ en: z.string(), cy: z.string().optional() })])

/** A date relative to the day of seeding; with a time, at that local time. */
export const relativeDate = z.strictObject({ in: duration, at: time.optional() })

/** What every entry may have beside the fields of its collection, which Payload validates. */
export const entry = z.looseObject({
  /** Email of the account that publishes it. */
  by: z.email().optional(),
  /** Draft changes made after it was published. */
  change: z.record(z.string(), z.string()).optional(),
  /** Default: published. */
  draft: z.boolean().optional(),
})

export const media = entry.extend({ filename: z.string().optional(), picture: z.string(), title: z.string() })

export const file = entry.extend({ pdf: z.array(z.string()), title: z.string() })

/** A page. Its path determines its parent; siblings keep the order of the list. */
export const page = entry.extend({ path: z.string().startsWith('/'), title: text })

export const theme = entry.extend({
  /** Replaces the accent of each colour scheme in the manifest. */
  accent: z.string().optional(),
  manifest: z.string().endsWith('.json'),
  selected: z.boolean().optional(),
  slug: z.string(),
})

/** A season; one that starts in a month comes back every year. Texts may contain {start}, {end} and {endShort}. */
export const season = entry.extend({
  lasts: duration,
  slug: z.string(),
  starts: z.union([z.enum(['February', 'August']), duration]),
  title: text,
})

const details = {
  /** Access services by position. */
  access: z.record(z.string(), z.array(z.string())).default({}),
  cancelled: positions.default([]),
  /** Length including the interval. */
  minutes: z.int().positive(),
  notes: z.record(z.string(), z.string()).default({}),
  soldOut: positions.default([]),
}

/** The dates of an event, as a list or as a pattern of the programme. */
const performances = z.union([
  z.strictObject({ dates: z.array(relativeDate), ...details }),
  z.strictObject({ from: duration, number: z.int().positive(), rhythm: z.string(), ...details }),
])

export const event = entry.extend({
  bookingLinkURL: z.url().optional(),
  credits: z.array(z.looseObject({ role: z.string() })).optional(),
  eventStatus: z.enum(['cancelled', 'postponed', 'scheduled', 'sold_out']).default('scheduled'),
  performances,
  slug: z.string(),
  venue: z.string(),
})

export const programme = z.strictObject({
  access: z.record(z.string(), z.string()).default({}),
  bookingLinkLabel: text.optional(),
  notes: z.record(z.string(), z.string()).default({}),
  rhythms: z
    .record(
      z.string(),
      z.strictObject({
        at: z.union([z.array(time), z.partialRecord(weekday, z.array(time))]),
        begins: weekday.optional(),
        every: z.int().positive().default(1),
      }),
    )
    .default({}),
  /** Welsh names of roles. */
  roles: z.record(z.string(), z.string()).optional(),
})

export const submission = z.strictObject({
  answers: z.record(z.string(), z.unknown()),
  form: z.string(),
  isRead: z.boolean().default(false),
  language: z.enum(['cy', 'en']).default('en'),
  page: z.string(),
  sent: relativeDate,
})

export const app = entry.extend({
  description: z.string(),
  handle: z.string(),
  logo: z.string(),
  name: z.string(),
  overview: z.array(z.string()),
  /** Set-up steps for a site, in order. */
  steps: z.array(z.string()),
})

export const plan = entry.extend({ name: z.string() })

export const user = entry.extend({
  avatar: z.string().optional(),
  email: z.email(),
  firstName: z.string(),
  lastName: z.string(),
})

export const tenant = entry.extend({
  avatar: z.string().optional(),
  name: z.string(),
  slug: z.string(),
  timezone: z.string(),
})

/** Permissions of the editor follow the registry, so that they include new content types. */
export const EVERYTHING = 'everything except settings and deleting'

export const role = entry.extend({ permissions: z.union([z.literal(EVERYTHING), z.array(z.string())]) })

export type Entry = z.output<typeof entry>
export type DemoEvent = z.output<typeof event>
export type PerformanceRules = z.output<typeof performances>
export type Programme = z.output<typeof programme>
export type DemoSeason = z.output<typeof season>
export type Submission = z.output<typeof submission>
export type RelativeDate = z.output<typeof relativeDate>
