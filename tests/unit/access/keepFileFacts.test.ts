import { keepFileFacts } from '@/access/keepServerValues'

const FACTS = {
  filename: 'other.jpg',
  filesize: 1,
  height: 1,
  mimeType: 'text/html',
  sizes: {},
  thumbnailURL: '/other',
  url: '/other',
  width: 1,
}

/** The data that a save of a file goes on with. */
async function keep(
  data: unknown,
  { api = 'REST', operation = 'update', overrideAccess = false, ...more }: Record<string, unknown> = {},
): Promise<unknown> {
  const args = data === 'none' ? {} : { data: data && { ...data } }
  const req = { i18n: { language: 'en' }, payloadAPI: api }
  await keepFileFacts({ args, operation, overrideAccess, req, ...more } as never)
  return (args as { data?: unknown }).data
}

describe('keepFileFacts', () => {
  it('ignores what a client says of the file itself, and keeps what it says of its use', async () => {
    for (const operation of ['create', 'update'])
      expect(await keep({ ...FACTS, alt: 'The stage', focalX: 20 }, { operation })).toEqual({
        alt: 'The stage',
        focalX: 20,
      })
  })

  it('ignores it in every request, and in saves for a person', async () => {
    expect(await keep(FACTS, { api: 'REST', overrideAccess: true })).toEqual({})
    expect(await keep(FACTS, { api: 'local', overrideAccess: false })).toEqual({})
  })

  it('lets the server itself describe a file', async () => {
    const data = { ...FACTS, focalX: 101 }
    expect(await keep(data, { api: 'local', overrideAccess: true })).toEqual(data)
  })

  it('leaves operations that write no file unchanged', async () => {
    for (const operation of ['read', 'delete', 'login'])
      expect(await keep({ ...FACTS, focalX: 101 }, { operation })).toEqual({ ...FACTS, focalX: 101 })
    expect(await keep('none')).toBeUndefined()
    expect(await keep(undefined)).toBeUndefined()
  })

  it('accepts a focal point from 0 to 100 per cent, or none', async () => {
    for (const data of [
      { focalX: 0, focalY: 100 },
      { focalX: 100, focalY: 0 },
      { focalX: 33.3 },
      { focalX: null, focalY: null },
      {},
    ])
      expect(await keep(data)).toEqual(data)
  })

  it('refuses a focal point outside the picture', async () => {
    for (const name of ['focalX', 'focalY'])
      for (const value of [-1, -0.1, 100.1, 1_000, Number.NaN, '50', {}, true])
        await expect(keep({ focalX: 50, focalY: 50, [name]: value })).rejects.toMatchObject({
          isPublic: true,
          message: 'The focal point must be inside the picture: from 0 to 100 per cent of its width and height.',
          status: 400,
        })
  })
})
