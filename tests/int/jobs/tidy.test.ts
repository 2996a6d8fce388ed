import { poolOf } from '@/access/poolOf'
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

const query = async <Row extends object>(text: string, values: unknown[] = []) => (await poolOf(app.payload).query<Row>(text, values)).rows

async function upload(): Promise<string> {
  const form = new FormData()
  form.append('file', new File([tinyPng()], 'mark.png', { type: 'image/png' }))
  return (await world.clients['owner-a']!.post<{ doc: { id: string } }>('/avatars', form)).body.doc.id
}

const age = (id: string, days: number) => query(`update avatars set created_at = now() - make_interval(days => $2) where id = $1`, [id, days])

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
    const invite = (email: string, expiresAt: string) => create(app.payload, 'invite-tokens', { email, expiresAt, role: 'staff', status: 'pending', tenant: world.a, tokenHash: email })
    await invite('late@test.example', '2020-01-01T00:00:00.000Z')
    await invite('soon@test.example', '2099-01-01T00:00:00.000Z')
    await query(`update users_sessions set expires_at = now() - interval '1 hour' where _parent_id = $1`, [world.users.stranger])
    await tidy(app.payload)
    expect(await query('select email, status::text from invite_tokens order by email')).toEqual([
      { email: 'late@test.example', status: 'expired' },
      { email: 'soon@test.example', status: 'pending' },
    ])
    expect(await query('select 1 from users_sessions where _parent_id = $1', [world.users.stranger])).toEqual([])
    expect((await query('select 1 from users_sessions where _parent_id = $1', [world.users['owner-a']])).length).toBeGreaterThan(0)
  })
})
