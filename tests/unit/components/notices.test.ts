import { readNotices } from '@/components/frame/Notices/notice'

const answer = (status: number, body: unknown = {}) => ({ json: () => Promise.resolve(body), ok: status === 200, status })

describe('notices', () => {
  it('are shown with the number of unread ones', async () => {
    const docs = [{ id: '1', createdAt: '2026-11-21T09:00:00.000Z', title: 'Ana joined' }]
    expect(await readNotices(answer(200, { docs, unread: 1 }))).toEqual({ docs, kind: 'loaded', unread: 1 })
  })

  it('are empty where an installation has none', async () => {
    expect(await readNotices(answer(404))).toEqual({ docs: [], kind: 'loaded', unread: 0 })
  })

  it.each([401, 500, 503])('say that they could not be loaded after %i', async (status) => {
    expect(await readNotices(answer(status))).toEqual({ kind: 'failed' })
  })
})
