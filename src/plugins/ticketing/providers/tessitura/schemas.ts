import { z } from 'zod'
import { timeWithOffset } from '../../lib/provider/times'

const text = z.string().nullish()
const id = z.number().int()
const described = z.object({ Description: text, Id: id.nullish() }).nullish()
/** `"Y"` in a search, a boolean elsewhere. */
const indicator = z.union([z.boolean(), z.string()]).nullish()

export const list = z.array(z.unknown())

const eventTexts = {
  PremiereDescription: text,
  Production: described,
  Season: described,
  ShortName: text,
  Text1: text,
  Text2: text,
  Text3: text,
  Text4: text,
}
const eventDates = { FirstPerformanceDate: timeWithOffset.nullish(), LastPerformanceDate: timeWithOffset.nullish() }

/** A row of `TXN/ProductionSeasons/Search`. */
export const foundEvent = z.object({
  ProductionSeasonDescription: z.string(),
  ProductionSeasonId: id,
  ...eventDates,
  ...eventTexts,
})
export type FoundEvent = z.infer<typeof foundEvent>

/** The response of `TXN/ProductionSeasons/{id}`: the same data under other names. */
export const oneEvent = z.object({ Description: z.string(), Fulltext: text, Id: id, ...eventDates, ...eventTexts })
export type OneEvent = z.infer<typeof oneEvent>

/** A row of `TXN/Performances/Search`. */
export const performance = z.object({
  AvailSaleIndicator: indicator,
  DoorsOpen: timeWithOffset.nullish(),
  Duration: z.number().nullish(),
  Facility: described,
  FacilityDescription: text,
  ModeOfSaleStartDate: timeWithOffset.nullish(),
  PerformanceCode: text,
  PerformanceDate: timeWithOffset,
  PerformanceDescription: text,
  PerformanceId: id,
  PerformanceShortName: text,
  PerformanceStatus: described,
  PerformanceStatusDescription: text,
  PerformanceType: described,
  ProductionSeason: z.object({ Id: id }),
  PublishClientStartDate: timeWithOffset.nullish(),
  PublishWebApiStartDate: timeWithOffset.nullish(),
  SalesNotes: text,
  Season: described,
  Text1: text,
  Text2: text,
  Text3: text,
  Text4: text,
  TimeSlot: described,
})
export type Performance = z.infer<typeof performance>

export const status = z.object({
  Dependencies: z.array(z.object({ Name: text, Success: z.boolean().nullish() })).nullish(),
  Success: z.boolean(),
})
export const summary = z.object({ Description: text, Id: id, Inactive: z.boolean().nullish() })
export type Summary = z.infer<typeof summary>

export const webContent = z.object({
  RequestedOwner: z.object({ ElementId: id }),
  WebContents: z.array(z.object({ Type: z.object({ Id: id }), Value: text })).nullish(),
})
export const zone = z.object({ AvailableCount: z.number(), PerformanceId: id })
