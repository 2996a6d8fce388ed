import type { PayloadRequest } from 'payload'
import { savePerformances } from '@/collections/EventInstances/savePerformances'
import { isWritable } from '@/collections/saves/fieldRules'
import { writeSpans } from '@/database/events/span'
import type { PartType } from '../plan/types'

interface SaveOptions {
  id: string
  data: Record<string, unknown>
  /**
   * `live`: published at once. Otherwise saved as a draft, unless it is moved to or restored from the trash. `ahead`: what
   * visitors see of a performance changes as well, where the draft has not changed it.
   */
  write: 'ahead' | 'draft' | 'live'
  language: string
  tenant: string
  type: PartType
  /** The moment before which the document was as the run that is undone found it, in ISO 8601. */
  undoes?: string
}

/** Saves a document on behalf of the site, without a user's access control. */
export async function saveDocument(req: PayloadRequest, options: SaveOptions): Promise<void> {
  const { id, language, type, write } = options
  const isLive = write === 'live'
  const data = write === 'ahead' && type === 'event-instances' ? await savePast(req, options) : options.data
  if (Object.keys(data).length === 0) return
  await req.payload.update({
    id,
    collection: type,
    data: { ...data, ...(isLive && { _status: 'published' }) },
    depth: 0,
    draft: !isLive && !('deletedAt' in data),
    locale: language as 'en',
    // Access was checked when the sync or undo was started; scheduled runs have no user.
    overrideAccess: true,
    req,
    trash: true,
  })
}

/**
 * Saves a performance past its draft: visitors must not come to an evening that is cancelled because somebody has begun
 * to write a note.
 * @returns the values that only a save of the document can write, which wait with the draft
 */
async function savePast(
  req: PayloadRequest,
  { data, id, language, tenant, undoes }: SaveOptions,
): Promise<Record<string, unknown>> {
  const { flattenedFields } = req.payload.collections['event-instances'].config
  const simple = new Set(flattenedFields.filter(isWritable).map(({ name }) => name))
  const [values, others] = [true, false].map((isSimple) =>
    Object.fromEntries(Object.entries(data).filter(([name]) => simple.has(name) === isSimple)),
  ) as [Record<string, unknown>, Record<string, unknown>]
  const site = {
    locale: language,
    // As above: access was checked when the sync or undo was started.
    overrideAccess: true,
    tenant,
    ...(undoes && { undoes: new Map([[id, undoes]]) }),
  }
  // Visitors may see it at another event than the draft.
  await writeSpans(req, await savePerformances(req, site, [{ id, values }]))
  return others
}
