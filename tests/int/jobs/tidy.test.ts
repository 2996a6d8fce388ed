import { poolOf } from '@/database/connections'
import { tidy } from '@/jobs/tasks/tidy'
import { boot, type TestApp } from '@tests/support/boot'
import { tinyPng } from '@tests/support/files'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await poolOf(app.payload).query<Row>(text, values)).rows

async function upload(): Promise<string> {
  const form = new FormData()
  form.append('file', new File([tinyPng()], 'mark.png', { type: 'image/png' }))
  return (await world.clients['owner-a']!.post<{ doc: { id: string } }>('/avatars', form)).body.doc.id
}

const age = (id: string, days: number) =>
  query(`update avatars set created_at = now() - make_interval(days => $2) where id = $1`, [id, days])

describe('tidying up', () => {
  it('deletes pictures that nobody chose for a day, and no others', async () => {
    const [chosen, replaced, fresh] = [await upload(), await upload(), await upload()]
    await world.clients['owner-a']!.post(`/tenants/${world.a}/avatar`, { avatarId: chosen })
    await age(chosen, 9)
    await age(replaced, 2)
    await tidy(app.payload)
    const left = (await query<{ id: string }>('select id from avatars')).map(({ id }) => id)
    expect(left.sort()).toEqual([chosen, fresh].sort())
  })

  it('ends what has expired, and nothing before', async () => {
    const invite = (email: string, expiresAt: string) =>
      create(app.payload, 'invite-tokens', {
        email,
        expiresAt,
        role: 'staff',
        status: 'pending',
        tenant: world.a,
        tokenHash: email,
      })
    await invite('late@test.example', '2020-01-01T00:00:00.000Z')
    await invite('soon@test.example', '2099-01-01T00:00:00.000Z')
    await query(`update users_sessions set expires_at = now() - interval '1 hour' where _parent_id = $1`, [
      world.users.stranger,
    ])
    await tidy(app.payload)
    expect(await query('select email, status::text from invite_tokens order by email')).toEqual([
      { email: 'late@test.example', status: 'expired' },
      { email: 'soon@test.example', status: 'pending' },
    ])
    expect(await query('select 1 from users_sessions where _parent_id = $1', [world.users.stranger])).toEqual([])
    expect(
      (await query('select 1 from users_sessions where _parent_id = $1', [world.users['owner-a']])).length,
    ).toBeGreaterThan(0)
  })

  it('deletes drafts into which nobody wrote for a day, and none with anything in it', async () => {
    const editor = world.clients['owner-a']!
    const draft = async (slug: string, data: object) =>
      (await editor.post<{ doc: { id: string } }>(`/${slug}?draft=true`, { tenant: world.a, ...data })).body.doc.id
    const aged = async (slug: string, id: string, days = 2) => {
      await query(
        `update ${slug.replaceAll('-', '_')} set created_at = now() - make_interval(days => $2), updated_at = now() - make_interval(days => $2) where id = $1`,
        [id, days],
      )
      return id
    }
    const made = async (slug: string, data: object = {}) => aged(slug, await draft(slug, data))
    const event = await draft('events', { title: 'Hamlet' })
    const kept: [string, string][] = [
      ['pages', await draft('pages', {})],
      ['pages', await made('pages', { summary: 'Written by a program' })],
      ['pages', await made('pages', { layout: [{ blockType: 'text' }] })],
      ['forms', await made('forms', { submitLabel: 'Off you go' })],
      ['event-instances', await made('event-instances', { event })],
      ['people', await made('people', { name: 'Ada' })],
    ]
    const saved = await made('posts')
    expect((await editor.patch(`/posts/${saved}?draft=true&autosave=true`, { tags: ['river'] })).status).toBe(200)
    const cleared = await made('posts')
    await editor.patch(`/posts/${cleared}?draft=true&autosave=true`, { summary: 'No, rather not' })
    await editor.patch(`/posts/${cleared}?draft=true&autosave=true`, { summary: null })
    for (const id of [saved, cleared]) kept.push(['posts', await aged('posts', id)])
    const referred = await made('series')
    await editor.patch(`/events/${event}?draft=true`, { series: [referred] })
    kept.push(['series', referred])
    const blank: [string, string][] = []
    for (const slug of ['pages', 'forms', 'event-instances', 'people', 'redirects', 'seasons'])
      blank.push([slug, await made(slug)])
    await tidy(app.payload)
    const stays = async ([slug, id]: [string, string]) =>
      (await query(`select 1 from ${slug.replaceAll('-', '_')} where id = $1`, [id])).length > 0
    for (const one of kept) expect([one[0], await stays(one)]).toEqual([one[0], true])
    for (const one of blank) expect([one[0], await stays(one)]).toEqual([one[0], false])
  })
})
