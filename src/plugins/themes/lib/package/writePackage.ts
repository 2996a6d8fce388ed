import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file to pack, with its content or a function that opens it. */
export interface PackedFile {
  path: string
  content: Buffer | (() => Promise<Readable>)
}

/** Fixed timestamp, so that equal files produce equal archives. */
const MOMENT = new Date(Date.UTC(2000, 0, 1))
const MODE = 0o100644

/** Packs files into a .zip stream, sorted by path. Each file is opened only when it is written. */
export function writePackage(files: PackedFile[]): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  let current: Readable | undefined
  const options = { forceDosTimestamp: true, mode: MODE, mtime: MOMENT }
  for (const { content, path } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    if (Buffer.isBuffer(content)) zip.addBuffer(content, path, options)
    else
      zip.addReadStreamLazy(path, options, (done) => {
        content().then(
          (stream) => {
            current = stream
            if (output.destroyed) stream.destroy()
            else done(null, stream)
          },
          (error: unknown) => done(error, undefined as never),
        )
      })
  }
  zip.end()
  // Close the open file when the reader cancels.
  output.once('close', () => current?.destroy())
  return output
}
