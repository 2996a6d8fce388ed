import { boot, type TestApp } from '@tests/support/boot'
import { create } from '@tests/support/world'
import { install, makeApps, makeAppsSite, type AppsSite } from './support/site'

let app: TestApp
let site: AppsSite

beforeAll(async () => {
  app = await boot()
  site = await makeAppsSite(app)
})
afterAll(() => app.close())

const handlesFor = async ({ owner }: AppsSite) =>
  (await owner.get<{ docs: { handle: string }[] }>('/apps?limit=100')).body.docs.map(({ handle }) => handle)

describe('the catalogue of apps', () => {
  it('[A-130] [A-131] [A-132] [A-133] [B-121] has what a card and a page show', async () => {
    const logo = String(
      (await app.payload.db.create({ collection: 'avatars', data: { filename: 'mark.png', mimeType: 'image/png' } }))
        .id,
    )
    const id = await create(app.payload, 'apps', {
      category: 'ticketing',
      description: 'Sells seats',
      features: [{ description: 'Of every performance', title: 'Seats' }],
      handle: 'whole',
      howItWorks: '<p>It works</p>',
      links: [{ label: 'Help', url: 'https://help.example' }],
      logo,
      name: 'Whole',
      overview: '<p>All of it</p>',
      publisher: { title: 'Publisher', url: 'https://publisher.example' },
      requiresPlan: 'ticketing_integrations',
    })
    expect((await site.owner.get(`/apps/${id}`)).body).toMatchObject({
      active: true,
      category: 'ticketing',
      description: 'Sells seats',
      features: [{ description: 'Of every performance', title: 'Seats' }],
      handle: 'whole',
      howItWorks: '<p>It works</p>',
      id,
      links: [{ label: 'Help', url: 'https://help.example' }],
      logoUrl: 'http://localhost:3000/api/avatars/file/mark.png',
      name: 'Whole',
      overview: '<p>All of it</p>',
      publisher: { title: 'Publisher', url: 'https://publisher.example' },
      requiresPlan: 'ticketing_integrations',
    })
    expect((await site.owner.get(`/avatars/${logo}`)).status).toBe(200)
  })

  it('keeps of texts only what formats them, and links to websites only', async () => {
    const overview =
      '<p onclick="x()">Hello <script>x()</script><a href="javascript:x()">one</a> <a href="https://two.example" style="x">two</a></p><img src=x onerror=x()><iframe src="https://x"></iframe>'
    const id = await create(app.payload, 'apps', {
      category: 'other',
      handle: 'formatted',
      name: 'Formatted',
      overview,
    })
    const { body } = await site.owner.get<{ overview: string }>(`/apps/${id}`)
    expect(body.overview).toBe(
      '<p>Hello <a>one</a> <a href="https://two.example" rel="noopener noreferrer" target="_blank">two</a></p>',
    )
    const bad = { category: 'other', handle: 'bad', links: [{ label: 'x', url: 'javascript:alert(1)' }], name: 'Bad' }
    await expect(create(app.payload, 'apps', bad)).rejects.toThrow()
    await expect(
      create(app.payload, 'apps', { ...bad, links: [{ label: 'x', url: 'https://good.example' }] }),
    ).resolves.toEqual(expect.any(String))
  })

  it('hides a withdrawn app from all but the sites that still have it', async () => {
    const { gone } = await makeApps(app, ['gone'])
    const other = await makeAppsSite(app)
    await install(site, site.id, [gone!])
    expect(await handlesFor(other)).toContain('gone')
    await app.payload.update({ id: gone!, collection: 'apps', data: { active: false }, overrideAccess: true })
    expect(await handlesFor(site)).toContain('gone')
    expect(await handlesFor(other)).not.toContain('gone')
  })
})
