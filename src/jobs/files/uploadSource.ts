import { opendir } from 'node:fs/promises'
import path from 'node:path'
import type { BasePayload } from 'payload'
import { uploadOf } from '@/collections/uploads/uploadOf'
import { findFileOwners } from '@/database/media/files'
import type { Batch, FileSource, FileToMove } from '@/lib/storage/moveFiles'
import { keyOf } from '@/lib/storage/storedUploads'

const BATCH = 200
const DEFAULT_TYPE = 'application/octet-stream'

/** The files of an upload collection that a document or one of its versions uses. */
export function uploadSource(payload: BasePayload, collection: string): FileSource {
  const { folder } = uploadOf(payload, collection, { name: '', tenant: null })
  const toBatch = async (names: string[]): Promise<Batch> => {
    const owners = await findFileOwners(payload, { collection, names })
    const files = names.flatMap((name): FileToMove[] => {
      const owner = owners.get(name)
      if (!owner) return []
      const key = keyOf(uploadOf(payload, collection, { name, tenant: owner.tenant }))
      return [{ key, path: path.join(folder, name), type: owner.type ?? DEFAULT_TYPE }]
    })
    return { files, unused: names.length - files.length }
  }
  return {
    async *batches() {
      let names: string[] = []
      for await (const name of namesIn(folder)) {
        if (names.push(name) < BATCH) continue
        yield toBatch(names)
        names = []
      }
      if (names.length > 0) yield toBatch(names)
    },
    count: async () => {
      let count = 0
      for await (const _ of namesIn(folder)) count++
      return count
    },
    name: collection,
    orphans: async (files) => {
      const names = files.map((file) => path.basename(file.path))
      const owners = await findFileOwners(payload, { collection, names })
      return files.filter((file) => !owners.has(path.basename(file.path)))
    },
  }
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(() => null)
  for await (const entry of entries ?? []) if (entry.isFile() && !entry.name.startsWith('.')) yield entry.name
}
