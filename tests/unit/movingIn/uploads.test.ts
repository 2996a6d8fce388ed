import { Archive, ArchiveRefused } from '@/plugins/movingIn/lib/uploads/Archive'
import { fitting } from '@/plugins/movingIn/lib/uploads/fitting'
import { PartsReader } from '@/plugins/movingIn/lib/uploads/PartsReader'
import { keyOfAddress, uploadKey } from '@/plugins/movingIn/lib/uploads/uploadKey'
import { rawZip } from '@tests/support/themeZip'

/** Opens an archive that lies in slices of this size. */
function open(bytes: Buffer, sliceSize = 50): Promise<Archive> {
  const slices = Array.from({ length: Math.ceil(bytes.length / sliceSize) }, (_, index) => {
    const start = index * sliceSize
    const slice = bytes.subarray(start, start + sliceSize)
    return { load: () => Promise.resolve(slice), size: slice.length, start }
  })
  return Archive.open(new PartsReader(slices), bytes.length)
}

const taken = async (archive: Archive, key: string) => (await archive.take(key))?.toString() ?? null
const KEY = '2024/03/seagull.jpg'

describe('A zip file of uploads', () => {
  it('gives single files, wherever it is cut into slices', async () => {
    const bytes = rawZip([
      { content: 'one', name: 'wp-content/uploads/2024/03/seagull.jpg' },
      { content: 'two', isStored: true, name: 'wp-content/uploads/logo.png' },
    ])
    for (const size of [1, 37, 100_000]) {
      const archive = await open(bytes, size)
      expect([await taken(archive, KEY), await taken(archive, 'logo.png')]).toEqual(['one', 'two'])
      expect(await archive.take('2024/03/other.jpg')).toBeNull()
    }
  })

  it.each([
    ['is encrypted', { flags: 1 }],
    ['is a link', { mode: 0o120777 }],
    ['is packed in an unknown way', { method: 12 }],
    ['has another content than it says', { claims: { crc: 1 } }],
    ['unpacks to more than it says', { claims: { unpacked: 1 } }],
  ])('gives no file that %s', async (_, forged) => {
    const archive = await open(
      rawZip([
        { content: 'bad', name: KEY, ...forged },
        { content: 'good', name: '2024/03/good.jpg' },
      ]),
    )
    expect([await archive.take(KEY), await taken(archive, '2024/03/good.jpg')]).toEqual([null, 'good'])
  })

  it('is refused if it unpacks to a hundred times its size, and not if it is merely well packed', async () => {
    const ofZeros = (size: number) => rawZip([{ content: Buffer.alloc(size), name: KEY }])
    await expect(open(ofZeros(10_000_000), 10_000)).rejects.toThrow(ArchiveRefused)
    expect(await (await open(ofZeros(10_000))).take(KEY)).toHaveLength(10_000)
  })

  it('is refused if its files share bytes, if it ends too early, and if it is none', async () => {
    const one = { content: 'one', name: KEY }
    await expect(open(rawZip([one, { ...one, claims: { offset: 0 }, name: 'b.jpg' }]))).rejects.toThrow(ArchiveRefused)
    await expect(open(rawZip([one]).subarray(0, 60))).rejects.toThrow(ArchiveRefused)
    await expect(open(Buffer.from('PK\u0003\u0004 and nothing else'))).rejects.toThrow(ArchiveRefused)
  })

  it.each([
    ['extra fields', { extra: Buffer.alloc(60_000) }],
    ['a comment', { remark: Buffer.alloc(60_000) }],
  ])(
    'is refused at the first entry that has %s of many kilobytes, and not for those that programs write',
    async (_, large) => {
      const file = { content: 'one', name: KEY }
      const normal = { extra: Buffer.alloc(36), remark: Buffer.from('Taken in March') }
      expect(await taken(await open(rawZip([{ ...file, ...normal }])), KEY)).toBe('one')
      const bytes = rawZip([
        { ...file, ...large },
        ...Array.from({ length: 100 }, (__, at) => ({ name: `${at}`, ...large })),
      ])
      let loaded = 0
      const slices = Array.from({ length: Math.ceil(bytes.length / 10_000) }, (__, index) => {
        const slice = bytes.subarray(index * 10_000, (index + 1) * 10_000)
        const load = () => Promise.resolve(slice).finally(() => loaded++)
        return { load, size: slice.length, start: index * 10_000 }
      })
      await expect(Archive.open(new PartsReader(slices), bytes.length)).rejects.toThrow(/directory.*too large/)
      expect(loaded).toBeLessThan(20)
    },
  )

  it('is refused if the names of its files fill a directory that nobody could keep', async () => {
    const named = (length: number) =>
      rawZip(Array.from({ length: 600 }, (_, at) => ({ isStored: true, name: `${at}`.padStart(length, 'a') })))
    await expect(open(named(60_000), 4_000_000)).rejects.toThrow(/directory.*too large/)
    expect(await (await open(named(300), 4_000_000)).take('7'.padStart(300, 'a'))).toHaveLength(0)
  })

  it('says how large its directory is, of which its places are kept', async () => {
    const remark = Buffer.from('Taken in March')
    const { directory } = await open(rawZip([{ content: 'one', name: KEY, remark }, { name: 'b' }]))
    expect(directory).toEqual({ bytes: 2 * 46 + KEY.length + remark.length + 1, entries: 2 })
  })

  it.each([
    ['as it is', true],
    ['packed', false],
  ])('passes on what kept its slices away, which says nothing about a file that is stored %s', async (_, isStored) => {
    const bytes = rawZip([{ content: 'one', isStored, name: KEY }])
    const failure = new Error('The database is away')
    const away = new Set<number>()
    // The header, the file itself and the directory have slices of their own.
    const cuts = [0, 30 + KEY.length, bytes.length - (46 + KEY.length + 22), bytes.length]
    const slices = cuts.slice(1).map((end, index) => {
      const start = cuts[index]!
      const load = async () => (away.has(index) ? Promise.reject(failure) : Promise.resolve(bytes.subarray(start, end)))
      return { load, size: end - start, start }
    })
    const reader = new PartsReader(slices)
    away.add(2)
    await expect(Archive.open(reader, bytes.length)).rejects.toBe(failure)
    away.delete(2)
    const archive = await Archive.open(reader, bytes.length)
    for (const part of [0, 1]) {
      away.add(part)
      await expect(archive.take(KEY)).rejects.toBe(failure)
      away.delete(part)
      // As if another slice had been read in between.
      expect(await taken(archive, KEY)).toBe('one')
    }
  })
})

describe('Several zip files of uploads', () => {
  it('are used as far as their directories can be in memory together', () => {
    const entries = 100_000
    const sizes = (...found: { bytes?: number; entries?: number }[]) =>
      new Map(found.map((size, file) => [file, { bytes: 0, entries: 0, ...size }]))
    expect(fitting(sizes({ entries }, { entries }, { entries }, { entries: 1 }, {}))).toEqual([0, 1, 2, 4])
    const bytes = 30 * 1024 * 1024
    expect(fitting(sizes({ bytes }, { bytes }, { bytes }, { bytes: 1_000 }))).toEqual([0, 1, 3])
    expect(
      fitting(
        new Map([
          [3, null],
          [5, { bytes, entries }],
        ]),
      ),
    ).toEqual([5])
  })
})

describe('The name of an upload', () => {
  it.each([
    ['wp-content/uploads/2024/03/a.jpg', '2024/03/a.jpg'],
    ['uploads/2024/03/a.jpg', '2024/03/a.jpg'],
    ['2024/03/a.jpg', '2024/03/a.jpg'],
    ['backup/2024/03/a.jpg', '2024/03/a.jpg'],
    ['site/uploads/sites/2/2024/03/a.jpg', 'sites/2/2024/03/a.jpg'],
    ['cafe\u0301.jpg', 'caf\u00e9.jpg'],
  ])('is the same in an archive of any folder: %s', (name, key) => {
    expect(uploadKey(name)).toBe(key)
  })

  it.each([
    'uploads/../../etc/passwd',
    '/etc/passwd',
    'C:/a.jpg',
    'uploads\\a.jpg',
    'uploads/./a.jpg',
    'uploads//a.jpg',
    'uploads/2024/',
    '__MACOSX/uploads/2024/03/a.jpg',
    'uploads/a\u0000.jpg',
    'a/'.repeat(1_000) + 'b',
  ])('is none if it climbs, hides something or is that of a folder: %j', (name) => {
    expect(uploadKey(name)).toBeNull()
  })

  it('is found in the address of a picture, but not of one that lies elsewhere', () => {
    expect(keyOfAddress('https://old.example.org/wp-content/uploads/2024/03/caf%C3%A9.jpg?w=300')).toBe(
      '2024/03/caf\u00e9.jpg',
    )
    expect(keyOfAddress('https://old.example.org/wp-content/themes/a.jpg')).toBeNull()
    expect(keyOfAddress('https://old.example.org/uploads/%ZZ.jpg')).toBeNull()
    expect(keyOfAddress('a.jpg')).toBeNull()
  })
})
