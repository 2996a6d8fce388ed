import { MAX_FETCHED_FILES, MAX_FETCHED_TOTAL, MAX_SLOW } from '../limits'
import { FetchFailed, fetchFile, type FetchRules } from './fetchFile'

/** What has been fetched of an old website so far. */
export interface Fetched {
  bytes: number
  files: number
  /** How many files in a row took too long, by host. */
  slow: Map<string, number>
}

/** Fetches the pictures and files of an old website, within what it may fetch altogether. */
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
      this.fetched.bytes += file.length
      this.fetched.files += 1
      slow.delete(host)
      return file
    } catch (error) {
      if (error instanceof FetchFailed && error.problem === 'fetchSlow') slow.set(host, before + 1)
      throw error
    }
  }
}
