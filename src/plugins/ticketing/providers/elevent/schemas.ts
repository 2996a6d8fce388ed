import { z } from 'zod'
import { wallClock } from '../../lib/provider/times'

const text = z.string().nullish()
const id = z.union([z.number().int(), z.string().min(1)]).transform(String)

export const list = z.object({
  Items: z.array(z.unknown()),
  Page: z.number().nullish(),
  PageSize: z.number().nullish(),
  TotalCount: z.number().nullish(),
})

export const client = z.object({ ClientId: id.nullish(), ClientName: z.string().min(1) })

export const event = z.object({
  Description: text,
  DirectorString: text,
  EndDateTime: wallClock.nullish(),
  EventId: id,
  EventName: z.string().min(1),
  EventTypeName: text,
  EventUrl: text,
  ImageUrl: text,
  LengthInMinutes: z.number().nullish(),
  ReleaseYear: text,
  StartDateTime: wallClock.nullish(),
})
export type EleventEvent = z.infer<typeof event>

export const showtime = z.object({
  EndDateTime: wallClock.nullish(),
  EventId: id,
  IsOnSale: z.boolean().nullish(),
  IsSoldOut: z.boolean().nullish(),
  ShowtimeId: id,
  StartDateTime: wallClock,
  VenueDisplayName: text,
  VenueId: id.nullish(),
})
export type EleventShowtime = z.infer<typeof showtime>

export const membership = z
  .object({ MembershipId: id, Name: z.string().nullish(), Url: z.string().nullish() })
  .transform(({ MembershipId, Name, Url }) => ({ id: MembershipId, label: Name ?? '', url: Url ?? null }))
export const donation = z
  .object({ DonationId: id, Name: z.string().nullish(), Url: z.string().nullish() })
  .transform(({ DonationId, Name, Url }) => ({ id: DonationId, label: Name ?? '', url: Url ?? null }))
export const venue = z
  .object({ Name: z.string().nullish(), VenueId: id })
  .transform(({ Name, VenueId }) => ({ id: VenueId, label: Name ?? '' }))
