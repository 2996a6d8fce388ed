import { jest } from '@jest/globals'
import { boot, type TestApp } from '@tests/support/boot'
import { anonymous, clientOf } from '@tests/support/client'

let app: TestApp

beforeAll(async () => {
  app = await boot()
})
afterAll(() => app.close())

interface Pool {
  options: { max: number }
  waitingCount: number
  connect: () => Promise<{ release: () => void }>
}

const pool = () => (app.payload.db as unknown as { pool: Pool }).pool

describe('the questions of a supervisor', () => {
  it('are answered to anybody, also with a session that is none', async () => {
    for (const client of [anonymous(app), clientOf(app, 'nonsense')]) {
      expect((await client.get('/health/ready')).body).toEqual({ status: 'ready' })
      expect((await client.get('/health/live')).body).toEqual({ status: 'live' })
    }
    expect((await anonymous(app).get('/health/other')).status).toBe(404)
    expect((await anonymous(app).post('/health/ready')).status).toBe(404)
  })

  it('say not ready, yet alive, while every connection is taken, and ready again afterwards', async () => {
    const taken = await Promise.all(Array.from({ length: pool().options.max }, () => pool().connect()))
    const ready = await anonymous(app).get('/health/ready')
    expect(ready.status).toBe(503)
    expect(ready.headers.get('Retry-After')).toBe('2')
    expect(ready.body.code).toBe('unavailable:database')
    expect((await anonymous(app).get('/health/live')).status).toBe(200)
    taken.forEach((client) => client.release())
    expect((await anonymous(app).get('/health/ready')).status).toBe(200)
  })

  it('say that a restart helps when somebody waits and nothing has moved for half a minute', async () => {
    const taken = await Promise.all(Array.from({ length: pool().options.max }, () => pool().connect()))
    const waiting = pool()
      .connect()
      .then((client) => client.release())
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 31_000)
    const live = await anonymous(app).get('/health/live')
    clock.mockRestore()
    taken.forEach((client) => client.release())
    await waiting
    expect(live.status).toBe(503)
    expect(live.body.code).toBe('unavailable:process')
    expect((await anonymous(app).get('/health/live')).status).toBe(200)
  })
})
