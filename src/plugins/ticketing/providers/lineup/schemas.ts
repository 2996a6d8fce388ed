import { z } from 'zod'
import { toWallClock } from '../../lib/provider/times'

const text = z.string().nullish()
const id = z.union([z.number().int(), z.string().min(1)]).transform(String)

const day = z.string().refine((value) => toWallClock(`${value}T00:00`) !== null, 'is not a date')
const clock = z.string().refine((value) => toWallClock(`2026-01-01T${value}`) !== null, 'is not a time')

const page = z.looseObject({
  page: z.number().nullish(),
  pageNumber: z.number().nullish(),
  totalPages: z.number().nullish(),
})
export const list = z.object({ _meta: page.nullish(), data: z.array(z.unknown()) })

const atTime = z.object({ startDate: day, startTime: clock })

export const event = z
  .object({
    description: text,
    id,
    image: z.object({ url: text }).nullish(),
    lastPerformance: atTime.nullish(),
    name: text,
    nextPerformance: atTime.nullish(),
    shortDescription: text,
    tags: z.array(z.unknown()).nullish(),
    title: text,
    venue: z.object({ id: id.nullish(), name: text }).nullish(),
  })
  .refine(({ name, title }) => Boolean(title ?? name), { message: 'is missing', path: ['title'] })
export type LineupEvent = z.infer<typeof event>

export const performance = z.object({
  endDate: day.nullish(),
  endTime: clock.nullish(),
  eventId: id,
  id,
  startDate: day,
  startTime: clock,
  tags: z.array(z.unknown()).nullish(),
  timeZone: text,
  totalCapacity: z.number().nullish(),
  totalCapacityRemaining: z.number().nullish(),
})
export type LineupPerformance = z.infer<typeof performance>

export const one = z.object({ data: event })
export const organisation = z.object({ data: z.object({ id: id.nullish(), name: z.string() }) })
