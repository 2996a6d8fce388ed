import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { BasePayload } from 'payload'
import { listSlices, readSlice } from '../../database/parts'
import { Archive, ArchiveRefused } from './Archive'
import { PartsReader } from './PartsReader'
import { keyOfAddress } from './uploadKey'

const inflated = promisify(inflate)

/**
 * Opens a zip file that has arrived in slices.
 * @throws ArchiveRefused
 * @throws failures of the database
 */
export async function openArchive(payload: BasePayload, websiteId: string, file: number): Promise<Archive> {
  let size = 0
  const slices = (await listSlices({ payload }, websiteId, file)).map(({ number, size: length }) => {
    const start = size
    size += length
    return {
      load: async () => {
        const bytes = await readSlice({ payload }, websiteId, file, number)
        // One that is gone leaves a file that ends too early.
        return bytes.length > 0 ? inflated(bytes) : bytes
      },
      size: length,
      start,
    }
  })
  return Archive.open(new PartsReader(slices), size)
}

/** The zip files that came with an export. They are opened when the first picture is wanted. */
export class Uploads {
  private archives: Promise<Archive[]> | null = null

  /** @param files numbers of the zip files that are still there */
  constructor(
    private readonly payload: BasePayload,
    private readonly websiteId: string,
    private readonly files: number[],
  ) {}

  /** @returns the picture or file that had this address; null if no archive has it */
  async take(address: string): Promise<Buffer | null> {
    const key = keyOfAddress(address)
    if (key === null || this.files.length === 0) return null
    this.archives ??= this.open()
    for (const archive of await this.archives) {
      const bytes = await archive.take(key)
      if (bytes) return bytes
    }
    return null
  }

  private async open(): Promise<Archive[]> {
    const archives: Archive[] = []
    for (const file of this.files)
      try {
        archives.push(await openArchive(this.payload, this.websiteId, file))
      } catch (error) {
        if (!(error instanceof ArchiveRefused)) throw error
      }
    return archives
  }
}
