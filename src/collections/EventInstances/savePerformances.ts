import type { PayloadRequest } from 'payload'
import { EVENTS } from '@/collections/groups'
import { saveMany } from '@/collections/saves/saveMany'
import type { FieldValues } from '@/lib/content/values'
import type { EventInstance } from '@/payload-types'
import { previousStartOf } from './rememberPreviousStart'
import { renamePerformances } from './renamePerformances'

interface Site {
  /** Of texts that change. */
  locale: string
  /** Whether the caller has checked what the person may do. Default: their permission for events holds. */
  overrideAccess?: boolean
  tenant: string
}

/**
 * Saves performances as `saveMany` does and names them anew. Call it inside `changeOutsideForm` or
 * `changeManyOutsideForms`; the dates of their events are the caller's to write.
 */
export async function savePerformances(
  req: PayloadRequest,
  site: Site,
  changes: { id: string; values: FieldValues }[],
): Promise<void> {
  await saveMany<StoredValues>(
    req,
    { ...site, collection: 'event-instances', derive: rememberStart(req), group: EVENTS },
    changes,
  )
  await renamePerformances(req, site.tenant, { ids: changes.map(({ id }) => id) })
}

type StoredValues = FieldValues & Pick<EventInstance, '_status' | 'previousStart' | 'start'>

/** As the hook of a single save. */
const rememberStart =
  (req: PayloadRequest) =>
  (stored: StoredValues, { start }: FieldValues): FieldValues => ({
    previousStart: stored.start ? previousStartOf(req, stored, typeof start === 'string' ? start : undefined) : null,
  })
