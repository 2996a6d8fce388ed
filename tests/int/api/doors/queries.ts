import type { BasePayload, FlattenedField } from 'payload'
import { versionFields } from '@/access/queryPaths'
import { create } from '@tests/support/world'
import type { Doors } from '../doors.test'
import type { Target } from '../support/malformed'

let target: Target

const arrange = async (doors: Doors) => {
  target = doors.target
  const { app } = doors
  const { media, tenant } = target
  const layout = [
    { blockType: 'hero', heading: 'Long evenings' },
    { blockType: 'image', image: media },
  ]
  await create(app.payload, 'pages', { layout, tenant, title: 'With blocks' })
}

interface List {
  docs: { title: string }[]
  errors: { message: string }[]
}

const ask = async (slug: string, query: string) => {
  const { body, status } = await target.client.get<List>(`/${slug}?${query}`)
  return { reason: body.errors?.[0]?.message, status, titles: body.docs?.map(({ title }) => title) }
}

const COMPARING = ['contains', 'in', 'not_in', 'greater_than', 'greater_than_equal', 'less_than', 'less_than_equal']

/** A path inside JSON of each kind, and the name of the field that is kept so. */
const INSIDE: [slug: string, path: string][] = [
  ['pages', 'layout.heading'],
  ['pages', 'layout.heading.en'],
  ['events', 'description.root.type'],
  ['events', 'description.en.root'],
  ['event-collections', 'conditions.match'],
  ['pages/versions', 'version.layout.heading'],
]

/** A path to a field of each kind, in documents and in versions, by what there is in all collections. */
function pathsOfAllKinds(payload: BasePayload): [slug: string, path: string][] {
  const found = new Map<string, [slug: string, path: string]>()
  const add = (slug: string, fields: FlattenedField[], prefix: string, kind: string): void => {
    for (const field of fields) {
      const path = prefix + field.name
      const own = [field.type, 'hasMany' in field && field.hasMany, 'localized' in field && field.localized]
      const isOfSeveral = 'relationTo' in field && Array.isArray(field.relationTo)
      for (const part of isOfSeveral ? ['', '.relationTo', '.value'] : ['']) {
        const key = [kind, ...own, isOfSeveral, part].join()
        if (!found.has(key)) found.set(key, [slug, path + part])
      }
      if ('flattenedFields' in field)
        add(slug, field.flattenedFields, `${path}.`, kind === 'document' ? `in ${field.type}` : kind)
    }
  }
  for (const { config } of Object.values(payload.collections)) {
    add(config.slug, config.flattenedFields, '', 'document')
    if (config.versions) add(`${config.slug}/versions`, versionFields(config), '', 'version')
  }
  return [...found.values()]
}

/** Queries into blocks, rich text, JSON and references. */
export function describeQueries(doors: () => Doors): void {
  describe('Query into blocks, rich text and JSON', () => {
    beforeAll(() => arrange(doors()))

    it.each(INSIDE)('refuses operators that Payload cannot apply there: %s, %s', async (slug, path) => {
      const answers = await Promise.all(COMPARING.map((operator) => ask(slug, `where[${path}][${operator}]=a`)))
      expect(answers).toEqual(
        COMPARING.map((operator) => ({
          reason: `"${path}" cannot be queried with "${operator}": rich text, blocks and JSON take equals, exists, like, not_equals, not_like.`,
          status: 400,
          titles: undefined,
        })),
      )
      const others = await Promise.all(
        ['equals', 'exists', 'like', 'not_equals', 'not_like'].map((operator) =>
          ask(slug, `where[${path}][${operator}]=true`),
        ),
      )
      expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    })

    it('finds documents by the text of a block', async () => {
      expect(await ask('pages', 'where[layout.heading.en][equals]=Long evenings')).toMatchObject({
        status: 200,
        titles: ['With blocks'],
      })
      expect(await ask('pages', 'where[layout.heading.en][like]=evening')).toMatchObject({
        status: 200,
        titles: ['With blocks'],
      })
      expect(await ask('pages', `where[layout.image][equals]=${target.media}`)).toMatchObject({
        status: 200,
        titles: ['With blocks'],
      })
    })

    it.each(['layout.0.heading', 'layout.heading.0', 'description.root.children.0.text', 'layout.a-b'])(
      'is refused by the position of a part: %s',
      async (path) => {
        expect((await ask('pages', `where[${path}][equals]=x`)).status).toBe(400)
      },
    )

    it.each(['layout.image.alt', 'layout.image.id', 'layout.columns.image.alt', 'layout.links.document.title'])(
      'does not follow a reference inside a block: %s',
      async (path) => {
        expect(await ask('pages', `where[${path}][equals]=A picture`)).toEqual({
          reason: `"${path}" cannot be queried: a query does not follow references inside blocks.`,
          status: 400,
          titles: undefined,
        })
      },
    )

    it('does not reach the blocks of another document', async () => {
      expect(await ask('pages', 'where[parent.layout.heading][equals]=x')).toMatchObject({
        reason: expect.stringContaining('of another document'),
        status: 400,
      })
      expect((await ask('pages', 'where[parent.title][equals]=x')).status).toBe(200)
    })

    it('answers any comparison with a field of any kind', async () => {
      const paths = pathsOfAllKinds(doors().app.payload)
      expect(paths.map(([, path]) => path)).toEqual(expect.arrayContaining(['to.value', 'parent', 'version.title']))
      const operators = ['all', 'equals', 'exists', 'not_equals', ...COMPARING, 'like', 'not_like']
      const values = ['null', '', 'a', 'true', '1', target.media]
      const failed: string[] = []
      for (const [slug, path] of paths)
        for (const operator of operators)
          await Promise.all(
            [...values.map((value) => `[${operator}]=${value}`), `[${operator}][0]=null`, `[${operator}][0]=a`].map(
              async (comparison) => {
                const { status } = await ask(slug, `where[${path}]${comparison}&limit=1`)
                if (status >= 500) failed.push(`${slug} ${path}${comparison}`)
              },
            ),
          )
      expect(failed).toEqual([])
      for (const [slug, where] of [
        ['redirects', '[to.value][greater_than]=null'],
        ['pages', '[parent][not_like]='],
        ['pages', '[hideFromNavigation][not_like]=true'],
      ] as const)
        expect((await ask(slug, `where${where}`)).reason).toContain('cannot be queried')
      expect((await ask('pages', 'where[title][not_like]=Zebra')).status).toBe(200)
    })

    it('tells what leads to a document of one of several types from what does not', async () => {
      const { payload } = doors().app
      const { page, tenant } = target
      await create(payload, 'redirects', { from: '/to-a-page', tenant, to: { relationTo: 'pages', value: page } })
      await create(payload, 'redirects', { from: '/elsewhere', tenant, toAddress: 'https://example.org' })
      const found = async (where: string) => {
        const query = `where[and][0][from][in]=/to-a-page,/elsewhere&where[and][1]${where}&depth=0`
        const { body } = await target.client.get<{ docs: { from: string }[] }>(`/redirects?${query}`)
        return body.docs?.map(({ from }) => from)
      }
      for (const none of [
        '[to][exists]=false',
        '[to][equals]=null',
        '[to.value][exists]=false',
        '[to__value][equals]=null',
      ])
        expect([none, await found(none)]).toEqual([none, ['/elsewhere']])
      for (const any of ['[to][exists]=true', '[to][not_equals]=null', '[to.value][exists]=true'])
        expect([any, await found(any)]).toEqual([any, ['/to-a-page']])
      expect(await found(`[to.value][equals]=${page}`)).toEqual(['/to-a-page'])
      // Payload finds only what leads to all types but this one.
      for (const other of [`[to.value][not_equals]=${page}`, `[to.value][not_in][0]=${page}`])
        expect([other, await found(other)]).toEqual([other, ['/elsewhere']])
    })

    it('leaves out what has a reference to one of several types among others', async () => {
      const { payload } = doors().app
      const { event, page, tenant } = target
      const entry = (relationTo: string, value: string) => ({ document: { relationTo, value } })
      const entries = { both: [entry('pages', page), entry('events', event)], other: [entry('events', event)] }
      for (const [title, list] of Object.entries(entries))
        await create(payload, 'menus', { _status: 'published', entries: list, place: 'footer', tenant, title })
      const path = 'where[and][0][title][in]=both,other&where[and][1][entries.document.value]'
      for (const draft of ['', '&draft=true']) {
        expect((await ask('menus', `${path}[not_in][0]=${page}${draft}`)).titles).toEqual(['other'])
        expect((await ask('menus', `${path}[not_equals]=${page}${draft}`)).titles).toEqual(['other'])
        expect((await ask('menus', `${path}[equals]=${event}${draft}&sort=title`)).titles).toEqual(['both', 'other'])
      }
    })

    it('is refused with a value that does not fit the operator', async () => {
      for (const where of ['{"layout.heading":{"like":5}}', '{"layout.heading":{"like":null}}']) {
        expect(await ask('pages', `where=${where}`)).toMatchObject({
          reason: '"layout.heading" cannot be compared with this value.',
          status: 400,
        })
      }
      expect((await ask('pages', 'where={"layout.heading":{"equals":["a"]}}')).status).toBe(400)
      for (const where of ['{"layout.heading":{"equals":5}}', '{"layout.heading":{"not_equals":null}}'])
        expect((await ask('pages', `where=${where}`)).status).toBe(200)
    })

    it('is refused inside `and` and `or`, and with another spelling of its path', async () => {
      const hidden = ['where[and][0][or][0][layout.heading][greater_than]=a', 'where[layout__heading][greater_than]=a']
      for (const query of hidden) expect((await ask('pages', query)).status).toBe(400)
    })

    it('is refused when it sorts by a nested value', async () => {
      for (const path of ['layout.heading', '-layout.heading', 'title,layout.heading', 'description.root']) {
        expect(await ask(path.includes('description') ? 'events' : 'pages', `sort=${path}`)).toMatchObject({
          reason: expect.stringContaining('cannot be sorted by'),
          status: 400,
        })
      }
      for (const path of ['title', '-updatedAt', 'tenant.name', 'title.en'])
        expect((await ask('pages', `sort=${path}`)).status).toBe(200)
    })

    it('is refused with a list where one value is expected, and with text for a date', async () => {
      for (const query of [
        'where[title][like][0]=a',
        'where[title][equals][]=a',
        'where[createdAt][contains]=x',
        'where[updatedAt][not_like]=x',
        'where={"title":{"like":5}}',
        'where={"createdAt":{"not_in":[1e20]}}',
        'where[parent][not_in]=null',
      ])
        expect([query, (await ask('pages', query)).status]).toEqual([query, 400])
      for (const query of [
        'where[title][in][0]=With blocks',
        'where[title][like]=with',
        'where[createdAt][greater_than]=2020-01-01',
      ])
        expect([query, (await ask('pages', query)).titles]).toEqual([query, expect.arrayContaining(['With blocks'])])
      expect((await ask('forms', 'where[notify][in][0]=a@b.example')).status).toBe(200)
    })

    it('requires a list for `in` where a reference leads to one of several types', async () => {
      const id = '0198c0de-0000-7000-8000-000000000000'
      for (const [type, path] of [
        ['menus', 'entries.document.value'],
        ['redirects', 'to.value'],
      ] as const)
        for (const operator of ['in', 'not_in']) {
          for (const value of ['', id, `${id},${id}`])
            expect((await ask(type, `where[${path}][${operator}]=${value}`)).status).toBe(400)
          expect((await ask(type, `where[${path}][${operator}][0]=${id}`)).status).toBe(200)
          expect((await ask(type, `where[${path}][equals]=${id}`)).status).toBe(200)
        }
    })

    it('reaches text lists of the queried document, not those of another document', async () => {
      for (const query of [
        'where[form.notify][exists]=true',
        'where[form.notify][equals]=a',
        'sort=form.notify',
        '-form.notify',
      ]) {
        expect([
          query,
          (await ask('form-submissions', query.startsWith('-') ? `sort=${query}` : query)).status,
        ]).toEqual([query, 400])
      }
      for (const query of ['where[notify][exists]=true', 'where[notify][equals]=a@b.example', 'sort=notify'])
        expect([query, (await ask('forms', query)).status]).toEqual([query, 200])
      expect((await ask('form-submissions', 'where[form.title][equals]=x&sort=form.title')).status).toBe(200)
    })
  })
}
