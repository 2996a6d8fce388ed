import { runOnce } from 'graphile-worker'
import { pushTo } from '@tests/fakes/github'
import { taskList } from '@/jobs/worker/taskList'
import { poolOf } from '@/database/connections'
import { syncFollowed, waitAfter } from '@/plugins/themes/jobs/syncFollowed'
import { setStage, type Stage } from './support/stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
  await stage.connect('editor-a', 'ada')
})
afterAll(() => stage.close())
afterEach(async () => {
  stage.github.setFault(null)
  await poolOf(stage.app.payload).query('delete from graphile_worker._private_jobs')
})

const work = () =>
  runOnce({ connectionString: stage.app.databaseUrl, noHandleSignals: true, taskList: taskList(stage.app.payload) })
const ACCEPTED = { status: 202, text: '{"accepted":true}' }

describe('a push', () => {
  it('brings the newest commit in, through the worker, in the name of whoever connected the theme', async () => {
    const { id, repository } = await stage.following('pushed')
    expect([...repository.hooks.values()]).toEqual([
      expect.objectContaining({
        content_type: 'json',
        secret: 'webhook-secret-of-the-fake',
        url: 'http://localhost:3000/api/themes/github/webhook',
      }),
    ])
    const sha = stage.github.commit(repository, { files: { 'layout/theme.liquid': 'pushed' } })
    expect(await stage.tell('push', pushTo(repository))).toEqual(ACCEPTED)
    expect(await stage.queued()).toEqual([expect.objectContaining({ attempt: 1, theme: id })])
    await work()
    expect(await stage.follows(id)).toMatchObject({ lastCommit: { sha }, state: 'synced' })
    const { rows } = await poolOf(stage.app.payload).query(
      'select actor_email from audit_log where action = $1 and target = $2',
      ['themes.synced', `themes/${id}`],
    )
    expect(rows).toEqual([{ actor_email: 'editor-a@test.example' }])
  })

  it('a push of another branch, of a tag that nobody follows, or one that deletes a branch does nothing', async () => {
    const { repository } = await stage.following('others')
    for (const payload of [
      pushTo(repository, { branch: 'feature' }),
      pushTo(repository, { tag: 'v1' }),
      { ...pushTo(repository), deleted: true },
    ])
      expect(await stage.tell('push', payload)).toEqual(ACCEPTED)
    expect(await stage.tell('ping', { zen: 'Keep it logically awesome.' })).toEqual(ACCEPTED)
    expect(await stage.queued()).toEqual([])
  })

  it('is one sync, however many come before it begins, and each message counts once', async () => {
    const { id, repository } = await stage.following('many')
    const payload = pushTo(repository)
    for (let count = 0; count < 3; count++) await stage.tell('push', { ...payload, pushed_at: count })
    expect(await stage.queued()).toHaveLength(1)
    await work()
    expect(await stage.queued()).toEqual([])
    // Somebody sends what they have overheard once more.
    expect(await stage.tell('push', { ...payload, pushed_at: 1 })).toEqual(ACCEPTED)
    expect(await stage.queued()).toEqual([])
    expect(await stage.versions(id)).toHaveLength(2)
  })

  it('a push that is sent again is tried again where the sync has failed', async () => {
    const { id, repository } = await stage.following('again')
    const payload = pushTo(repository)
    stage.github.setFault('sso')
    await stage.tell('push', payload)
    await work()
    expect([(await stage.follows(id)).state, await stage.queued()]).toEqual(['failed', []])
    stage.github.setFault(null)
    expect(await stage.tell('push', payload)).toEqual(ACCEPTED)
    await work()
    expect((await stage.follows(id)).state).toBe('synced')
    expect(await stage.tell('push', payload)).toEqual(ACCEPTED)
    expect(await stage.queued()).toEqual([])
  })

  it('a push without a good signature over these very bytes is refused before anything is looked at', async () => {
    const { repository } = await stage.following('signed')
    const payload = pushTo(repository)
    const attempts: Parameters<Stage['tell']>[2][] = [
      ({ body, headers: { 'X-Hub-Signature-256': _, ...headers } }) => ({ body, headers }),
      ({ body, headers }) => ({ body: body.replace('main', 'mein'), headers }),
      ({ body, headers }) => ({ body: `${body} `, headers }),
      ({ body, headers }) => ({ body, headers: { ...headers, 'X-Hub-Signature-256': `sha256=${'0'.repeat(64)}` } }),
      ({ body, headers }) => ({ body, headers: { ...headers, 'X-Hub-Signature-256': 'sha256=' } }),
      ({ body, headers }) => ({
        body,
        headers: { ...headers, 'X-Hub-Signature-256': headers['X-Hub-Signature-256']!.replace('sha256', 'sha1') },
      }),
    ]
    for (const change of attempts) expect((await stage.tell('push', payload, change)).status).toBe(401)
    expect(await stage.queued()).toEqual([])
    // The positive control.
    expect(await stage.tell('push', payload)).toEqual(ACCEPTED)
    expect(await stage.queued()).toHaveLength(1)
  })

  it('may be long, and not endless; what it is about is told to nobody', async () => {
    const { repository } = await stage.following('long')
    const commits = Array.from({ length: 900 }, (_, index) => ({ id: String(index), message: 'x'.repeat(800) }))
    const known = await stage.tell('push', { ...pushTo(repository), commits })
    const unknown = await stage.tell('push', {
      ...pushTo(repository),
      commits,
      repository: { full_name: 'nobody/knows', id: 999_999 },
    })
    expect([known, unknown]).toEqual([ACCEPTED, ACCEPTED])
    expect((await stage.tell('push', { ...pushTo(repository), more: 'x'.repeat(1_100_000) })).status).toBe(413)
    expect(await stage.queued()).toHaveLength(1)
  })

  it('a signed push of nonsense is accepted, and does nothing', async () => {
    for (const payload of [
      {},
      { ref: 5 },
      { ref: 'refs/heads/main', repository: { id: 'x' } },
      { ref: 'main', repository: { id: 1 } },
    ])
      expect(await stage.tell('push', payload)).toEqual(ACCEPTED)
    expect(await stage.queued()).toEqual([])
  })
})

describe('a sync in the worker', () => {
  it('is tried again after a longer and longer wait, until GitHub answers', async () => {
    const { id, repository } = await stage.following('patient')
    stage.github.setFault('http500')
    await syncFollowed(stage.app.payload, { theme: id })
    await syncFollowed(stage.app.payload, { attempt: 4, theme: id })
    const [job] = await stage.queued()
    expect(job).toMatchObject({ attempt: 5, theme: id })
    expect(job!.seconds).toBeGreaterThan(200)
    expect(await stage.follows(id)).toMatchObject({
      problem: { code: 'unavailable', message: 'GitHub does not respond at the moment. What is live stays as it is.' },
      state: 'failed',
    })
    stage.github.setFault(null)
    await syncFollowed(stage.app.payload, { attempt: 5, theme: id })
    expect(await stage.follows(id)).toMatchObject({
      lastCommit: { sha: repository.branches.get('main') },
      problem: null,
      state: 'synced',
    })
  })

  it('waits as long as GitHub says, and is given up when waiting does not help', async () => {
    const now = new Date('2026-11-20T10:00:00Z')
    const failed = (code: 'locked' | 'rateLimited' | 'refused' | 'revoked' | 'unavailable', until?: string) => ({
      kind: 'failed' as const,
      problem: { code, ...(until && { until }) },
    })
    expect(waitAfter(failed('rateLimited', '2026-11-20T10:05:00Z'), 1, now)).toBe(300)
    expect([1, 2, 3, 9].map((attempt) => waitAfter(failed('unavailable'), attempt))).toEqual([30, 60, 120, 3600])
    expect([waitAfter(failed('refused'), 1), waitAfter(failed('revoked'), 1)]).toEqual([null, null])
    const { id } = await stage.following('hopeless')
    stage.github.setFault('http500')
    await syncFollowed(stage.app.payload, { attempt: 10, theme: id })
    expect(await stage.queued()).toEqual([])
  })

  it('goes on where a killed one has stopped', async () => {
    const { id } = await stage.following('killed')
    await poolOf(stage.app.payload).query(
      `update theme_repositories set lease = gen_random_uuid(), leased_until = now() + interval '4 minutes' where theme_id = $1`,
      [id],
    )
    await syncFollowed(stage.app.payload, { theme: id })
    expect(await stage.queued()).toEqual([expect.objectContaining({ attempt: 2 })])
    await poolOf(stage.app.payload).query(
      `update theme_repositories set leased_until = now() - interval '1 second' where theme_id = $1`,
      [id],
    )
    await syncFollowed(stage.app.payload, { attempt: 2, theme: id })
    expect(await stage.follows(id)).toMatchObject({ state: 'synced' })
  })

  it('does no more for somebody who may no more, whatever is pushed', async () => {
    await stage.connect('both', 'bo')
    const { id, repository } = await stage.following('left')
    await stage.world.clients.both!.post(`/themes/${id}/github`, { repo: repository.name })
    await syncFollowed(stage.app.payload, { theme: id })
    expect(await stage.versions(id)).toHaveLength(2)
    await poolOf(stage.app.payload).query('delete from memberships where user_id = $1 and tenant_id = $2', [
      stage.world.users.both,
      stage.world.a,
    ])
    stage.github.commit(repository, { files: { 'layout/theme.liquid': 'by somebody who has left' } })
    await syncFollowed(stage.app.payload, { theme: id })
    expect(await stage.follows(id)).toMatchObject({
      problem: {
        code: 'notAllowed',
        message: 'The person who connected this theme can no longer change themes. Choose its repository again.',
      },
      state: 'failed',
    })
    expect(await stage.versions(id)).toHaveLength(2)
  })

  it('does nothing without the plan, and goes on with it', async () => {
    const { id } = await stage.following('unplanned')
    const { rows } = await poolOf(stage.app.payload).query<{ plan_id: string }>(
      'update tenants t set plan_id = null from tenants old where old.id = t.id and t.id = $1 returning old.plan_id',
      [stage.world.a],
    )
    await syncFollowed(stage.app.payload, { theme: id })
    await poolOf(stage.app.payload).query('update tenants set plan_id = $1 where id = $2', [
      rows[0]!.plan_id,
      stage.world.a,
    ])
    expect(await stage.follows(id)).toMatchObject({ problem: { code: 'notInPlan' }, state: 'failed' })
    expect(await stage.versions(id)).toHaveLength(1)
    await syncFollowed(stage.app.payload, { theme: id })
    expect(await stage.follows(id)).toMatchObject({ state: 'synced' })
  })
})
