import { jest } from '@jest/globals'
import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterAll(() => app.close())

/** How often the text of a body is parsed while something runs. */
async function parsings(body: string, work: () => Promise<unknown>): Promise<number> {
  const parse = jest.spyOn(JSON, 'parse')
  try {
    await work()
    return parse.mock.calls.filter(([text]) => text === body).length
  } finally {
    parse.mockRestore()
  }
}

const owner = () => world.clients['owner-a']!

describe('the body of a request', () => {
  it('is parsed once, for a document and for an operation', async () => {
    const page = JSON.stringify({ tenant: world.a, title: 'Box office' })
    const role = JSON.stringify({ permissions: { 'pages:view': true }, tenantId: world.a, title: 'Front of house' })
    const statuses: number[] = []
    const send = (path: string, body: string) => async () => void statuses.push((await owner().post(path, body)).status)
    expect(await parsings(page, send('/pages?draft=true', page))).toBe(1)
    expect(await parsings(role, send('/user-roles', role))).toBe(1)
    expect(statuses[0]).toBe(201)
  })

  it('arrives as it was sent, also where there is none', async () => {
    const title = 'Stage door “left” \u00e9'
    const { body } = await owner().post<{ doc: { id: string; title: string } }>('/pages?draft=true', {
      tenant: world.a,
      title,
    })
    expect(body.doc.title).toBe(title)
    expect((await owner().post(`/pages/${body.doc.id}/duplicate`)).status).toBe(200)
    expect((await owner().patch(`/pages/${body.doc.id}?draft=true`, '{"title":')).status).toBe(400)
    expect((await owner().patch(`/pages/${body.doc.id}?draft=true`, '[]')).status).toBe(400)
  })
})
