import { A, fillSite } from '@tests/int/site/support'
import { HOUSE_CHOICES, HOUSE_STYLES, houseFiles, OWN_PALETTE } from '@/plugins/site/published'
import { boot, type TestApp } from '@tests/support/boot'
import { visit } from '@tests/support/visitor'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  await fillSite(app, world)
})
afterAll(() => app.close())

const owner = () => world.clients['owner-a']!

interface Doc {
  manifest: { settings: { label: string; name: string; options?: { label: string; value: string }[]; type: string }[] }
  settings: Record<string, string> | null
  updatedAt: string
}

async function make(style?: string): Promise<string> {
  const { body, status } = await owner().post<{ themeId: string }>('/themes/create-nocode', {
    tenant: world.a,
    ...(style && { style }),
  })
  expect([status, body]).toEqual([201, expect.objectContaining({ themeId: expect.any(String) })])
  return body.themeId
}

const read = async (id: string) => (await owner().get<Doc>(`/themes/${id}?depth=0`)).body
const page = async () => (await visit(app, A, '/events')).text

describe('a theme without code', () => {
  it('asks for every choice that House has, in words', async () => {
    const { manifest, settings } = await read(await make())
    const chosen = manifest.settings.flatMap(({ name, options }) =>
      options ? [[name, options.map(({ value }) => value)]] : [],
    )
    expect(Object.fromEntries(chosen)).toEqual(HOUSE_CHOICES)
    expect(manifest.settings.flatMap(({ name, options, type }) => (options ? [] : [[name, type]]))).toEqual([
      ['houseAccent', 'color'],
      ['houseInk', 'color'],
      ['housePaper', 'color'],
      ['houseLogo', 'upload'],
    ])
    expect(
      manifest.settings
        .flatMap(({ label, options = [] }) => [label, ...options.map((one) => one.label)])
        .filter((label) => !/^[A-Z][a-z, ]+$/.test(label)),
    ).toEqual([])
    expect(settings).toEqual({})
  })

  it('shows the site in the style that it begins with, and follows each choice at once', async () => {
    const before = await page()
    expect(before).toContain('<html dir="ltr"')
    expect(before).not.toContain('/-/styles.')
    const id = await make('marquee')
    await owner().post(`/themes/${id}/publish`, { tenant: world.a })
    const text = await page()
    expect(text).toContain(
      '<html class="cards-tall corners-square header-band palette-midnight type-sans" dir="ltr" lang="en">',
    )
    const [, address] = /<link href="(\/-\/styles\.[0-9a-f]+\.css)" rel="stylesheet">/.exec(text)!
    expect((await visit(app, A, address!)).status).toBe(200)
    const { updatedAt } = await read(id)
    const saved = await owner().patch(`/themes/${id}`, {
      settings: { ...HOUSE_STYLES.marquee, housePalette: 'lamplight' },
      updatedAt,
    })
    expect(saved.status).toBe(200)
    expect(await page()).toContain('palette-lamplight')
  })

  it('begins with no other style', async () => {
    expect((await owner().post('/themes/create-nocode', { style: 'gothic', tenant: world.a })).status).toBe(400)
  })
})

it('every choice of House but its own has styles of its own', () => {
  const css = houseFiles().assets.get('styles.css')!.content.toString('utf8')
  for (const [choice, [usual, ...others]] of Object.entries(HOUSE_CHOICES)) {
    const prefix = choice.replace('house', '').toLowerCase()
    // Colours of one's own are a style sheet of their own.
    for (const one of others.filter((other) => other !== OWN_PALETTE)) expect(css).toContain(`.${prefix}-${one}`)
    expect(css).not.toContain(`.${prefix}-${usual}`)
  }
})
