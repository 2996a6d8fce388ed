import { statfs } from 'node:fs/promises'

export interface DiskSpace {
  /** Bytes that are left for the process. */
  free: number
  total: number
}

/** Space of the disk that holds a folder; null if it cannot be read. */
export async function diskSpace(folder: string): Promise<DiskSpace | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch {
    return null
  }
}
