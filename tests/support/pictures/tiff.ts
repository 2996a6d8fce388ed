/** A grey TIFF of 64 × 64 pixels whose directory stands before its pixels, as cameras write it. */
export function tiff(): Buffer {
  const side = 64
  const entries = [
    [256, side],
    [257, side],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, 8 + 2 + 9 * 12 + 4],
    [277, 1],
    [278, side],
    [279, side * side],
  ] as const
  const head = Buffer.alloc(8 + 2 + entries.length * 12 + 4)
  head.write('II*\0', 0, 'latin1')
  head.writeUInt32LE(8, 4)
  head.writeUInt16LE(entries.length, 8)
  entries.forEach(([tag, value], index) => {
    const at = 10 + index * 12
    head.writeUInt16LE(tag, at)
    // A long.
    head.writeUInt16LE(4, at + 2)
    head.writeUInt32LE(1, at + 4)
    head.writeUInt32LE(value, at + 8)
  })
  return Buffer.concat([head, Buffer.from(Array.from({ length: side * side }, (_, index) => index % 251))])
}
