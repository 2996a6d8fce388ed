/** One segment of a JPEG. */
export function segment(marker: number, data: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length + 2)
  return Buffer.concat([Buffer.from([0xff, marker]), length, data])
}

/** Inserts segments after the first two bytes of a JPEG. */
export const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

/** A copy of a JPEG with another size in its frame header. */
export function withSize(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg)
  for (let offset = 2; offset < copy.length; offset += 2 + copy.readUInt16BE(offset + 2)) {
    const marker = copy[offset + 1] ?? 0
    if (marker < 0xc0 || marker > 0xc2) continue
    copy.writeUInt16BE(height, offset + 5)
    copy.writeUInt16BE(width, offset + 7)
    return copy
  }
  throw new Error('The JPEG has no frame header')
}

/** Repeats the last scan of a progressive JPEG. */
export function withScans(jpeg: Buffer, times: number): Buffer {
  const start = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(start, jpeg.length - 2)
  return Buffer.concat([
    jpeg.subarray(0, start),
    ...Array.from({ length: times }, () => scan),
    jpeg.subarray(jpeg.length - 2),
  ])
}
