import type { BasePayload } from 'payload'
import { deleteEndedLinks } from '../database/previewLinks'

/** Deletes links to drafts that ended long ago. */
export const tidyPreviews = (payload: BasePayload): Promise<void> => deleteEndedLinks(payload)
