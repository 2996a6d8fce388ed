import type { BasePayload } from 'payload'
import { callboardOf } from '../../access/registryOf'
import type { CountedType } from '../../database/provider/siteSizes'

/** The content types that the list of all sites counts. */
export const countedTypes = (payload: BasePayload): CountedType[] =>
  callboardOf(payload).contentTypes.map(({ collection: { trash, upload, versions }, slug }) => ({
    slug,
    hasDrafts: typeof versions === 'object' && Boolean(versions.drafts),
    hasTrash: Boolean(trash),
    isUpload: Boolean(upload),
  }))
