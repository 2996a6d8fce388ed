import type { BasePayload } from 'payload'
import { deleteEndedLinks } from '../database/previewLinks'

/** Deletes preview links that ended long ago. */
export const tidyPreviews = (payload: BasePayload): Promise<void> => deleteEndedLinks(payload)
