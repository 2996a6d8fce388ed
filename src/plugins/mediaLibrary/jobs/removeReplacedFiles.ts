import { z } from 'zod'
import { removeUnusedFiles } from '../../../collections/uploads/removeUnusedFiles'
import type { Job } from '../../../config/definePlugin'

const input = z.object({ names: z.array(z.string()).max(100), tenant: z.uuid().nullish() })

/** Removes files that new ones have taken the place of. It runs once that is committed. */
export const removeReplacedFiles: Job = async (payload, given) => {
  await removeUnusedFiles(payload, { collection: 'media', ...input.parse(given) })
}
