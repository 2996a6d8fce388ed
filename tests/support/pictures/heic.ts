const DATA =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAT9tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA' +
  'AA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFjAAEAAAAAAAAAwwAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEA' +
  'AGh2YzEAAAAAv2lwcnAAAAChaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMA' +
  'AAMAHroCQCEAAQAoQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAA' +
  'AAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAADLbWRhdAAAAL8oAa8E+O15dJ12/+/v///6' +
  'eXdl/c0rQndLr73pLP+1d//8LBDGW7LEFM2ThO5Hs00TPtR/sgx4sPAfrT+M3g5jsBYALOe+n7cyxwj84cBCaD72lCZbo98h9/T+' +
  'l36N+1Vy//ycvmUkH0OMkUtM8q6TcctlqInZMw5HoOXN3i7sajozh07o1sSlstRAFv3FfrrZ9HNn/+C46x2gW3s/1P4V++kloDaY' +
  'wJZC8a0xF5wPbpon1VZeLuR4QfVyv+fI/w=='

/** A HEIC of 96 × 64 pixels: red, green, blue and white quarters, from the upper left to the lower right. */
export const heic = (): Buffer => Buffer.from(DATA, 'base64')

/** The same as phones store it: turned anticlockwise when shown. @param quarters of a full turn */
export function turnedHeic(quarters: 1 | 2 | 3): Buffer {
  const turn = Buffer.concat([Buffer.from([0, 0, 0, 9]), Buffer.from('irot'), Buffer.from([quarters])])
  let data = heic()
  data = insert(data, data.indexOf('ipma') - 4, turn)
  // The property counts as the fourth of the picture.
  const associations = data.indexOf('ipma') - 4
  const count = data.lastIndexOf(Buffer.from([3, 0x81, 2, 0x83]))
  data.writeUInt8(4, count)
  data = insert(data, count + 4, Buffer.from([0x84]))
  grow(data, associations, 1)
  grow(data, data.indexOf('ipco') - 4, turn.length)
  grow(data, data.indexOf('iprp') - 4, turn.length + 1)
  grow(data, data.indexOf('meta') - 4, turn.length + 1)
  // The pixels move by as many bytes.
  const offset = data.indexOf(Buffer.from('00000163', 'hex'))
  data.writeUInt32BE(0x163 + turn.length + 1, offset)
  return data
}

const insert = (data: Buffer, at: number, part: Buffer): Buffer =>
  Buffer.concat([data.subarray(0, at), part, data.subarray(at)])

const grow = (data: Buffer, box: number, bytes: number): void =>
  void data.writeUInt32BE(data.readUInt32BE(box) + bytes, box)

const TILE = { height: 64, width: 96 }

const box = (type: string, ...content: Buffer[]): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0))
  return Buffer.concat([size, Buffer.from(type), ...content])
}

const numbers = (bytes: 1 | 2 | 4, ...values: number[]): Buffer => {
  const data = Buffer.alloc(values.length * bytes)
  values.forEach((value, index) => data.writeUIntBE(value, index * bytes, bytes))
  return data
}

/** A property box of the picture above. */
function property(type: string): Buffer {
  const start = heic().indexOf(type) - 4
  return heic().subarray(start, start + heic().readUInt32BE(start))
}

/** Tiles in a row and in a column of a part. */
const PER_PART = 8

/**
 * The picture above again and again, as a grid of grids of tiles: phones store pictures of 12 megapixels as a grid.
 * Decoders accept at most 256 tiles in one.
 */
export function tiledHeic(width: number, height: number): Buffer {
  const tile = heic().subarray(0x163, 0x163 + 0xc3)
  const part = { height: TILE.height * PER_PART, width: TILE.width * PER_PART }
  const [columns, rows] = [Math.ceil(width / part.width), Math.ceil(height / part.height)]
  const tiles = Array.from({ length: PER_PART ** 2 }, (_, index) => 2 + index)
  const parts = Array.from({ length: columns * rows }, (_, index) => 2 + tiles.length + index)
  const ids = [1, ...tiles, ...parts]
  const gridOf = (x: number, y: number, size: typeof part) =>
    Buffer.concat([numbers(1, 0, 0, y - 1, x - 1), numbers(2, size.width, size.height)])
  const contents = [tile, gridOf(PER_PART, PER_PART, part), gridOf(columns, rows, { height, width })]
  /** Which content, and which properties. */
  const kindOf = (id: number): 0 | 1 | 2 => (id === 1 ? 2 : tiles.includes(id) ? 0 : 1)
  const item = (id: number) =>
    box(
      'infe',
      numbers(4, 0x02_00_00_00 + Number(id !== 1)),
      numbers(2, id, 0),
      Buffer.from(kindOf(id) === 0 ? 'hvc1\0' : 'grid\0'),
    )
  const sizeOf = (size: typeof part) => box('ispe', numbers(4, 0, size.width, size.height))
  const properties = [
    [0x81, 2, 3],
    [4, 3],
    [5, 3],
  ]
  const metaFor = (offset: number) => {
    const offsets = contents.map((_, kind) => offset + Buffer.concat(contents.slice(0, kind)).length)
    const extent = (id: number) =>
      Buffer.concat([numbers(2, id, 0, 1), numbers(4, offsets[kindOf(id)]!, contents[kindOf(id)]!.length)])
    const made = (id: number, from: number[]) => box('dimg', numbers(2, id, from.length, ...from))
    return box(
      'meta',
      numbers(4, 0),
      box('hdlr', numbers(4, 0, 0), Buffer.from('pict'), numbers(4, 0, 0, 0), Buffer.from('\0')),
      box('pitm', numbers(4, 0), numbers(2, 1)),
      box('iloc', numbers(4, 0), numbers(1, 0x44, 0), numbers(2, ids.length), ...ids.map(extent)),
      box('iinf', numbers(4, 0), numbers(2, ids.length), ...ids.map(item)),
      box('iref', numbers(4, 0), made(1, parts), ...parts.map((id) => made(id, tiles))),
      box(
        'iprp',
        box('ipco', property('hvcC'), property('ispe'), property('pixi'), sizeOf(part), sizeOf({ height, width })),
        box(
          'ipma',
          numbers(4, 0, ids.length),
          ...ids.map((id) => {
            const own = properties[kindOf(id)]!
            return Buffer.concat([numbers(2, id), numbers(1, own.length, ...own)])
          }),
        ),
      ),
    )
  }
  const start = box('ftyp', Buffer.from('heic'), numbers(4, 0), Buffer.from('mif1heic'))
  return Buffer.concat([start, metaFor(start.length + metaFor(0).length + 8), box('mdat', ...contents)])
}
