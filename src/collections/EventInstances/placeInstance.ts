import type { CollectionBeforeOperationHook } from 'payload'
import { idOf } from '../../access/idOf'
import { zoneOfPlace } from '../Events/zoneOfPlace'

interface Instance {
  event?: unknown
  end_tz?: string | null
  start_tz?: string | null
  tenant?: unknown
  venue?: unknown
}

/** Gives a new performance the zone of its place where the caller names none, before the form's default would. */
export const placeInstance: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create') return args
  const { data } = args as { data: Instance }
  data.start_tz ??= await zoneOfPlace(req, { event: idOf(data.event), tenant: idOf(data.tenant), venue: idOf(data.venue) })
  data.end_tz ??= data.start_tz
  return args
}
