import type { CollectionBeforeChangeHook } from 'payload'
import { idOf } from '../../access/idOf'
import { dbOf } from '../../database/dbOf'
import { spanOf } from './spanOf'
import { zoneOfPlace } from './zoneOfPlace'

interface Span extends Record<string, unknown> {
  first: Date | string
  first_tz: string | null
  last: Date | string
  last_tz: string | null
}

/** An event begins and ends with its performances, whatever was typed; one without any keeps what was typed. */
export const followPerformances: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const span = originalDoc?.id ? (await (await dbOf(req)).execute<Span>(spanOf(String(originalDoc.id)))).rows[0] : undefined
  if (span) {
    return {
      ...data,
      endDate: new Date(span.last).toISOString(),
      endDate_tz: span.last_tz,
      startDate: new Date(span.first).toISOString(),
      startDate_tz: span.first_tz,
    }
  }
  const lacksZone = (data.startDate && !data.startDate_tz) || (data.endDate && !data.endDate_tz)
  if (!lacksZone) return data
  const zone = await zoneOfPlace(req, { tenant: idOf(data.tenant ?? originalDoc?.tenant), venue: idOf(data.venue ?? originalDoc?.venue) })
  return { ...data, endDate_tz: data.endDate_tz ?? zone, startDate_tz: data.startDate_tz ?? zone }
}
