import type { FileSource } from '@/lib/storage/moveFiles'
import { keyOf } from './filesInBucket'
import { filesOnDisk, filePathOf } from './filesOnDisk'

/** Lists theme files on disk to move to the bucket. Unreferenced files are moved too, and garbage-collected there. */
export const filesToMove = (): FileSource => ({
  async *batches() {
    for await (const { files, tenant } of filesOnDisk.list())
      yield {
        files: files.map(({ hash }) => ({
          key: keyOf(tenant, hash),
          path: filePathOf(tenant, hash),
          type: 'application/octet-stream',
        })),
        unused: 0,
      }
  },
  count: async () => {
    let count = 0
    for await (const { files } of filesOnDisk.list()) count += files.length
    return count
  },
  name: 'themes',
  orphans: async () => [],
})
