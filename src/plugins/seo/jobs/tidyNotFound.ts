import type { BasePayload } from 'payload'
import { deleteForgotten } from '../database/notFoundAddresses'

/** Deletes paths that have not been requested recently. */
export const tidyNotFound = (payload: BasePayload): Promise<void> => deleteForgotten(payload)
