import { treeOf, type Tree } from '../pages/support/tree'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let tree: Tree

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  tree = treeOf(app, world.clients['admin-a']!, world.a)
})
afterAll(() => app.close())

type Form = Record<string, unknown> & { updatedAt: string }

interface Saved {
  doc: Form
  errors?: { data?: { code?: string }; message: string }[]
}

const client = (who: string) => world.clients[who]!
const TAB = 'a'.repeat(32)

/** As opening the edit screen does: the whole form, as it was read. */
const open = async (who: string, id: string, type = 'pages'): Promise<Form> => ({
  ...(await client(who).get<Form>(`/${type}/${id}?draft=true&depth=0`)).body,
  _screen: TAB,
})

/** As the edit screen saves: all of its form. */
const save = (who: string, id: string, form: object, query = 'draft=true&autosave=true', type = 'pages') => {
  const body = new FormData()
  body.append('_payload', JSON.stringify(form))
  return client(who).patch<Saved>(`/${type}/${id}?${query}`, body)
}
const publish = (who: string, id: string, form: object) => save(who, id, { ...form, _status: 'published' }, '')

const lock = (type: string, id: string, who: string) =>
  create(app.payload, 'payload-locked-documents', {
    document: { relationTo: type, value: id },
    user: { relationTo: 'users', value: world.users[who] },
  })

let count = 0
const newPages = async () => {
  count += 1
  const [old, fresh] = [await tree.page(`Old ${count}`), await tree.page(`Fresh ${count}`)]
  const page = await tree.page('Visit', old, { slug: 'visit', slugLock: false })
  return {
    child: await tree.page('Parking', page, { slug: 'parking', slugLock: false }),
    fresh,
    freshPath: `/fresh-${count}`,
    old,
    oldPath: `/old-${count}`,
    page,
  }
}
const place = async (id: string) => {
  const { parent, relativePath, title } = await open('admin-a', id)
  return { live: await tree.address(id), parent, path: relativePath, title }
}

describe('a page that a colleague moves in the tree while it is open in an editor', () => {
  it('stays where it was moved when the editor saves by itself and publishes, with what was typed', async () => {
    const { fresh, freshPath, page } = await newPages()
    const form = await open('editor-a', page)
    expect((await tree.move(page, 'make-child', fresh)).status).toBe(200)
    const saved = await save('editor-a', page, { ...form, title: 'Your visit' })
    expect([saved.status, saved.body.doc.parent]).toEqual([200, fresh])
    expect(await place(page)).toEqual({
      live: `${freshPath}/visit`,
      parent: fresh,
      path: `${freshPath}/visit`,
      title: 'Your visit',
    })
    // The next save of the form begins from what that one answered.
    expect((await publish('editor-a', page, { ...saved.body.doc, _screen: TAB, title: 'Your visits' })).status).toBe(
      200,
    )
    expect(await place(page)).toEqual({
      live: `${freshPath}/visit`,
      parent: fresh,
      path: `${freshPath}/visit`,
      title: 'Your visits',
    })
  })

  it('stays there when it is published straight away, also after several moves', async () => {
    const { fresh, freshPath, old, oldPath, page } = await newPages()
    const form = await open('editor-a', page)
    for (const to of [fresh, old, fresh]) expect((await tree.move(page, 'make-child', to)).status).toBe(200)
    expect((await publish('editor-a', page, { ...form, title: 'Your visit' })).status).toBe(200)
    expect(await place(page)).toMatchObject({ live: `${freshPath}/visit`, parent: fresh, title: 'Your visit' })

    // And back where it was: what the form says is right again.
    const again = await open('editor-a', page)
    for (const to of [old, fresh, old]) await tree.move(page, 'make-child', to)
    expect((await save('editor-a', page, { ...again, title: 'Visits' })).status).toBe(200)
    expect(await place(page)).toMatchObject({ live: `${oldPath}/visit`, parent: old, title: 'Visits' })
  })

  it('is a conflict, with who moved it and where to, for an editor who has moved it elsewhere', async () => {
    const { fresh, page } = await newPages()
    const elsewhere = await tree.page(`Elsewhere ${count}`)
    const form = await open('editor-a', page)
    await tree.move(page, 'make-child', fresh)
    for (const send of [save, publish]) {
      const refused = await send('editor-a', page, { ...form, parent: elsewhere })
      expect(refused.status).toBe(409)
      expect(refused.body.errors?.[0]).toMatchObject({
        data: { code: 'stale:documents' },
        message: expect.stringMatching(/admin-a.* has saved this since you opened it/),
      })
    }
    expect(await place(page)).toMatchObject({ parent: fresh })
    const compared = await client('editor-a').post<{ changes: { after: string; place: string[] }[]; savedBy: string }>(
      `/documents/pages/${page}/compare`,
      { base: form, locale: 'en', screen: TAB },
    )
    expect(compared.body.savedBy).toBe('admin-a')
    expect(compared.body.changes).toContainEqual(
      expect.objectContaining({ after: `Fresh ${count}`, place: ['Parent'] }),
    )
    // Both meant the same place: nothing to ask.
    expect((await save('editor-a', page, { ...form, parent: fresh, title: 'Same' })).status).toBe(200)
  })

  it('is no way around what somebody has saved besides', async () => {
    const { fresh, page } = await newPages()
    const form = await open('editor-a', page)
    await tree.move(page, 'make-child', fresh)
    expect((await client('owner-a').patch(`/pages/${page}`, { title: 'By the owner' })).status).toBe(200)
    expect((await save('editor-a', page, { ...form, title: 'Mine' })).status).toBe(409)
    expect(await place(page)).toMatchObject({ parent: fresh, title: 'By the owner' })
  })

  it('ends in one place with both changes, however the two come together', async () => {
    const { fresh, freshPath, old, oldPath, page } = await newPages()
    for (const [round, to] of [fresh, old, fresh, old, fresh, old].entries()) {
      const form = await open('editor-a', page)
      const [saved, moved, listed] = await Promise.all([
        save('editor-a', page, { ...form, title: `Round ${round}` }),
        tree.move(page, 'make-child', to),
        client('owner-a').patch(`/pages?where[id][in]=${page}&draft=true`, { hideFromNavigation: round % 2 === 0 }),
      ])
      expect([moved.status, listed.status]).toEqual([200, 200])
      // A change to many documents at once knows no forms: whoever saves after it is told.
      expect([200, 409]).toContain(saved.status)
      expect(await place(page)).toMatchObject({ parent: to, path: `${to === fresh ? freshPath : oldPath}/visit` })
    }
    expect((await publish('editor-a', page, await open('editor-a', page))).status).toBe(200)
    expect(await place(page)).toMatchObject({ live: `${oldPath}/visit`, parent: old })
  })

  it('is not moved while somebody else is editing it, who is named; they may move it themselves', async () => {
    const { fresh, old, page } = await newPages()
    await lock('pages', page, 'editor-a')
    const refused = await tree.move(page, 'make-child', fresh)
    expect([refused.status, refused.body]).toMatchObject([
      423,
      { code: 'locked:pages', error: expect.stringMatching(/^editor-a is editing this now/) },
    ])
    expect(await place(page)).toMatchObject({ parent: old })
    expect((await treeOf(app, client('editor-a'), world.a).move(page, 'make-child', fresh)).status).toBe(200)
    // Who may not move pages learns nothing of the lock.
    const told = await client('viewer-a').post('/pages/navigation', {
      instruction: 'make-child',
      itemId: page,
      targetId: old,
    })
    expect([told.status, told.text.includes('editor-a')]).toEqual([403, false])
  })
})

describe('a page below one that a colleague moves and renames', () => {
  it('is saved and published at its new address, without a question', async () => {
    const { child, fresh, freshPath, page } = await newPages()
    const form = await open('editor-a', child)
    expect((await tree.move(page, 'make-child', fresh)).status).toBe(200)
    const above = await open('admin-a', page)
    expect((await publish('admin-a', page, { ...above, _screen: 'b'.repeat(32), slug: 'your-visit' })).status).toBe(200)
    expect(await place(child)).toMatchObject({ live: `${freshPath}/your-visit/parking` })
    const saved = await save('editor-a', child, { ...form, title: 'Car park' })
    expect(saved.status).toBe(200)
    expect(await place(child)).toMatchObject({
      live: `${freshPath}/your-visit/parking`,
      path: `${freshPath}/your-visit/parking`,
      title: 'Car park',
    })
    expect((await publish('editor-a', child, { ...saved.body.doc, _screen: TAB })).status).toBe(200)
    expect(await place(child)).toEqual({
      live: `${freshPath}/your-visit/parking`,
      parent: page,
      path: `${freshPath}/your-visit/parking`,
      title: 'Car park',
    })
  })

  it('has the address of where it stands, whichever of two saves and a move comes first', async () => {
    const { child, fresh, freshPath, old, oldPath, page } = await newPages()
    for (const [round, to] of [fresh, old, fresh, old].entries()) {
      const [form, above] = [await open('editor-a', child), await open('editor-a', page)]
      const answers = await Promise.all([
        save('editor-a', child, { ...form, title: `Round ${round}` }),
        tree.move(page, 'make-child', to),
        publish('editor-a', page, { ...above, slug: `visit-${round}` }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const path = `${to === fresh ? freshPath : oldPath}/visit-${round}`
      expect([await place(page), await place(child)]).toMatchObject([
        { live: path, path },
        { live: `${path}/parking`, path: `${path}/parking`, title: `Round ${round}` },
      ])
    }
  })
})

describe('a performance that a colleague moves in the calendar while it is open in an editor', () => {
  const newPerformance = async () => {
    const event = await create(app.payload, 'events', { _status: 'published', tenant: world.a, title: 'Hamlet' })
    return {
      event,
      id: await create(app.payload, 'event-instances', {
        _status: 'published',
        event,
        start: '2027-03-30T18:30:00.000Z',
        tenant: world.a,
      }),
    }
  }
  const move = (id: string) =>
    client('admin-a').post(`/event-instances/${id}/move`, { day: '2027-04-02', time: '14:00' })

  it('keeps its new time and what was typed, and asks whoever chose another time', async () => {
    const { id } = await newPerformance()
    const form = await open('editor-a', id, 'event-instances')
    expect((await move(id)).status).toBe(200)
    expect((await save('editor-a', id, { ...form, note: 'Press night' }, undefined, 'event-instances')).status).toBe(
      200,
    )
    expect(await open('admin-a', id, 'event-instances')).toMatchObject({
      note: 'Press night',
      start: '2027-04-02T13:00:00.000Z',
      title: 'Hamlet, Fri 2 Apr 2027, 14:00',
    })
    const refused = await save(
      'editor-a',
      id,
      { ...form, start: '2027-05-01T18:30:00.000Z' },
      undefined,
      'event-instances',
    )
    expect(refused.status).toBe(409)
  })

  it('is not taken back with others while somebody else is editing it, and is named', async () => {
    const { event } = await newPerformance()
    const rule = {
      durationMinutes: 150,
      except: [],
      from: '2028-03-23',
      times: ['19:30'],
      to: '2028-03-25',
      weekdays: [4, 5, 6],
    }
    const added = await client('editor-a').post<{ error?: string; ids: string[] }>(`/events/${event}/performances`, {
      rule,
    })
    expect(added.status).toBe(200)
    await lock('event-instances', added.body.ids[0]!, 'admin-a')
    const undone = await client('editor-a').post<{ leftOut: string[]; removed: number }>(
      `/events/${event}/performances/undo`,
      { ids: added.body.ids },
    )
    expect(undone.body).toEqual({
      leftOut: [expect.stringMatching(/Hamlet.*admin-a is editing this now/)],
      removed: added.body.ids.length - 1,
    })
    expect((await open('admin-a', added.body.ids[0]!, 'event-instances')).title).toMatch(/^Hamlet/)
  })
})

describe('a change to many documents at once', () => {
  it('loses nothing of what is saved at the same moment', async () => {
    const [one, two] = [await tree.page(`Meet ${(count += 1)}`), await tree.page(`Meeting ${count}`)]
    for (let round = 0; round < 6; round += 1) {
      const form = await open('editor-a', one)
      const [saved, listed] = await Promise.all([
        save('editor-a', one, { ...form, summary: `Round ${round}` }),
        client('admin-a').patch(`/pages?where[or][0][id][equals]=${two}&where[or][1][id][in]=${one}&draft=true`, {
          hideFromNavigation: round % 2 === 0,
        }),
      ])
      expect(listed.status).toBe(200)
      const now = await open('admin-a', one)
      expect(now.hideFromNavigation).toBe(round % 2 === 0)
      // Either it came first and is still there, or it was told of the other.
      expect([saved.status, now.summary === `Round ${round}`]).toEqual(
        saved.status === 200 ? [200, true] : [409, false],
      )
    }
  })

  it('leaves out what somebody else is editing, says who, and is a save for forms that were opened before', async () => {
    const [one, two] = [await tree.page(`Many ${(count += 1)}`), await tree.page(`More ${count}`)]
    const form = await open('editor-a', two)
    await lock('pages', one, 'editor-a')
    const answer = await client('admin-a').patch<{ docs: { id: string }[]; errors: { message: string }[] }>(
      `/pages?where[id][in]=${one},${two}&draft=true`,
      { hideFromNavigation: true },
    )
    expect(answer.body.docs.map(({ id }) => id)).toEqual([two])
    expect(answer.body.errors).toMatchObject([
      { message: expect.stringMatching(/Many .*editor-a is editing this now/) },
    ])
    expect((await save('editor-a', two, { ...form, title: 'Over it' })).status).toBe(409)
    expect((await open('admin-a', two)).hideFromNavigation).toBe(true)
  })
})
