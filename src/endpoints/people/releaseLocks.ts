import type { PayloadRequest } from 'payload'
import { callboardOf } from '../../access/registryOf'
import { deleteLocks } from '../../database/documents/deleteLocks'

/** Ends the locks that people hold on a tenant's documents, so that nobody waits for somebody who has gone. */
export const releaseLocks = (req: PayloadRequest, tenantId: string, userIds: string[]): Promise<void> =>
  deleteLocks(req, { collections: callboardOf(req.payload).contentTypes.map(({ slug }) => slug), tenantId, userIds })
