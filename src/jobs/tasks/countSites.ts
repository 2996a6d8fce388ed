import type { BasePayload } from 'payload'
import { countSiteSizes } from '@/database/provider/siteSizes'
import { countedTypes } from '@/endpoints/provider/findSites'

/** Counts what each site holds, for the list of all sites in the order of that. */
export const countSites = (payload: BasePayload): Promise<void> => countSiteSizes(payload, countedTypes(payload))
