import { createLocalReq } from 'payload'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'
import { tokenOf } from '../../isolation/support/session'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

/** As the form of a document reads it. */
async function inForm(collection: 'events' | 'posts', id: string) {
  const headers = new Headers({
    Cookie: `payload-token=${await tokenOf(app, world.users['editor-a']!)}`,
    Origin: ORIGIN,
  })
  const { user } = await app.payload.auth({ headers })
  const req = await createLocalReq({ req: { headers }, user: user ?? undefined }, app.payload)
  return app.payload.findByID({
    collection,
    depth: 0,
    draft: true,
    id,
    overrideAccess: false,
    req,
  }) as unknown as Promise<Record<string, string | null>>
}

describe('the zone of a moment that is not set yet', () => {
  it("is the place's in the form of an event, the site's elsewhere, and nothing in the API", async () => {
    const venue = await create(app.payload, 'venues', {
      name: 'The Barn',
      tenant: world.a,
      timezone: 'America/Chicago',
    })
    const there = await create(app.payload, 'events', { tenant: world.a, title: 'Hamlet', venue })
    const here = await create(app.payload, 'events', { tenant: world.a, title: 'Lear' })
    await app.payload.update({
      collection: 'tenants',
      data: { timezone: 'Europe/London' },
      id: world.a,
      overrideAccess: true,
    })
    expect([(await inForm('events', there)).startDate_tz, (await inForm('events', here)).startDate_tz]).toEqual([
      'America/Chicago',
      'Europe/London',
    ])
    expect((await inForm('events', there)).publishDate_tz).toBe('Europe/London')
    const stored = await world.clients['editor-a']!.get<Record<string, unknown>>(`/events/${there}`)
    expect(stored.body.startDate_tz ?? null).toBeNull()
  })
})
