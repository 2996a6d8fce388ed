import { z } from 'zod'

const text = z.string().max(2_000)
const marked = z.union([text, z.object({ _: text.optional(), em: z.union([text, z.array(text)]).optional() })])

export const fileSchema = z.object({ programs: z.array(z.unknown()) })

export const programmeSchema = z.object({
  id: text.min(1),
  concerts: z.array(z.unknown()),
  orchestra: text,
  programID: text.optional(),
  season: text,
  works: z.array(z.unknown()),
})

export const concertSchema = z.object({
  Date: text,
  Location: text,
  Time: text.optional(),
  Venue: text,
  eventType: text,
})

const soloist = z.object({ soloistInstrument: text.default(''), soloistName: text, soloistRoles: text.default('') })

export const workSchema = z.object({
  ID: text,
  composerName: text.optional(),
  conductorName: text.optional(),
  interval: text.optional(),
  movement: marked.optional(),
  soloists: z.array(soloist).default([]),
  workTitle: marked.optional(),
})

export type Concert = z.infer<typeof concertSchema>
export type PerformedWork = z.infer<typeof workSchema>

/** One programme of the archive, without its invalid parts. */
export interface Programme {
  id: string
  /** The archive's name for it, used in reports. */
  label: string
  season: string
  orchestra: string
  concerts: Concert[]
  works: PerformedWork[]
}
