import { readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { readApps, readTenants, readUsers } from '@/seed/reading/kinds'
import { dataPath, readEntries } from '@/seed/reading/readData'
import { media } from '@/seed/reading/schemas'
import { readPicture } from '@/seed/writing/picture'

const MOST_BYTES = 3_000_000

/** The files that the data of each folder names. */
const NAMED: Record<string, (string | undefined)[]> = {
  harbour: readEntries('harbour', 'media', media).map(({ picture }) => picture),
  platform: [
    ...readApps().map(({ logo }) => logo),
    ...[...readUsers(), ...readTenants()].map(({ avatar }) => avatar).filter(Boolean),
  ],
  riverside: readEntries('riverside', 'media', media).map(({ picture }) => picture),
}

const pathsOf = (folder: string): string[] =>
  readdirSync(dataPath(folder, 'pictures')).map((file) => dataPath(folder, 'pictures', file))

// A file that ran before in this process may have closed what decodes drawings, as the workers for uploads do.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadSvg'] }))

describe('The pictures of the demo', () => {
  test.each(Object.keys(NAMED))('are exactly the files that the data of %s names', (folder) => {
    expect(NAMED[folder]!.toSorted()).toEqual(readdirSync(dataPath(folder, 'pictures')).sort())
  })

  test('take less than 3 MB together', () => {
    const total = Object.keys(NAMED)
      .flatMap(pathsOf)
      .reduce((sum, path) => sum + statSync(path).size, 0)
    expect(total).toBeGreaterThan(100_000)
    expect(total).toBeLessThan(MOST_BYTES)
  })

  test('look the same on every machine, because their lettering needs no fonts', () => {
    expect(
      Object.keys(NAMED)
        .flatMap(pathsOf)
        .filter((path) => /<text|<image|href=/.test(readFileSync(path, 'utf8'))),
    ).toEqual([])
  })

  test('become JPEG files as large as people upload them, and PNG files for logos', async () => {
    const poster = await readPicture('riverside', 'hamlet-poster.svg', 'Hamlet poster.jpg')
    expect(await sharp(poster.data).metadata()).toMatchObject({ format: 'jpeg', height: 1000, width: 1600 })
    expect(poster).toMatchObject({ mimetype: 'image/jpeg', name: 'Hamlet poster.jpg', size: poster.data.length })
    const logo = await readPicture('platform', 'spektrix.svg', 'Logo of Spektrix.png')
    expect(await sharp(logo.data).metadata()).toMatchObject({ format: 'png', height: 400, width: 400 })
    expect(logo.mimetype).toBe('image/png')
  })
})
