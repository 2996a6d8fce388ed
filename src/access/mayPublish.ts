import type { PayloadRequest } from 'payload'
import { publishKey, type ContentGroup } from './permissions'
import { holds } from './person'
import { personOf } from './personOf'

/**
 * May the person of a request change what visitors see of a group of content types? One of our own jobs, which is
 * nobody, may.
 */
export const mayPublish = async (
  req: PayloadRequest,
  group: Pick<ContentGroup, 'hasPublish' | 'name'>,
  tenantId: string | null,
): Promise<boolean> => !req.user || holds(await personOf(req), publishKey(group), tenantId)
