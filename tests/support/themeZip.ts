import { crc32, deflateRawSync } from 'node:zlib'

/** A zip entry with forgeable headers; absent properties are correct. */
export interface RawEntry {
  name: Buffer | string
  content?: Buffer | string
  /** Unix mode in the external attributes. */
  mode?: number
  /** General purpose flags besides UTF-8 names. */
  flags?: number
  method?: number
  isStored?: boolean
  /** Forged header values. */
  claims?: { crc?: number; localName?: string; packed?: number; unpacked?: number; offset?: number }
  extra?: Buffer
  /** Comment in the directory. */
  remark?: Buffer
}

export interface RawEnd {
  count?: number
  comment?: Buffer
  prefix?: Buffer
  suffix?: Buffer
  directoryOffset?: number
}

const UTF8 = 0x800

/** Writes a zip file byte by byte, with any forged headers. */
export function rawZip(entries: RawEntry[], end: RawEnd = {}): Buffer {
  const parts: Buffer[] = end.prefix ? [end.prefix] : []
  const directory: Buffer[] = []
  let offset = end.prefix?.length ?? 0
  for (const {
    claims = {},
    content = '',
    extra = Buffer.alloc(0),
    flags = 0,
    isStored = false,
    method,
    mode = 0o100644,
    name: entryName,
    remark = Buffer.alloc(0),
  } of entries) {
    const name = Buffer.isBuffer(entryName) ? entryName : Buffer.from(entryName)
    const plain = Buffer.isBuffer(content) ? content : Buffer.from(content)
    const packed = isStored ? plain : deflateRawSync(plain)
    const localName = claims.localName === undefined ? name : Buffer.from(claims.localName)
    const shared = Buffer.alloc(22)
    shared.writeUInt16LE(UTF8 | flags, 0)
    shared.writeUInt16LE(method ?? (isStored ? 0 : 8), 2)
    shared.writeUInt16LE(0x21, 6)
    shared.writeUInt32LE(claims.crc ?? crc32(plain), 8)
    shared.writeUInt32LE(claims.packed ?? packed.length, 12)
    shared.writeUInt32LE(claims.unpacked ?? plain.length, 16)
    const local = Buffer.alloc(8)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    const localShared = Buffer.from(shared.subarray(0, 20))
    const localLengths = Buffer.alloc(4)
    localLengths.writeUInt16LE(localName.length, 0)
    const localHeader = Buffer.concat([local.subarray(0, 6), localShared, localLengths])
    const head = Buffer.alloc(8)
    head.writeUInt32LE(0x02014b50, 0)
    head.writeUInt16LE((3 << 8) | 20, 4)
    head.writeUInt16LE(20, 6)
    const tail = Buffer.alloc(18)
    tail.writeUInt16LE(name.length, 0)
    tail.writeUInt16LE(extra.length, 2)
    tail.writeUInt16LE(remark.length, 4)
    tail.writeUInt32LE((mode << 16) >>> 0, 10)
    tail.writeUInt32LE(claims.offset ?? offset, 14)
    directory.push(head, shared.subarray(0, 20), tail, name, extra, remark)
    parts.push(localHeader, localName, packed)
    offset += localHeader.length + localName.length + packed.length
  }
  const list = Buffer.concat(directory)
  const eocd = Buffer.alloc(22)
  eocd.writeUInt32LE(0x06054b50, 0)
  eocd.writeUInt16LE(end.count ?? entries.length, 8)
  eocd.writeUInt16LE(end.count ?? entries.length, 10)
  eocd.writeUInt32LE(list.length, 12)
  eocd.writeUInt32LE(end.directoryOffset ?? offset, 16)
  eocd.writeUInt16LE(end.comment?.length ?? 0, 20)
  return Buffer.concat([...parts, list, eocd, end.comment ?? Buffer.alloc(0), end.suffix ?? Buffer.alloc(0)])
}

export const THEME_JSON = { engine: '1', name: 'Harbour', version: '1.0.0' }

/** A valid theme package with these files and a `theme.json`. */
export const themeZip = (files: Record<string, Buffer | string> = {}, json: object = {}): Buffer =>
  rawZip([
    { content: JSON.stringify({ ...THEME_JSON, ...json }), name: 'theme.json' },
    ...Object.entries(files).map(([name, content]) => ({ content, name })),
  ])
