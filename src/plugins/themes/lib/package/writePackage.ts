import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file to pack: its bytes, or how to begin reading them. */
export interface PackedFile {
  path: string
  content: Buffer | (() => Promise<Readable>)
}

/** Every archive of the same files is the same. */
const MOMENT = new Date(Date.UTC(2000, 0, 1))
const MODE = 0o100644

/** Packs files into a .zip, in the order of their paths, as a stream. Each file is opened when its turn comes. */
export function writePackage(files: PackedFile[]): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  let current: Readable | undefined
  const options = { forceDosTimestamp: true, mode: MODE, mtime: MOMENT }
  for (const { content, path } of files.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
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
  // A reader who leaves leaves no file open.
  output.once('close', () => current?.destroy())
  return output
}
