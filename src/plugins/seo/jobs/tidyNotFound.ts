import type { BasePayload } from 'payload'
import { deleteOutdated } from '../database/notFoundAddresses'

/** Deletes paths that have not been requested recently. */
export const tidyNotFound = (payload: BasePayload): Promise<void> => deleteOutdated(payload)
