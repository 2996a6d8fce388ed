import { gzipSync } from 'node:zlib'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { wxr, type OldItem } from '@tests/support/oldWebsite'
import { create, makeWorld, type World } from '@tests/support/world'
import { bring, send, startOldHost, stateOf, work, type OldHost } from './support'

let app: TestApp
let world: World
let old: OldHost
let other: OldHost

beforeAll(async () => {
  old = await startOldHost()
  other = await startOldHost()
  app = await boot({ env: { OLD_WEBSITE_ALLOWED_HOSTS: `${old.host},${other.host}` } })
  world = await makeWorld(app)
})
afterAll(async () => {
  await app.close()
  await old.close()
  await other.close()
})
beforeEach(async () => {
  old.files.clear()
  await poolOf(app.payload).query(
    'truncate pages, redirects, site_releases, release_documents, not_found_addresses, old_websites, old_website_items, old_website_parts cascade; delete from rate_limits',
  )
})

const client = (name = 'owner-a') => world.clients[name]!
const at = (path: string) => `${old.address}${path}`
const urlset = (...paths: string[]): string =>
  `<urlset>${paths.map((path) => `<url><loc>${at(path)}</loc></url>`).join('')}</urlset>`
const index = (...addresses: string[]): string =>
  `<sitemapindex>${addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`).join('')}</sitemapindex>`

const about: OldItem = { id: 1, link: '', name: 'about', title: 'About us', type: 'page' }
const site = (...items: OldItem[]): string =>
  wxr({ address: old.address, items: [{ ...about, link: at('/about/') }, ...items] })
const paths = (website: { addresses: { needed: { path: string }[] } | null }) =>
  website.addresses?.needed.map(({ path }) => path)

interface Redirect {
  id: string
  _status: string
  from: string
  to: { relationTo: string; value: string }
}
const redirects = async () =>
  (await client().get<{ docs: Redirect[] }>('/redirects?draft=true&depth=0&limit=100&sort=from')).body.docs

describe('The addresses of an old website', () => {
  it('are found in its sitemaps, which are followed once each and on its own host alone', async () => {
    old.files.set('/robots.txt', `User-agent: *\nSitemap: ${at('/maps.xml')}\n`)
    old.files.set(
      '/maps.xml',
      index(at('/one.xml'), at('/maps.xml'), at('/two.xml.gz'), 'https://maps.example.net/3.xml'),
    )
    old.files.set('/one.xml', urlset('/about/', '/shows/winter/', '/'))
    old.files.set('/two.xml.gz', gzipSync(index(at('/maps.xml'), at('/four.xml'))))
    old.files.set('/four.xml', urlset('/shows/winter', '/team/?tab=2'))
    const requests = old.requests.length
    const website = await bring(app, client(), world.a, site(), { sitemap: true })
    expect(website.addresses).toMatchObject({ leading: 1, total: 3 })
    expect(paths(website)).toEqual(['/shows/winter', '/team?tab=2'])
    expect(old.requests.slice(requests)).toEqual(['/robots.txt', '/maps.xml', '/one.xml', '/two.xml.gz', '/four.xml'])
    expect(website.remarks).toMatchObject([{ text: expect.stringContaining('maps.example.net') }])
  })

  it('are not looked for unless somebody wants it, and can be looked for later', async () => {
    old.files.set('/wp-sitemap.xml', urlset('/later'))
    const requests = old.requests.length
    const { id, ...first } = await bring(app, client(), world.a, site())
    expect([paths(first), old.requests.length]).toEqual([[], requests])
    expect((await client().post(`/old-websites/${id}/retry`, { sitemap: true })).status).toBe(200)
    await work(app)
    expect(paths(await stateOf(client(), world.a))).toEqual(['/later'])
  })

  it('are told to be nowhere if the old website has no sitemap', async () => {
    const { remarks, state } = await bring(app, client(), world.a, site(), { sitemap: true })
    expect([state, remarks]).toMatchObject([
      'done',
      [{ text: expect.stringContaining('no longer there'), title: 'Sitemap' }],
    ])
  })

  it.each([
    ['declares entities', '<!DOCTYPE a [<!ENTITY b "c">]><urlset><url><loc>&b;</loc></url></urlset>'],
    ['is a page', '<html><body>Not found</body></html>'],
    ['unpacks to too much', gzipSync(Buffer.alloc(60 * 1024 * 1024, ' '))],
  ])('come from no sitemap that %s', async (_, file) => {
    old.files.set('/robots.txt', `sitemap: ${at('/bad.xml')}`)
    old.files.set('/bad.xml', file)
    const { remarks, state } = await bring(app, client(), world.a, site(), { sitemap: true })
    expect([state, remarks]).toMatchObject(['done', [{ text: expect.stringContaining('not a sitemap') }]])
  })

  it('come from the first part of a list that names more sitemaps than are read', async () => {
    old.files.set('/robots.txt', `sitemap: ${at('/many.xml')}`)
    old.files.set(
      '/many.xml',
      index(at('/one.xml')).replace(/<sitemap>.*<\/sitemap>/, (one) => one.repeat(200_000)),
    )
    old.files.set('/one.xml', urlset('/one'))
    const website = await bring(app, client(), world.a, site(), { sitemap: true })
    expect([website.state, paths(website), website.remarks]).toMatchObject([
      'done',
      ['/one'],
      [{ text: expect.stringContaining('500 sitemaps') }],
    ])
  })

  it('come from a sitemap that is sent with the export, and from what visitors did not find', async () => {
    await poolOf(app.payload).query(
      `insert into not_found_addresses (tenant_id, path, visits, first_seen, last_seen)
        values ($1, '/caf\u00e9', 3, now(), now()), ($1, '/about', 1, now(), now()), ($2, '/theirs', 1, now(), now())`,
      [world.a, world.b],
    )
    const id = await send(client(), world.a, [urlset('/about', '/sent', '/admin/x'), site()])
    await work(app)
    expect((await client().post(`/old-websites/${id}/bring`, {})).status).toBe(200)
    await work(app)
    const website = await stateOf(client(), world.a)
    expect(paths(website)).toEqual(['/sent', '/caf%C3%A9'])
    expect(website.addresses).toMatchObject({ leading: 1, total: 3 })
  })

  it('become redirects by their suggestions, one or all, as drafts in the release, and can be undone', async () => {
    old.files.set('/sitemap.xml', urlset('/old/about-us.html', '/company/about', '/nothing-alike'))
    const website = await bring(app, client(), world.a, site(), { sitemap: true })
    const [page] = (await client().get<{ docs: { id: string }[] }>('/pages?draft=true&depth=0')).body.docs
    const suggestion = { collection: 'pages', id: page!.id, path: '/about' }
    expect(website.addresses?.needed).toEqual([
      { path: '/old/about-us.html', suggestion, title: '' },
      { path: '/company/about', suggestion, title: '' },
      { path: '/nothing-alike', suggestion: null, title: '' },
    ])
    const take = (path: string) => ({ collection: 'pages', id: page!.id, path })
    const made = await client().post(`/old-websites/${website.id}/redirects`, {
      suggestions: [take('/old/about-us.html'), take('/company/about'), take('/company/about/')],
    })
    expect([made.status, made.body]).toEqual([200, { made: ['/old/about-us.html', '/company/about'] }])
    expect(await redirects()).toMatchObject([
      { _status: 'draft', from: '/company/about', to: { relationTo: 'pages', value: page!.id } },
      { _status: 'draft', from: '/old/about-us.html' },
    ])
    const after = await stateOf(client(), world.a)
    expect([paths(after), after.addresses?.leading]).toEqual([['/nothing-alike'], 3])
    const release = () => client().get<{ documents: { title: string }[] }>(`/releases/${after.releases[0]}`)
    expect((await release()).body.documents.map(({ title }) => title).toSorted()).toEqual([
      '/company/about',
      '/old/about-us.html',
      'About us',
    ])
    // One of them is changed, and stays.
    const [changed] = await redirects()
    expect((await client().patch(`/redirects/${changed!.id}?draft=true`, { permanent: false })).status).toBe(200)
    const undone = await client().post(`/old-websites/${website.id}/redirects/undo`, {
      addresses: ['/old/about-us.html', '/company/about', '/nothing-alike'],
    })
    expect([undone.status, undone.body]).toEqual([200, { undone: 1 }])
    expect((await redirects()).map(({ from }) => from)).toEqual(['/company/about'])
    expect((await release()).body.documents).toHaveLength(2)
    // What was undone can be taken again.
    const again = await client().post(`/old-websites/${website.id}/redirects`, {
      suggestions: [take('/old/about-us.html')],
    })
    expect(again.body).toEqual({ made: ['/old/about-us.html'] })
  })

  it('are redirected by nobody else, and never to a document of another site', async () => {
    old.files.set('/sitemap.xml', urlset('/company/about'))
    const { id } = await bring(app, client(), world.a, site(), { sitemap: true })
    const theirs = await create(app.payload, 'pages', { tenant: world.b, title: 'Theirs' })
    const [own] = (await client().get<{ docs: { id: string }[] }>('/pages?draft=true&depth=0')).body.docs
    const body = (target: string) => ({ suggestions: [{ collection: 'pages', id: target, path: '/company/about' }] })
    for (const call of ['redirects', 'redirects/undo'])
      for (const name of ['owner-b', 'editor-b']) {
        const given = call === 'redirects' ? body(own!.id) : { addresses: ['/company/about'] }
        expect([403, 404]).toContain((await client(name).post(`/old-websites/${id}/${call}`, given)).status)
      }
    expect((await client().post(`/old-websites/${id}/redirects`, body(theirs))).body).toEqual({ made: [] })
    expect(await redirects()).toEqual([])
    expect((await client().post(`/old-websites/${id}/redirects`, body(own!.id))).body).toEqual({
      made: ['/company/about'],
    })
  })

  it.each([
    ['pages', { title: 'Theirs' }],
    ['posts', { title: 'Theirs' }],
    ['events', { title: 'Theirs' }],
    ['venues', { name: 'Theirs' }],
    ['people', { name: 'Theirs' }],
    ['blogs', { title: 'Theirs' }],
  ])('lead to no document of another site in the drafts of redirects, whoever names its id: %s', async (type, data) => {
    const { id } = await bring(app, client(), world.a, site())
    const [own] = (await client().get<{ docs: { id: string }[] }>('/pages?draft=true&depth=0')).body.docs
    const drafted = await client().post<{ doc: { id: string } }>(`/${type}?draft=true`, { ...data, tenant: world.a })
    const ours = drafted.body.doc.id
    const published = await create(app.payload, type, { ...data, _status: 'published', tenant: world.b })
    const draft = await create(app.payload, type, { ...data, _status: 'draft', tenant: world.b })
    const post = (value: string) =>
      client().post<{ doc: Redirect }>('/redirects?draft=true&depth=0', {
        _status: 'draft',
        from: '/somewhere',
        tenant: world.a,
        title: 'Somewhere',
        to: { relationTo: type, value },
      })
    const take = async (value: string) =>
      (
        await client().post(`/old-websites/${id}/redirects`, {
          suggestions: [{ collection: type, id: value, path: `/old/${type}` }],
        })
      ).body
    for (const theirs of [published, draft]) {
      expect((await post(theirs)).status).toBe(400)
      expect(await take(theirs)).toEqual({ made: [] })
    }
    expect(await redirects()).toEqual([])
    // Nor by a change of a draft that leads to a document of the own site.
    expect(await take(ours)).toEqual({ made: [`/old/${type}`] })
    const posted = await post(ours)
    expect(posted.status).toBe(201)
    for (const theirs of [published, draft]) {
      const change = { to: { relationTo: type, value: theirs } }
      expect((await client().patch(`/redirects/${posted.body.doc.id}?draft=true`, change)).status).toBe(400)
    }
    expect((await redirects()).map(({ to }) => to.value)).toEqual([ours, ours])
    expect(
      (
        await client().patch(`/redirects/${posted.body.doc.id}?draft=true`, {
          to: { relationTo: 'pages', value: own!.id },
        })
      ).status,
    ).toBe(200)
  })

  it('lead to nothing that is no document of a website', async () => {
    const { id } = await bring(app, client(), world.a, site())
    for (const [collection, value] of [
      ['users', world.users['owner-a']],
      ['tenants', world.a],
      ['constructor', world.a],
    ]) {
      const made = await client().post(`/old-websites/${id}/redirects`, {
        suggestions: [{ collection, id: value, path: '/old' }],
      })
      expect([made.status, made.body]).toEqual([200, { made: [] }])
    }
    expect(await redirects()).toEqual([])
  })

  it('can be redirected again after somebody has deleted the redirect, but not while it is there', async () => {
    const { id } = await bring(app, client(), world.a, site())
    const [page] = (await client().get<{ docs: { id: string }[] }>('/pages?draft=true&depth=0')).body.docs
    const take = async () => {
      const suggestions = [{ collection: 'pages', id: page!.id, path: '/company/about' }]
      return (await client().post<{ made: string[] }>(`/old-websites/${id}/redirects`, { suggestions })).body.made
    }
    expect([await take(), await take()]).toEqual([['/company/about'], []])
    const [first] = await redirects()
    expect((await client().patch(`/redirects/${first!.id}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    expect([await take(), await take()]).toEqual([['/company/about'], []])
    const [second] = await redirects()
    await app.payload.delete({ collection: 'redirects', id: second!.id, overrideAccess: true })
    expect([await take(), await take()]).toEqual([['/company/about'], []])
    expect(new Set([first!.id, second!.id, (await redirects())[0]!.id]).size).toBe(3)
  })

  it('need a person again after somebody has put what was there into the trash', async () => {
    const website = await bring(app, client(), world.a, site())
    expect([paths(website), website.addresses]).toMatchObject([[], { leading: 1, total: 1 }])
    const [page] = (await client().get<{ docs: { id: string }[] }>('/pages?draft=true&depth=0')).body.docs
    expect((await client().patch(`/pages/${page!.id}`, { deletedAt: new Date().toISOString() })).status).toBe(200)
    expect((await stateOf(client(), world.a)).addresses).toMatchObject({
      leading: 0,
      needed: [{ path: '/about', suggestion: null }],
    })
  })

  it('need nobody any more once somebody has redirected them by hand', async () => {
    const { addresses } = await bring(
      app,
      client(),
      world.a,
      site({ id: 2, link: at('/portfolio/lamps/'), title: 'Lamps', type: 'portfolio' }),
    )
    expect(addresses).toMatchObject({ leading: 1, needed: [{ path: '/portfolio/lamps', title: 'Lamps' }], total: 2 })
    await create(app.payload, 'redirects', {
      from: '/portfolio/*',
      tenant: world.a,
      toAddress: 'https://lamps.example/',
    })
    expect((await stateOf(client(), world.a)).addresses).toMatchObject({ leading: 2, needed: [], total: 2 })
  })
})
