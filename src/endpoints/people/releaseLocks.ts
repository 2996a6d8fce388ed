import type { PayloadRequest } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { deleteLocks } from '@/database/documents/deleteLocks'

/** Releases the locks of users on a tenant's documents, so that nobody waits for someone who has left. */
export const releaseLocks = (req: PayloadRequest, tenantId: string, userIds: string[]): Promise<void> =>
  deleteLocks(req, { collections: callboardOf(req.payload).contentTypes.map(({ slug }) => slug), tenantId, userIds })
