import { z } from 'zod'
import { moment, wallClock } from '../../lib/provider/times'

const text = z.string().nullish()
/** Attributes are extra properties named `attribute_{Name}`. */
const withAttributes = z.looseObject({})

export const list = z.array(z.unknown())

export const event = withAttributes.extend({
  id: z.string().min(1),
  name: z.string().min(1),
  altText: text,
  description: text,
  duration: z.number().nullish(),
  firstInstanceDateTime: wallClock.nullish(),
  htmlDescription: text,
  imageUrl: text,
  instanceDates: text,
  isOnSale: z.boolean().nullish(),
  lastInstanceDateTime: wallClock.nullish(),
  thumbnailUrl: text,
  webEventId: text,
})
export type SpektrixEvent = z.infer<typeof event>

export const instance = withAttributes.extend({
  id: z.string().min(1),
  event: z.object({ id: z.string().min(1) }),
  start: wallClock,
  /** In UTC, although the value has no offset. */
  startUtc: moment.nullish(),
  cancelled: z.boolean().nullish(),
  isOnSale: z.boolean().nullish(),
  planId: text,
  startSellingAtWebUtc: moment.nullish(),
  stopSellingAtWebUtc: moment.nullish(),
  webInstanceId: text,
})
export type SpektrixInstance = z.infer<typeof instance>

export const plan = z.object({ id: z.string().min(1), venue: z.object({ id: z.string() }).nullish() })
export const venue = z.object({ id: z.string().min(1), name: z.string() })
export const namedItem = z.object({ id: z.string().min(1), name: z.string().nullish() })
export const status = z.object({ available: z.number(), capacity: z.number() })
