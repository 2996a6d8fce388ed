import { z } from 'zod'
import { removeUnusedFiles } from '@/collections/uploads/uploadOf'
import type { Job } from '@/config/feature'

const input = z.object({ names: z.array(z.string()).max(100), tenant: z.uuid().nullish() })

/** Deletes files that have been replaced, once the transaction is committed. */
export const removeReplacedFiles: Job = async (payload, data) => {
  await removeUnusedFiles(payload, { collection: 'media', ...input.parse(data) })
}
