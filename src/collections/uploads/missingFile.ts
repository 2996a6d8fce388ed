import { stat } from 'node:fs/promises'
import path from 'node:path'
import { NotFound } from 'payload'
import type { UploadConfig } from 'payload'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** Answers a file that is not there with 404. Payload takes it for a failure of the server. */
export const missingFile =
  (folder: string): Handler =>
  async (req, { params }) => {
    const isThere = await stat(path.join(folder, path.basename(params.filename))).then(
      (entry) => entry.isFile(),
      () => false,
    )
    if (!isThere) throw new NotFound(req.t)
  }
