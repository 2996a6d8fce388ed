/** The media type of the container of Word, Excel and PowerPoint files before 2007, and of others. */
export const OLE = 'application/x-cfb'

/** Streams in the directory of such a file. Its names are in UTF-16. */
const STREAMS = [
  ['WordDocument', 'doc', 'application/msword'],
  ['PowerPoint Document', 'ppt', 'application/vnd.ms-powerpoint'],
  ['Workbook', 'xls', 'application/vnd.ms-excel'],
  ['Book', 'xls', 'application/vnd.ms-excel'],
] as const

/** The type of an office document by the stream that it contains; undefined for other files, such as installers. */
export function officeType(data: Buffer): { ext: string; mime: string } | undefined {
  const found = STREAMS.find(([name]) => data.includes(entryNamed(name)))
  return found && { ext: found[1], mime: found[2] }
}

/** The beginning of a directory entry: its name, padded to 64 bytes, and the length of the name with its final zero. */
function entryNamed(name: string): Buffer {
  const entry = Buffer.alloc(66)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  return entry
}
