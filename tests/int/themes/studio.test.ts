import { readFileSync } from 'node:fs'
import { A, fillSite } from '@tests/int/site/support'
import { houseVariables } from '@/lib/colours/houseColours'
import { appearanceOf } from '@/plugins/themes/lib/studio/appearance'
import type { StudioChoices } from '@/plugins/themes/lib/studio/choices'
import type { StudioState } from '@/plugins/themes/lib/studio/studioState'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, type Client } from '@tests/support/client'
import { tinyPng } from '@tests/support/files'
import { visit } from '@tests/support/visitor'
import { create, makeWorld, type World } from '@tests/support/world'
import { packageOf, upload } from './support/upload'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await fillSite(app, world)
})
afterAll(() => app.close())

const owner = () => world.clients['owner-a']!
const editor = () => world.clients['editor-a']!

const CHOICES: StudioChoices = {
  houseFooter: 'band',
  houseHeader: 'centred',
  houseHeadings: 'bookish',
  housePalette: 'midnight',
  houseSpacing: 'airy',
}
const OWN: StudioChoices = { houseAccent: '#7a1f3d', houseInk: '#1e1b18', housePalette: 'own', housePaper: '#fbfaf7' }

let made = 0

/** By several people in turn: one makes twenty themes in ten minutes at most. */
async function make(
  tenant = world.a,
  client = world.clients[['owner-a', 'editor-a', 'admin-a', 'both'][made++ % 4]!]!,
): Promise<string> {
  const { body, status } = await client.post<{ themeId: string }>('/themes/create-nocode', { tenant })
  expect(status).toBe(201)
  return body.themeId
}

async function makeLive(): Promise<string> {
  const id = await make()
  expect((await owner().post(`/themes/${id}/publish`, { tenant: world.a })).status).toBe(200)
  return id
}

const read = async (id: string, client = owner()) => (await client.get<StudioState>(`/themes/${id}/studio`)).body

interface Saved {
  code?: string
  errors?: { message: string; path?: string }[]
  number: number
  state: StudioState
}

/** Saves on top of what is stored now, or of what somebody has read before. */
async function save(
  id: string,
  choices: object,
  { client = owner(), over }: { client?: Client; over?: Pick<StudioState, 'newest' | 'updatedAt'> } = {},
) {
  const { newest, updatedAt } = over ?? (await read(id))
  return client.post<Saved>(`/themes/${id}/studio`, { choices, newest, updatedAt })
}

const versionsOf = async (id: string) =>
  (await owner().get<{ docs: { isCurrent: boolean; number: number; source: string }[] }>(`/themes/${id}/versions`)).body
    .docs
const settingsOf = async (id: string) =>
  (await owner().get<{ settings: object | null }>(`/themes/${id}?depth=0`)).body.settings
const page = async () => (await visit(app, A, '/visit')).text
const classOf = (text: string) => new Set(/<html class="([^"]*)"/.exec(text)?.[1]?.split(' '))

async function picture(tenant: string, data: object = {}): Promise<{ filename: string; id: string }> {
  const doc = await app.payload.create({
    collection: 'media',
    data: { _status: 'published', alt: 'A mark', isDecorative: false, tenant, title: 'Mark', ...data } as never,
    file: { data: Buffer.from(tinyPng()), mimetype: 'image/png', name: 'mark.png', size: tinyPng().length },
    overrideAccess: true,
  })
  return { id: doc.id, filename: doc.filename! }
}

describe('saving in the studio', () => {
  it('[B-058] makes a version of each save; of a theme that nobody sees yet it counts at once', async () => {
    const id = await make()
    expect(await read(id)).toMatchObject({ choices: {}, isLive: false, isWaiting: false, logo: null, newest: 1 })
    const { body, status } = await save(id, CHOICES)
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        number: 2,
        state: expect.objectContaining({ choices: CHOICES, isWaiting: false, newest: 2 }),
      }),
    ])
    expect(await settingsOf(id)).toEqual(CHOICES)
    expect((await versionsOf(id)).map(({ isCurrent, number, source }) => [number, source, isCurrent])).toEqual([
      [2, 'studio', true],
      [1, 'nocode', false],
    ])
  })

  it('waits with what visitors see until somebody publishes it, and shows the studio what waits', async () => {
    const id = await makeLive()
    const before = await page()
    const { body } = await save(id, CHOICES)
    expect(body.state).toMatchObject({ choices: CHOICES, isLive: true, isWaiting: true })
    expect(await page()).toBe(before)
    expect(await settingsOf(id)).toEqual({})
    expect(await read(id)).toMatchObject({ choices: CHOICES, isWaiting: true })
    expect((await owner().post(`/themes/${id}/versions/${body.number}/publish`, {})).status).toBe(200)
    expect(classOf(await page())).toEqual(new Set(appearanceOf(CHOICES).names))
    expect(await read(id)).toMatchObject({ choices: CHOICES, isWaiting: false })
  })

  it('goes back to an older version with what was chosen then', async () => {
    const id = await makeLive()
    for (const choices of [CHOICES, { ...CHOICES, houseHeader: 'band' }]) {
      const { body } = await save(id, choices)
      await owner().post(`/themes/${id}/versions/${body.number}/publish`, {})
    }
    expect(classOf(await page())).toContain('header-band')
    expect((await owner().post(`/themes/${id}/versions/2/restore`, {})).status).toBe(200)
    expect(classOf(await page())).toContain('header-centred')
    // Whoever opens the studio then goes on from there.
    expect(await read(id)).toMatchObject({ choices: CHOICES, isWaiting: false, newest: 3 })
    expect((await owner().post(`/themes/${id}/versions/1/restore`, {})).status).toBe(200)
    expect(await page()).toContain('<html dir="ltr"')
  })

  it('keeps what a theme without any version was, so that somebody can go back to it', async () => {
    const id = await create(app.payload, 'themes', {
      _status: 'published',
      name: 'From before',
      renderMode: 'nocode',
      tenant: world.a,
    })
    expect(await read(id)).toMatchObject({ newest: 0 })
    await owner().post(`/themes/${id}/publish`, { tenant: world.a })
    expect((await save(id, CHOICES)).body).toMatchObject({ number: 2, state: { choices: CHOICES, isWaiting: true } })
    expect((await owner().post(`/themes/${id}/versions/2/publish`, {})).status).toBe(200)
    expect((await owner().post(`/themes/${id}/versions/1/restore`, {})).status).toBe(200)
    expect(await settingsOf(id)).toEqual({})
  })

  it('leaves what else a theme asks for and holds', async () => {
    const manifest = {
      attributes: { events: [{ label: 'Dress code', type: 'text' }] },
      settings: [{ label: 'Line', name: 'line', type: 'text' }],
    }
    const id = await create(app.payload, 'themes', {
      _status: 'published',
      manifest,
      name: 'With more',
      renderMode: 'nocode',
      settings: { line: 'Doors at seven' },
      tenant: world.a,
    })
    await save(id, CHOICES)
    const { body } = await owner().get<{ manifest: typeof manifest; settings: object }>(`/themes/${id}?depth=0`)
    expect(body.settings).toEqual({ ...CHOICES, line: 'Doors at seven' })
    expect(body.manifest.attributes.events).toHaveLength(1)
    expect(body.manifest.settings.map(({ name }) => name)).toEqual(expect.arrayContaining(['houseFooter', 'line']))
  })

  it('a copy of the theme has its choices', async () => {
    const id = await make()
    await save(id, CHOICES)
    const { body } = await owner().post<{ themeId: string }>(`/themes/${id}/duplicate`, {})
    expect((await read(body.themeId)).choices).toEqual(CHOICES)
  })
})

describe('two people in the studio', () => {
  it('tells whoever saves over something newer, and loses nothing of either', async () => {
    const id = await make()
    const over = await read(id)
    expect((await save(id, { houseCorners: 'round' }, { client: editor(), over })).status).toBe(201)
    const late = await save(id, CHOICES, { over })
    expect([late.status, late.body.code]).toEqual([409, 'stale:themes'])
    expect((await read(id)).choices).toEqual({ houseCorners: 'round' })
    // On top of what the other has saved it is the next version.
    expect((await save(id, CHOICES)).status).toBe(201)
    expect((await versionsOf(id)).map(({ number }) => number)).toEqual([3, 2, 1])
  })

  it('one of two saves at the same moment is told', async () => {
    const id = await make()
    const over = await read(id)
    const answers = await Promise.all([
      save(id, { houseCorners: 'round' }, { client: editor(), over }),
      save(id, { houseCorners: 'square' }, { over }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await versionsOf(id)).toHaveLength(2)
  })

  it('counts what was changed in the form of the theme', async () => {
    const id = await make()
    const over = await read(id)
    await owner().patch(`/themes/${id}`, { settings: { houseCorners: 'round' }, updatedAt: over.updatedAt })
    expect((await save(id, CHOICES, { over })).status).toBe(409)
    expect((await read(id)).choices).toEqual({ houseCorners: 'round' })
  })
})

describe('what the studio takes', () => {
  it.each([
    ['a colour in another syntax', { houseAccent: 'red' }],
    ['a short colour', { houseAccent: '#abc' }],
    ['a colour with a rule behind it', { houseAccent: '#7a1f3d;} body{display:none' }],
    ['a font that is none', { houseHeadings: 'Comic Sans' }],
    ['styles in the name of a font', { houseHeadings: "x'; } * { display: none } :root { --a: '" }],
    ['an unknown header', { houseHeader: 'constructor' }],
    ['a choice that there is not', { houseSize: 'large' }],
    ['a logo that is no id', { houseLogo: '../../etc/passwd' }],
    ['choices that are none', 'everything'],
  ])('refuses %s', async (_, choices) => {
    const id = await make()
    expect((await save(id, typeof choices === 'string' ? (choices as never) : { ...OWN, ...choices })).status).toBe(400)
    expect((await save(id, OWN)).status).toBe(201)
  })

  it('asks for all colours of one palette', async () => {
    const { houseInk: _, ...some } = OWN
    const answer = await save(await make(), some)
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, 'choices.houseInk'])
  })

  it('takes a published picture of the site as its logo, and no other', async () => {
    const id = await makeLive()
    const own = await picture(world.a)
    const refused = [
      await picture(world.b),
      await picture(world.a, { _status: 'draft' }),
      await picture(world.a, { visibility: 'private' }),
      { id: crypto.randomUUID() },
    ]
    for (const { id: houseLogo } of refused) {
      const answer = await save(id, { houseLogo })
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, 'choices.houseLogo'])
    }
    const { body, status } = await save(id, { houseLogo: own.id })
    expect([status, body.state.logo]).toEqual([
      201,
      { id: own.id, address: expect.stringContaining('/api/media/file/mark'), title: 'Mark' },
    ])
    await owner().post(`/themes/${id}/versions/${body.number}/publish`, {})
    expect(await page()).toContain(`<img alt="" class="logo" src="${body.state.logo!.address}">`)
    const { docs } = (await owner().get<{ docs: { id: string }[] }>(`/themes/${id}/studio/pictures?q=mark`)).body
    expect(docs.map((one) => one.id)).toEqual([own.id])
  })

  it('does without a logo that is gone since, also when its version comes back', async () => {
    const id = await makeLive()
    const { id: houseLogo } = await picture(world.a)
    const { body } = await save(id, { houseLogo })
    await owner().post(`/themes/${id}/versions/${body.number}/publish`, {})
    const without = await save(id, {})
    await owner().post(`/themes/${id}/versions/${without.body.number}/publish`, {})
    await app.payload.delete({ id: houseLogo, collection: 'media', overrideAccess: true })
    expect((await owner().post(`/themes/${id}/versions/${body.number}/restore`, {})).status).toBe(200)
    expect(await page()).not.toContain('class="logo"')
    expect(await read(id)).toMatchObject({ choices: {}, logo: null })
  })
})

describe('fonts of the site', () => {
  const TYPEFACE = readFileSync('node_modules/next/dist/next-devtools/server/font/geist-latin.woff2')

  async function font(tenant: string, data: object = {}, visibility = 'public'): Promise<string> {
    const file = await app.payload.create({
      collection: 'files',
      data: { _status: 'published', tenant, title: 'Geist', visibility } as never,
      file: { data: TYPEFACE, mimetype: 'font/woff2', name: 'geist.woff2', size: TYPEFACE.length },
      overrideAccess: true,
    })
    return create(app.payload, 'fonts', {
      _status: 'published',
      faces: [{ file: file.id, style: 'italic', weight: 300 }],
      family: 'x"; } * { display: none',
      tenant,
      title: 'Quayside Grotesk',
      ...data,
    })
  }

  it('are chosen by their id, and come with a style sheet in which nothing of theirs is written but the files', async () => {
    const id = await makeLive()
    const own = await font(world.a)
    const { body, status } = await save(id, { houseHeadings: 'bookish', houseHeadingsFont: own })
    expect([status, body.state.choices]).toEqual([201, { houseHeadings: 'bookish', houseHeadingsFont: own }])
    await owner().post(`/themes/${id}/versions/${body.number}/publish`, {})
    expect(await page()).toContain(`<link href="/-/fonts/headings/${own}.css" rel="stylesheet">`)
    const sheet = await visit(app, A, `/-/fonts/headings/${own}.css`)
    expect([sheet.status, sheet.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8'])
    const [, file] = new RegExp(
      `^@font-face \\{ font-display: swap; font-family: "site-${own}"; font-style: italic; font-weight: 300; src: url\\("(/api/files/file/geist[^"]*\\.woff2)"\\); \\}\n:root:root:root \\{ --serif: "site-${own}", [^{}]*; \\}\n$`,
    ).exec(sheet.text)!
    expect((await visit(app, A, file!)).status).toBe(200)
    expect((await visit(app, A, `/-/fonts/text/${own}.css`)).text).toContain(`--sans: "site-${own}"`)
  })

  it('are those of the site that are published', async () => {
    const id = await make()
    for (const other of [await font(world.b), await font(world.a, { _status: 'draft' }), crypto.randomUUID()]) {
      const answer = await save(id, { houseTextFont: other })
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, 'choices.houseTextFont'])
      expect((await visit(app, A, `/-/fonts/text/${other}.css`)).status).toBe(404)
    }
    expect((await visit(app, A, `/-/fonts/text/${await font(world.a, {}, 'private')}.css`)).status).toBe(404)
    expect((await save(id, { houseTextFont: await font(world.a) })).status).toBe(201)
  })

  it('does without a font that is gone since', async () => {
    const id = await make()
    const own = await font(world.a)
    await save(id, { houseTextFont: own, houseCorners: 'round' })
    await app.payload.delete({ id: own, collection: 'fonts', overrideAccess: true })
    expect((await read(id)).choices).toEqual({ houseCorners: 'round' })
    expect((await save(id, { houseCorners: 'square' })).status).toBe(201)
  })
})

describe('colours of the site', () => {
  it('are a style sheet that follows from its address, under the strictest policy', async () => {
    const id = await makeLive()
    const { body } = await save(id, OWN)
    await owner().post(`/themes/${id}/versions/${body.number}/publish`, {})
    const text = await page()
    const [, address] = /<link href="(\/-\/colours\/[^"]+)" rel="stylesheet">/.exec(text)!
    expect(address).toBe('/-/colours/fbfaf7-1e1b18-7a1f3d.css')
    const sheet = await visit(app, A, address!)
    expect([sheet.status, sheet.headers.get('Content-Type')]).toEqual([200, 'text/css; charset=utf-8'])
    for (const [name, value] of Object.entries(houseVariables({ accent: '#7a1f3d', ink: '#1e1b18', paper: '#fbfaf7' })))
      expect(sheet.text).toContain(`${name}: ${value};`)
  })

  it.each(['fbfaf7-1e1b18.css', 'fbfaf7-1e1b18-7a1f3d;.css', 'fbfaf7-1e1b18-expres.css', 'fbfaf7-1e1b18-7a1f3d0.css'])(
    'are at no other address: %s',
    async (name) => {
      expect((await visit(app, A, `/-/colours/${name}`)).status).toBe(404)
    },
  )
})

describe('who may', () => {
  it.each([
    ['viewer-a', 403],
    ['owner-b', 404],
    ['stranger', 404],
  ] as const)('%s reads and saves nothing (%i)', async (name, status) => {
    const id = await make()
    const over = await read(id)
    const client = world.clients[name]!
    expect((await client.get(`/themes/${id}/studio`)).status).toBe(status)
    expect((await client.get(`/themes/${id}/studio/pictures`)).status).toBe(status)
    expect((await save(id, CHOICES, { client, over })).status).toBe(status)
    expect(await versionsOf(id)).toHaveLength(1)
    expect((await save(id, CHOICES, { client: editor(), over })).status).toBe(201)
  })

  it('nobody without a session', async () => {
    const id = await make()
    expect((await anonymous(app).get(`/themes/${id}/studio`)).status).toBe(401)
  })

  it('a person who may not publish saves a version that waits', async () => {
    const id = await makeLive()
    const { body, status } = await save(id, CHOICES, { client: editor() })
    expect([status, body.state.isWaiting]).toEqual([201, true])
    expect((await editor().post(`/themes/${id}/versions/${body.number}/publish`, {})).status).toBe(403)
    expect((await owner().post(`/themes/${id}/versions/${body.number}/publish`, {})).status).toBe(200)
  })

  it('a theme with code is refused, and one in the trash is not there', async () => {
    const { themeId } = (await upload(owner(), { key: 'coded', tenant: world.a }, packageOf())).body
    expect((await owner().get(`/themes/${themeId}/studio`)).status).toBe(422)
    const id = await make()
    const over = await read(id)
    expect((await save(themeId, CHOICES, { over })).status).toBe(422)
    expect((await owner().post(`/themes/${id}/delete`, { flag: false })).status).toBe(200)
    expect((await save(id, CHOICES, { over })).status).toBe(404)
  })

  it('takes no plan with themes of one’s own', async () => {
    const plan = await create(app.payload, 'plans', { custom_themes: false, name: 'Small', staff_seats: 5 })
    await app.payload.update({ id: world.b, collection: 'tenants', data: { plan }, overrideAccess: true })
    const ownerB = world.clients['owner-b']!
    const id = await make(world.b, ownerB)
    const over = await read(id, ownerB)
    expect((await save(id, CHOICES, { client: ownerB, over })).status).toBe(201)
    expect((await upload(ownerB, { tenant: world.b }, packageOf())).status).toBe(403)
  })
})
