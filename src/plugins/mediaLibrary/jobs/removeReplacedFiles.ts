import { rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Job } from '../../../config/definePlugin'
import { namesInUse } from '../../../database/media/files'

const input = z.object({ names: z.array(z.string()).max(100) })

/** Removes files that new ones have taken the place of. It runs once that is committed. */
export const removeReplacedFiles: Job = async (payload, given) => {
  const { names } = input.parse(given)
  const folder = payload.collections.media.config.upload.staticDir
  if (!folder) return
  const used = await namesInUse(payload, names)
  for (const name of names) if (!used.has(name)) await rm(path.join(folder, path.basename(name)), { force: true })
}
