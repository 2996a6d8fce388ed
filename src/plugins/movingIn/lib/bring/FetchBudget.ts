import type { ItemData } from '../export/item'
import { MAX_FETCHED_FILES, MAX_FETCHED_TOTAL, MAX_SLOW } from '../limits'
import { FetchFailed, fetchFile, type FetchRules } from './fetchFile'

interface Spent {
  bytes: number
  files: number
}

/** What has been fetched of an old website so far. */
export interface Fetched extends Spent {
  /** How many files in a row took too long, by host. */
  slow: Map<string, number>
}

/** Fetches the pictures, files and sitemaps of an old website, within what it may fetch altogether. */
export class FetchBudget {
  constructor(
    private readonly rules: FetchRules,
    private readonly fetched: Fetched,
    private readonly fetch: typeof fetchFile = fetchFile,
  ) {}

  /** @throws FetchFailed */
  async take(address: string): Promise<Buffer> {
    const { bytes, files, slow } = this.fetched
    const host = URL.canParse(address) ? new URL(address).hostname : ''
    if (bytes >= MAX_FETCHED_TOTAL || files >= MAX_FETCHED_FILES) throw new FetchFailed('fetchTotal', host)
    const before = slow.get(host) ?? 0
    if (before >= MAX_SLOW) throw new FetchFailed('fetchSlow', host)
    try {
      const file = await this.fetch(address, this.rules)
      this.add(file.length)
      slow.delete(host)
      return file
    } catch (error) {
      if (error instanceof FetchFailed && error.bytes > 0) this.add(error.bytes)
      if (error instanceof FetchFailed && error.problem === 'fetchSlow') slow.set(host, before + 1)
      throw error
    }
  }

  /** What has been fetched altogether. */
  spent(): Spent {
    const { bytes, files } = this.fetched
    return { bytes, files }
  }

  /** Adds what was fetched since to the data of the item for which it was: later turns count it too. */
  noteOn(data: ItemData, { bytes, files }: Spent): ItemData {
    const added = this.fetched.files - files
    if (added === 0) return data
    const { fetched = 0, fetches = data.fetched === undefined ? 0 : 1 } = data
    return { ...data, fetched: fetched + this.fetched.bytes - bytes, fetches: fetches + added }
  }

  private add(bytes: number): void {
    this.fetched.bytes += bytes
    this.fetched.files += 1
  }
}
