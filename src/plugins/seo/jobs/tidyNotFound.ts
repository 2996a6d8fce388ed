import type { BasePayload } from 'payload'
import { deleteForgotten } from '../database/notFoundAddresses'

/** Forgets addresses that nobody has asked for of late. */
export const tidyNotFound = (payload: BasePayload): Promise<void> => deleteForgotten(payload)
