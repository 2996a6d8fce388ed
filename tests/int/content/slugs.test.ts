import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { countStatements } from '@tests/support/countStatements'
import { countAdvisoryWaits } from '@tests/support/locks'
import { until } from '@tests/support/until'
import { makeWorld, type World } from '@tests/support/world'

interface Doc {
  id: string
  slug: string | null
}
interface Answer {
  doc: Doc
  errors?: { data?: { errors: { message: string; path: string }[] } }[]
}

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const editor = () => world.clients['editor-a']!
const make = async (data: object) =>
  (await editor().post<Answer>('/series', { _status: 'published', tenant: world.a, ...data })).body.doc
const TAKEN = { message: 'Another document already has this address.', path: 'slug' }

describe('Slug that another document has taken meanwhile', () => {
  it('is reported on the field when a document with that drafted slug is published or unpublished', async () => {
    const drafted = await make({ title: 'Late nights' })
    await editor().patch(`/series/${drafted.id}?draft=true`, { slug: 'after-hours', slugLock: false })
    const other = await make({ slug: 'after-hours', slugLock: false, title: 'After hours' })
    expect(other.slug).toBe('after-hours')
    for (const state of ['draft', 'published']) {
      const refused = await editor().patch<Answer>(`/series/${drafted.id}`, { _status: state })
      expect([state, refused.status, refused.body.errors?.[0]?.data?.errors]).toEqual([
        state,
        400,
        [expect.objectContaining(TAKEN)],
      ])
    }
    await editor().patch(`/series/${drafted.id}?draft=true`, { slug: 'small-hours' })
    expect((await editor().patch<Answer>(`/series/${drafted.id}`, { _status: 'draft' })).status).toBe(200)
  })

  it('does not prevent further autosaves', async () => {
    const drafted = await make({ title: 'Matinees' })
    await editor().patch(`/series/${drafted.id}?draft=true`, { slug: 'afternoons', slugLock: false })
    await make({ slug: 'afternoons', slugLock: false, title: 'Afternoons' })
    const saved = await editor().patch(`/series/${drafted.id}?draft=true&autosave=true`, { summary: 'Still writing' })
    expect(saved.status).toBe(200)
  })

  it('gets a number when it follows the title, within 120 characters', async () => {
    const title = 'The long and winding road '.repeat(8).trim()
    const slugs = []
    for (let count = 0; count < 12; count++) slugs.push((await make({ title })).slug!)
    expect(new Set(slugs).size).toBe(12)
    for (const slug of slugs) expect(slug.length).toBeLessThanOrEqual(120)
    expect(slugs[1]).toMatch(/-2$/)
    expect(slugs[11]).toMatch(/-12$/)
  })
})

describe('One slug that several documents of a list would get', () => {
  interface Bulk {
    docs: Doc[]
    errors: { message: string }[]
  }
  const publishAll = (ids: string[]) =>
    editor().patch<Bulk>(`/series?${ids.map((id, at) => `where[id][in][${at}]=${id}`).join('&')}&draft=true`, {
      _status: 'published',
    })
  const slugsOf = async (ids: string[]) =>
    Promise.all(ids.map(async (id) => (await editor().get<Doc>(`/series/${id}`)).body.slug))

  it('is numbered where it follows the title', async () => {
    const ids = [(await make({ title: 'Spring one' })).id, (await make({ title: 'Spring two' })).id]
    for (const id of ids) await editor().patch(`/series/${id}?draft=true`, { title: 'Spring season' })
    expect((await publishAll(ids)).body.errors).toEqual([])
    expect((await slugsOf(ids)).sort()).toEqual(['spring-season', 'spring-season-2'])
  })

  it('goes to one of them where it was typed, and the other is refused with the reason', async () => {
    const ids = [(await make({ title: 'Autumn one' })).id, (await make({ title: 'Autumn two' })).id]
    for (const id of ids) await editor().patch(`/series/${id}?draft=true`, { slug: 'autumn', slugLock: false })
    const { body, status } = await publishAll(ids)
    expect([status, body.docs.length, body.errors]).toEqual([
      400,
      1,
      [expect.objectContaining({ message: expect.stringContaining('slug') })],
    ])
    expect((await slugsOf(ids)).filter((slug) => slug === 'autumn')).toHaveLength(1)
  })
})

describe('Slug of a title that many addresses have', () => {
  it('costs as many statements as that of one that two have, pages, redirects and documents among them', async () => {
    const live = (collection: string, data: object) =>
      world.clients['editor-b']!.post<Answer>(`/${collection}`, { _status: 'published', tenant: world.b, ...data })
    const folder = (await live('pages', { title: 'Events' })).body.doc.id
    const costs = []
    for (const [title, count] of [
      ['Gala', 2],
      ['Jubilee', 10],
    ] as const) {
      const slug = title.toLowerCase()
      expect((await live('events', { title })).status).toBe(201)
      for (let number = 2; number < 2 + count; number += 2) {
        const from = `/events/${slug}-${number}`
        expect((await live('redirects', { from, toAddress: 'https://example.org' })).status).toBe(201)
        const page = { parent: folder, slug: `${slug}-${number + 1}`, slugLock: false, title: 'Taken' }
        expect((await live('pages', page)).status).toBe(201)
      }
      let made: string | null | undefined
      const cost = await countStatements(async () => {
        made = (await live('events', { title })).body.doc.slug
      })
      expect(made).toBe(`${slug}-${count + 2}`)
      costs.push(cost)
    }
    expect(costs[1]).toBe(costs[0])
  })
})

describe('A save that has not ended', () => {
  it('holds up only others that want its slug, not the rest of a series', async () => {
    const { payload } = app
    const transactionID = (await payload.db.beginTransaction())!
    const req = { transactionID } as never
    const data = { _status: 'published', tenant: world.a, title: 'Week 12' } as never
    expect(await payload.create({ collection: 'series', data, req })).toMatchObject({ slug: 'week-12' })
    expect(await make({ title: 'Week 13' })).toMatchObject({ slug: 'week-13' })
    expect(await make({ title: 'Week' })).toMatchObject({ slug: 'week' })
    const same = make({ title: 'Week 12' })
    await until(async () => (await countAdvisoryWaits(poolOf(payload))) > 0)
    await payload.db.commitTransaction(transactionID)
    expect(await same).toMatchObject({ slug: 'week-12-2' })
  })

  it('keeps the number that it is about to take', async () => {
    const { payload } = app
    await make({ title: 'Matinee' })
    const transactionID = (await payload.db.beginTransaction())!
    const data = { _status: 'published', tenant: world.a, title: 'Matinee 2' } as never
    await payload.create({ collection: 'series', data, req: { transactionID } as never })
    expect(await make({ title: 'Matinee' })).toMatchObject({ slug: 'matinee-3' })
    await payload.db.rollbackTransaction(transactionID)
    expect(await make({ title: 'Matinee' })).toMatchObject({ slug: 'matinee-2' })
  })
})

describe('Fields that only the server sets', () => {
  it('keep their value, whatever a caller sends', async () => {
    const page = (
      await editor().post<{ doc: { id: string; publishedAt?: string | null; order: string; relativePath: string } }>(
        '/pages?draft=true',
        {
          order: 'zz',
          publishedAt: '2001-01-01T00:00:00.000Z',
          relativePath: '/elsewhere',
          tenant: world.a,
          title: 'Visit us',
        },
      )
    ).body.doc
    expect([page.publishedAt ?? null, page.relativePath]).toEqual([null, '/visit-us'])
    expect(page.order).not.toBe('zz')
    await editor().patch(`/pages/${page.id}`, { _status: 'published' })
    const before = (await editor().get<{ publishedAt: string; order: string }>(`/pages/${page.id}`)).body
    await editor().patch(`/pages/${page.id}`, {
      _status: 'published',
      order: 'zz',
      publishedAt: '2001-01-01T00:00:00.000Z',
      relativePath: '/elsewhere',
    })
    const after = (
      await editor().get<{ publishedAt: string; order: string; relativePath: string }>(`/pages/${page.id}`)
    ).body
    expect([after.publishedAt, after.order, after.relativePath]).toEqual([
      before.publishedAt,
      before.order,
      '/visit-us',
    ])
  })
})

/** The world's first site gets these languages, until they are given again. */
const speak = (languages: string[], defaultLanguage = languages[0]!) =>
  app.payload.update({
    id: world.a,
    collection: 'tenants',
    data: { defaultLanguage, languages, publishedLanguages: languages },
  } as never)

describe('The address of a document', () => {
  afterEach(() => speak(['en', 'cy']))

  it('comes from English, else from the default language, else from any other', async () => {
    await speak(['ja', 'cy', 'en'])
    const post = (title: string, locale: string) =>
      editor().post<Answer>(`/events?locale=${locale}`, { _status: 'published', tenant: world.a, title })
    const japanese = (await post('はるのさいてん', 'ja')).body.doc
    expect(japanese.slug).toMatch(/^[a-z-]+$/)
    const welsh = (await editor().post<Answer>(`/events?locale=cy&draft=true`, { tenant: world.a, title: 'Gŵyl' })).body
      .doc
    expect(welsh.slug).toBe('gwyl')
    const named = async (locale: string, title: string) =>
      (await editor().patch<Answer>(`/events/${welsh.id}?locale=${locale}&draft=true`, { title })).body.doc.slug
    expect(await named('ja', 'フェス')).toMatch(/^[a-z-]+$/)
    expect(await named('en', 'Festival')).toBe('festival')
    expect(await named('cy', 'Gŵyl fawr')).toBe('festival')
    expect(await named('ja', 'フェスティバル')).toBe('festival')
  })

  it.each([
    ['春の音楽会', 'haru-no-ongaku-kai'],
    ['東京都交響楽団 第九演奏会', 'toukyou-to-koukyou-gakudan-dai-kyuu-ensou-kai'],
    ['私は東京へ行く', 'watashi-wa-toukyou-e-iku'],
    ['ヴァイオリンとフィガロ', 'vaiorin-to-figaro'],
    ['第１２回 ABC フェス', 'dai-12-kai-abc-fesu'],
  ])('called %s in Japanese is as it is spoken', async (title, slug) => {
    await speak(['ja', 'zh'])
    const { doc } = (await editor().post<Answer>('/events?locale=ja', { _status: 'published', tenant: world.a, title }))
      .body
    expect(doc.slug).toBe(slug)
  })

  it('is for a person added by name the name as it is spoken in Japanese', async () => {
    await speak(['ja'])
    const names = ['夏目漱石']
    expect((await editor().post('/people/add', { names, status: 'draft', tenantId: world.a })).status).toBe(200)
    const query = `/people?draft=true&where[name][equals]=${encodeURIComponent(names[0]!)}` as const
    const { docs } = (await editor().get<{ docs: { slug: string }[] }>(query)).body
    expect(docs.map(({ slug }) => slug)).toEqual(['natsume-souseki'])
  })

  it('called 春天音乐会 in Chinese keeps the Chinese reading', async () => {
    await speak(['zh', 'ja'])
    const { doc } = (
      await editor().post<Answer>('/events?locale=zh', { _status: 'published', tenant: world.a, title: '春天音乐会' })
    ).body
    expect(doc.slug).toBe('chun-tian-yin-le-hui')
  })

  it.each([
    ['???', 'events', /^event-[a-z0-9]{6}$/],
    ['😀', 'pages', /^page-[a-z0-9]{6}$/],
    ['-', 'works', /^work-[a-z0-9]{6}$/],
    ['𝓕𝓪𝓷𝓬𝔂', 'posts', /^fancy$/],
  ])('a document called %s in %s has an address, which stays', async (title, type, expected) => {
    const { doc } = (await editor().post<Answer>(`/${type}`, { _status: 'published', tenant: world.a, title })).body
    expect(doc.slug).toMatch(expected)
    const again = (await editor().patch<Answer>(`/${type}/${doc.id}`, { _status: 'published', title: `${title}!` }))
      .body
    expect(again.doc.slug).toBe(doc.slug)
  })

  it('a name that is the same in all languages gives an address from any language', async () => {
    const { body } = await editor().post<Answer>('/people?locale=cy', {
      _status: 'published',
      name: 'Siân',
      tenant: world.a,
    })
    expect(body.doc.slug).toBe('sian')
  })

  it('is given at the next save to a published document without one', async () => {
    const { id } = await make({ title: 'Found again' })
    await app.payload.db.updateOne({ id, collection: 'series', data: { slug: null } })
    expect((await editor().patch<Answer>(`/series/${id}`, { _status: 'published' })).body.doc.slug).toBe('found-again')
  })

  it('is not moved by publishing another language alone, nor is the draft of its own', async () => {
    for (const type of ['events', 'pages']) {
      const { doc } = (
        await editor().post<Answer>(`/${type}`, { _status: 'published', tenant: world.a, title: 'Slug one' })
      ).body
      await editor().patch(`/${type}/${doc.id}?draft=true`, { title: 'Slug two' })
      const query = 'locale=cy&publishSpecificLocale=cy'
      const published = await editor().patch(`/${type}/${doc.id}?${query}`, { _status: 'published', title: 'Slwg' })
      expect(published.status).toBe(200)
      const read = async (more = '') => (await editor().get(`/${type}/${doc.id}?${more}`)).body
      expect(await read()).toMatchObject({ slug: 'slug-one', title: 'Slug one' })
      expect(await read('locale=cy')).toMatchObject({ slug: 'slug-one', title: 'Slwg' })
      expect(await read('draft=true')).toMatchObject({ slug: 'slug-two', title: 'Slug two' })
      if (type === 'pages') expect((await read()).relativePath).toBe('/slug-one')
      // The positive control: publishing all languages moves it.
      await editor().patch(`/${type}/${doc.id}`, { _status: 'published' })
      expect((await read()).slug).toBe('slug-two')
    }
  })
})

describe('The start page', () => {
  const page = (data: object) => editor().post<Answer>('/pages', { _status: 'published', tenant: world.a, ...data })
  const pathOf = async (id: string) =>
    (await editor().get<{ relativePath: string }>(`/pages/${id}?draft=true`)).body.relativePath

  it('stays the start page when its title changes, until another address is typed', async () => {
    const { id } = (await page({ title: 'Home' })).body.doc
    for (const query of ['?draft=true', '?draft=true&autosave=true', '', '?locale=cy']) {
      const data = { ...(query.includes('draft') ? {} : { _status: 'published' }), title: `Welcome ${query}` }
      expect((await editor().patch(`/pages/${id}${query}`, data)).status).toBe(200)
      expect([query, await pathOf(id)]).toEqual([query, '/'])
    }
    await editor().patch(`/pages/${id}`, { _status: 'published', slug: 'welcome', slugLock: false })
    expect(await pathOf(id)).toBe('/welcome')
  })

  it('is not made of a page whose title began like that while it was typed', async () => {
    const { id } = (await editor().post<Answer>('/pages?draft=true', { tenant: world.a, title: 'Home' })).body.doc
    await editor().patch(`/pages/${id}?draft=true&autosave=true`, { title: 'Home for Christmas' })
    expect(await pathOf(id)).toBe('/home-for-christmas')
  })
})

describe('The address of a document in the trash', () => {
  it('is kept for its return, and whoever types it learns where it is', async () => {
    const { id } = await make({ title: 'Lunchtime' })
    const move = (data: object, query = '') => world.clients['owner-a']!.patch<Answer>(`/series/${id}${query}`, data)
    expect((await move({ deletedAt: new Date().toISOString() })).status).toBe(200)
    expect((await make({ title: 'Lunchtime' })).slug).toBe('lunchtime-2')
    const typed = { _status: 'published', slug: 'lunchtime', slugLock: false, tenant: world.a, title: 'Lunch' }
    const refused = (await editor().post<Answer>('/series', typed)).body
    expect(refused.errors?.[0]?.data?.errors).toEqual([
      expect.objectContaining({
        message: 'A document in the trash has this address. Restore it, or delete it for good.',
        path: 'slug',
      }),
    ])
    expect((await move({ _status: 'published', deletedAt: null }, '?trash=true')).body.doc.slug).toBe('lunchtime')
    expect((await editor().post<Answer>('/series', typed)).body.errors?.[0]?.data?.errors).toEqual([
      expect.objectContaining(TAKEN),
    ])
  })
})

describe('An address that something else has', () => {
  const page = (data: object) => editor().post<Answer>('/pages', { _status: 'published', tenant: world.a, ...data })
  const slugOf = async (data: object) => (await page(data)).body.doc.slug
  const refusal = async (data: object) =>
    (await page({ slugLock: false, ...data })).body.errors?.[0]?.data?.errors[0]?.message

  it('is numbered where it follows the title, and refused where it was typed', async () => {
    await editor().post('/redirects', {
      _status: 'published',
      from: '/christmas',
      tenant: world.a,
      toAddress: 'https://example.org',
    })
    for (const [title, message] of [
      ['Cy', 'This is the address of a language of the site.'],
      ['En', 'This is the address of a language of the site.'],
      ['API', 'This address is reserved for the system.'],
      ['Admin', 'This address is reserved for the system.'],
      ['Christmas', 'A redirect already starts at this address.'],
    ] as const) {
      expect(await slugOf({ title })).toBe(`${title.toLowerCase()}-2`)
      expect(await refusal({ slug: title, title })).toBe(message)
    }
    expect(await slugOf({ title: 'Fr' })).toBe('fr')
    const parent = (await page({ title: 'Visit' })).body.doc.id
    expect(await slugOf({ parent, title: 'Admin' })).toBe('admin')
  })

  it('is not shared by a page below one named like a content type and a document of that type', async () => {
    const parent = (await page({ title: 'Events' })).body.doc.id
    const event = (title: string) => editor().post<Answer>('/events', { _status: 'published', tenant: world.a, title })
    expect((await event('DST show')).body.doc.slug).toBe('dst-show')
    expect(await slugOf({ parent, title: 'DST show' })).toBe('dst-show-2')
    expect(await slugOf({ parent, title: 'Tours' })).toBe('tours')
    expect((await event('Tours')).body.doc.slug).toBe('tours-2')
    const top = (await page({ title: 'Matinee' })).body.doc
    expect((await event('Matinee')).body.doc.slug).toBe('matinee')
    const move = { instruction: { type: 'make-child' }, itemId: top.id, targetId: parent }
    expect((await editor().post('/pages/navigation', move)).status).toBe(409)
  })

  it('is refused to a language that is added or published later, naming the page', async () => {
    expect(await slugOf({ title: 'It' })).toBe('it')
    const owner = world.clients['owner-a']!
    const refused = await owner.post(`/tenants/${world.a}/languages`, { languages: ['en', 'cy', 'it'] })
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('/it')])
    expect((await owner.post(`/tenants/${world.a}/languages`, { languages: ['en', 'cy', 'de'] })).status).toBe(200)
    await app.payload.update({ id: world.a, collection: 'tenants', data: { languages: ['en', 'cy', 'it'] } } as never)
    const published = await owner.post(`/tenants/${world.a}/languages/publish`, { isPublished: true, language: 'it' })
    expect([published.status, published.text]).toEqual([422, expect.stringContaining('/it')])
  })

  it('belongs to the language or to the page, whichever comes first', async () => {
    const owner = world.clients['owner-a']!
    const pool = poolOf(app.payload)
    const holder = await pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select pg_advisory_xact_lock(7002, hashtext($1))', [`slug\npages\n${world.a}\nga`])
      const language = owner.post(`/tenants/${world.a}/languages`, { languages: ['en', 'cy', 'it', 'ga'] })
      await until(async () => (await countAdvisoryWaits(pool)) === 1)
      const made = page({ title: 'Ga' })
      await until(async () => (await countAdvisoryWaits(pool)) === 2)
      await holder.query('commit')
      expect([(await language).status, (await made).body.doc.slug]).toEqual([200, 'ga-2'])
    } finally {
      await holder.query('rollback')
      holder.release()
    }
  })
})
