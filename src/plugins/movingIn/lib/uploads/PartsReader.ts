import { Readable } from 'node:stream'
import { RandomAccessReader } from 'yauzl'

/** A slice of a file: where it begins, and how to load it. */
export interface Slice {
  start: number
  size: number
  load: () => Promise<Buffer>
}

/** A slice that could not be loaded, with the failure as its cause. It says nothing about what is in the file. */
export class SliceFailed extends Error {
  override name = 'SliceFailed'
}

/** Reads anywhere in a file that lies in slices. The last slice stays in memory, as archives are read piece by piece. */
export class PartsReader extends RandomAccessReader {
  private last: { bytes: Buffer; slice: Slice } | null = null

  /** @param slices in their order, without gaps */
  constructor(private readonly slices: Slice[]) {
    super()
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.bytesOf(start, end))
  }

  private async *bytesOf(start: number, end: number): AsyncGenerator<Buffer> {
    for (const slice of this.slices) {
      if (slice.start >= end) return
      if (slice.start + slice.size <= start) continue
      const bytes = await this.load(slice)
      yield bytes.subarray(Math.max(0, start - slice.start), end - slice.start)
    }
  }

  private async load(slice: Slice): Promise<Buffer> {
    if (this.last?.slice !== slice) this.last = { bytes: await loadSlice(slice), slice }
    return this.last.bytes
  }
}

async function loadSlice({ load }: Slice): Promise<Buffer> {
  try {
    return await load()
  } catch (error) {
    throw new SliceFailed('A slice could not be loaded.', { cause: error })
  }
}
