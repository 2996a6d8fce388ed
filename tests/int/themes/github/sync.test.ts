import { poolOf } from '@/database/connections'
import { setStage, type Stage } from './support/stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
  await stage.connect('editor-a', 'ada')
})
afterAll(() => stage.close())
afterEach(() => stage.github.setFault(null))

const editor = () => stage.world.clients['editor-a']!
const owner = () => stage.world.clients['owner-a']!
const theme = async (id: string) => (await editor().get<Record<string, unknown>>(`/themes/${id}`)).body

describe('a theme that follows a repository', () => {
  it('[B-111] [B-308] [B-356] shows repository, branch, and the commit that it was synced with, with links', async () => {
    const { id, repository } = await stage.following('lights')
    expect(await stage.follows(id)).toMatchObject({
      branch: 'main',
      isAutomatic: true,
      lastCommit: null,
      repo: 'theatre/lights',
      repoHref: `${stage.github.origin}/theatre/lights`,
      state: 'new',
    })
    const answer = await stage.sync(id)
    const sha = repository.branches.get('main')!
    expect(answer).toMatchObject({
      body: { message: 'Theme synced with GitHub', state: 'synced', version: 2 },
      status: 200,
    })
    expect(answer.body.lastCommit).toMatchObject({
      href: `${stage.github.origin}/theatre/lights/commit/${sha}`,
      isForced: false,
      sha,
      short: sha.slice(0, 7),
      title: 'Change the theme',
    })
    expect(await theme(id)).toMatchObject({
      githubBranch: 'main',
      githubRepo: 'theatre/lights',
      lastSyncedAt: expect.any(String),
      lastSyncedCommit: sha,
      relativePath: '',
    })
    expect(await stage.versions(id)).toEqual([
      expect.objectContaining({ commit: sha, isCurrent: true, number: 2, source: 'sync' }),
      expect.objectContaining({ number: 1, source: 'upload' }),
    ])
    const { rows } = await poolOf(stage.app.payload).query(
      'select after from audit_log where action = $1 and target = $2',
      ['themes.synced', `themes/${id}`],
    )
    expect(rows).toEqual([{ after: { number: 2, repository: 'theatre/lights', theme: 'Harbour' } }])
  })

  it('makes no version where nothing is new', async () => {
    const { id } = await stage.following('calm')
    await stage.sync(id)
    expect((await stage.sync(id)).body).toMatchObject({
      message: 'This theme already has the newest commit.',
      version: null,
    })
    expect(await stage.versions(id)).toHaveLength(2)
  })

  it('may follow another branch, a tag, or a folder; what tools keep there is no part of it', async () => {
    const repository = stage.github.addRepository('theatre/many')
    stage.github.commit(repository, {
      files: {
        '.github/workflows/ci.yml': 'on: push',
        'package.json': '{}',
        'themes/summer/.editorconfig': 'root = true',
        'themes/summer/layout/theme.liquid': 'summer {{ content_for_layout }}',
        'themes/summer/theme.json': '{"name":"Summer","version":"3.0.0","engine":"1"}',
      },
    })
    repository.tags.set('v3', repository.branches.get('main')!)
    stage.github.commit(repository, { branch: 'winter' })
    const { id } = await stage.following('holder')
    const refs = await editor().get(`/themes/github/refs?tenant=${stage.world.a}&repo=theatre/many`)
    expect(refs.body).toEqual({ branches: ['main', 'winter'], tags: ['v3'] })
    expect(
      (await editor().post(`/themes/${id}/github`, { path: '/themes/summer/', repo: 'theatre/many', tag: 'v3' })).body,
    ).toMatchObject({ path: 'themes/summer', tag: 'v3' })
    expect((await stage.sync(id)).body).toMatchObject({ state: 'synced', version: 2 })
    expect(await theme(id)).toMatchObject({ githubTag: 'v3', relativePath: 'themes/summer', version: '3.0.0' })
    await editor().post(`/themes/${id}/github`, { branch: 'winter', path: 'nowhere', repo: 'theatre/many' })
    const gone = await stage.sync(id)
    expect(gone).toMatchObject({
      body: { problems: [{ file: 'nowhere', message: 'This folder does not exist in the repository.' }] },
      status: 422,
    })
  })

  it('is chosen by somebody who may see the repository, and by nothing but a name', async () => {
    const { id } = await stage.following('chosen')
    const hidden = stage.github.addRepository('rival/secret')
    hidden.isPrivate = true
    stage.github.commit(hidden)
    stage.github.addRepository('theatre/empty')
    const choose = async (choice: object) => await editor().post<{ error: string }>(`/themes/${id}/github`, choice)
    expect(await choose({ repo: 'rival/secret' })).toMatchObject({
      body: { error: 'GitHub does not show rival/secret to the connected account. It was deleted or made private.' },
      status: 422,
    })
    expect(await choose({ repo: 'theatre/empty' })).toMatchObject({
      body: { error: 'The repository theatre/empty has no commits yet.' },
      status: 422,
    })
    expect(await choose({ branch: 'nowhere', repo: 'theatre/chosen' })).toMatchObject({
      body: { error: 'The branch or tag no longer exists in theatre/chosen. Choose another one.' },
      status: 422,
    })
    for (const nonsense of [
      { repo: 'https://evil.example/a/b' },
      { path: '../..', repo: 'theatre/chosen' },
      { path: 'a/../../b', repo: 'theatre/chosen' },
      { branch: 'a..b', repo: 'theatre/chosen' },
      { repo: 'theatre/chosen/../x' },
    ])
      expect((await choose(nonsense)).status).toBe(400)
    expect((await stage.follows(id)).repo).toBe('theatre/chosen')
    expect(
      (await stage.world.clients['viewer-a']!.post(`/themes/${id}/github`, { repo: 'theatre/chosen' })).status,
    ).toBe(403)
    expect(
      (await stage.world.clients['editor-b']!.post(`/themes/${id}/github`, { repo: 'theatre/chosen' })).status,
    ).toBe(404)
    expect((await stage.sync(id, 'editor-b')).status).toBe(404)
    // Its fields say what it follows, and are no other way to choose it.
    await editor().patch(`/themes/${id}`, { githubRepo: 'rival/secret' })
    expect(await theme(id)).toMatchObject({ githubRepo: 'theatre/chosen' })
    expect((await editor().patch(`/themes/${id}`, { githubRepo: 'theatre/chosen', name: 'Chosen well' })).status).toBe(
      200,
    )
  })

  it('lists the repositories of the account', async () => {
    const { body } = await editor().get<{ docs: { href: string; name: string }[]; nextPage: number | null }>(
      `/themes/github/repositories?tenant=${stage.world.a}`,
    )
    expect(body.docs.map(({ name }) => name)).toContain('theatre/lights')
    expect(body.docs.map(({ name }) => name)).not.toContain('rival/secret')
    expect(body.nextPage).toBeNull()
  })
})

describe('a theme that is added from a repository', () => {
  const add = (repo: string, more: object = {}, client = editor()) =>
    client.post<{ error: string; problems?: { file: string }[]; themeId: string }>('/themes/github', {
      repo,
      tenant: stage.world.a,
      ...more,
    })
  const count = async () => (await stage.app.payload.count({ collection: 'themes' })).totalDocs

  it('has its first commit, and follows the repository from then on', async () => {
    const repository = stage.github.addRepository('theatre/fresh')
    const sha = stage.github.commit(repository, { files: { 'layout/theme.liquid': 'fresh {{ content_for_layout }}' } })
    const { body, status } = await add('theatre/fresh')
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ lastCommit: expect.objectContaining({ sha }), repo: 'theatre/fresh', state: 'synced' }),
    ])
    expect(await theme(body.themeId)).toMatchObject({
      githubBranch: 'main',
      githubRepo: 'theatre/fresh',
      lastSyncedCommit: sha,
      name: 'Harbour',
      renderMode: 'code',
    })
    expect(repository.hooks.size).toBe(1)
    expect((await stage.sync(body.themeId)).body).toMatchObject({ version: null })
    stage.github.commit(repository, { files: { 'layout/theme.liquid': 'next {{ content_for_layout }}' } })
    expect((await stage.sync(body.themeId)).body).toMatchObject({ state: 'synced', version: 2 })
  })

  it('leaves nothing when the repository, its folder or its package cannot be used', async () => {
    const before = await count()
    const repository = stage.github.addRepository('theatre/faulty')
    stage.github.commit(repository, { files: { 'layout/theme.liquid': '{% if %}' } })
    const faulty = await add('theatre/faulty')
    expect([faulty.status, faulty.body.problems?.map(({ file }) => file)]).toEqual([422, ['layout/theme.liquid']])
    expect((await add('theatre/faulty', { path: 'none' })).body.problems).toEqual([
      expect.objectContaining({ file: 'none' }),
    ])
    expect((await add('theatre/none')).status).toBe(422)
    expect((await add('theatre/faulty', { branch: 'none' })).status).toBe(422)
    expect((await add('theatre/fresh', {}, stage.world.clients['viewer-a']!)).status).toBe(403)
    expect((await add('theatre/fresh', {}, stage.world.clients['editor-b']!)).status).toBe(404)
    expect([await count(), repository.hooks.size]).toEqual([before, 0])
  })
})

describe('a sync of the theme of the website', () => {
  it('waits when a template cannot render, and names it, until somebody publishes it', async () => {
    const { id, repository } = await stage.following('shown')
    await stage.sync(id)
    expect((await owner().post(`/themes/${id}/publish`, { tenant: stage.world.a })).status).toBe(200)
    stage.github.commit(repository, {
      files: { 'templates/events.liquid': '{% for a in (1..99999999) %}{{ a }}{% endfor %}' },
    })
    await stage.connect('owner-a', 'ada')
    const answer = await stage.sync(id, 'owner-a')
    expect([answer.status, answer.body.problems]).toEqual([
      409,
      [expect.objectContaining({ address: '/', file: 'templates/events.liquid' })],
    ])
    expect(await stage.follows(id)).toMatchObject({ state: 'asks' })
    const [{ isCurrent, number } = { isCurrent: true, number: 0 }] = await stage.versions(id)
    expect(isCurrent).toBe(false)
    expect((await owner().post(`/themes/${id}/versions/${number}/publish`, { force: true })).status).toBe(200)
    expect(await stage.follows(id)).toMatchObject({ state: 'synced' })
  })
})

describe('a sync that brings nothing in keeps what is live, and says why', () => {
  it('a package with problems changes nothing', async () => {
    const { id, repository } = await stage.following('broken')
    await stage.sync(id)
    stage.github.commit(repository, { files: { 'layout/theme.liquid': '{% if %}', 'run.exe': 'MZ' } })
    const answer = await stage.sync(id)
    expect([answer.status, answer.body.error]).toEqual([422, 'Failed to process theme file'])
    expect((await stage.follows(id)).problem?.problems.map(({ file }) => file)).toEqual([
      'layout/theme.liquid',
      'run.exe',
    ])
    expect(await stage.versions(id)).toHaveLength(2)
    stage.github.commit(repository, { files: { 'layout/theme.liquid': 'well' } })
    // The file that was no part of a theme is still there.
    expect((await stage.sync(id)).status).toBe(422)
  })

  it.each([
    ['http500', 503, 'unavailable'],
    ['html', 503, 'unavailable'],
    ['badJson', 503, 'unavailable'],
    ['wrongShape', 503, 'unavailable'],
    ['connectionReset', 503, 'unavailable'],
    ['redirectAway', 503, 'unavailable'],
    ['rateLimited', 503, 'rateLimited'],
    ['secondaryLimit', 503, 'rateLimited'],
    ['sso', 403, 'forbidden'],
  ] as const)('%s of GitHub', async (fault, status, code) => {
    const { id, repository } = await stage.following(`fault-${fault}`.toLowerCase())
    await stage.sync(id)
    const sha = stage.github.commit(repository, { files: { 'layout/theme.liquid': 'next' } })
    stage.github.setFault(fault)
    const answer = await stage.sync(id)
    expect([answer.status, (await stage.follows(id)).problem?.code]).toEqual([status, code])
    if (code === 'rateLimited') expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(60)
    expect((await stage.versions(id)).map(({ number }) => number)).toEqual([2, 1])
    expect(stage.github.strayed).toEqual([])
    stage.github.setFault(null)
    expect((await stage.sync(id)).body).toMatchObject({
      lastCommit: { sha },
      problem: null,
      state: 'synced',
      version: 3,
    })
  })

  it('an answer of endless size changes nothing', async () => {
    const { id } = await stage.following('huge')
    stage.github.setFault('oversized')
    expect((await stage.sync(id)).status).toBeGreaterThanOrEqual(400)
    expect(await stage.versions(id)).toHaveLength(1)
  })

  it("a renamed repository is followed under its new name, and the old one is nobody else's", async () => {
    const { id, repository } = await stage.following('old-name')
    await stage.sync(id)
    stage.github.rename(repository, 'company/new-name')
    const squatter = stage.github.addRepository('theatre/old-name')
    stage.github.commit(squatter, { files: { 'layout/theme.liquid': 'squatted' } })
    const sha = stage.github.commit(repository, { files: { 'layout/theme.liquid': 'moved' } })
    expect((await stage.sync(id)).body).toMatchObject({ lastCommit: { sha }, repo: 'company/new-name', version: 3 })
    expect(await theme(id)).toMatchObject({ githubRepo: 'company/new-name' })
  })

  it('a branch that is gone, and a repository that was emptied, made private or deleted, change nothing', async () => {
    const { id, repository } = await stage.following('fading')
    await stage.sync(id)
    const why = async () => [(await stage.sync(id)).body.error, (await stage.follows(id)).state]
    const commits = new Map(repository.commits)
    repository.branches.clear()
    expect(await why()).toEqual(['The branch or tag no longer exists in theatre/fading. Choose another one.', 'failed'])
    repository.commits.clear()
    expect(await why()).toEqual(['The repository theatre/fading has no commits yet.', 'failed'])
    for (const [sha, commit] of commits) repository.commits.set(sha, commit)
    repository.branches.set('main', [...commits.keys()][0]!)
    repository.isPrivate = true
    expect(await why()).toEqual([
      'GitHub does not show theatre/fading to the connected account. It was deleted or made private.',
      'failed',
    ])
    repository.readers.add('ada')
    expect((await stage.sync(id)).body).toMatchObject({ problem: null, state: 'synced' })
    // A private repository's archive lies behind an address of its own.
    const sha = stage.github.commit(repository, { files: { 'layout/theme.liquid': 'private' } })
    expect((await stage.sync(id)).body).toMatchObject({ lastCommit: { sha } })
    stage.github.removeRepository(repository.id)
    expect((await why())[1]).toBe('failed')
    expect(await stage.versions(id)).toHaveLength(3)
  })

  it('a rewritten history is followed, and said to be', async () => {
    const { id, repository } = await stage.following('forced')
    await stage.sync(id)
    stage.github.commit(repository, { files: { 'layout/theme.liquid': 'again' } })
    expect((await stage.sync(id)).body.lastCommit).toMatchObject({ isForced: false })
    stage.github.commit(repository, { files: { 'layout/theme.liquid': 'other history' }, isForced: true })
    expect((await stage.sync(id)).body.lastCommit).toMatchObject({ isForced: true })
  })

  it('a version that the live website would lose something by waits', async () => {
    const { id, repository } = await stage.following('live', {
      files: { 'theme.json': '{"name":"live","version":"1","engine":"1","colorSchemes":[{"name":"Red"}]}' },
    })
    await stage.sync(id)
    expect((await owner().post(`/themes/${id}/publish`, { tenant: stage.world.a })).status).toBe(200)
    stage.github.commit(repository, { files: { 'layout/theme.liquid': 'next {{ content_for_layout }}' } })
    // The editor may not publish.
    expect((await stage.sync(id)).body).toMatchObject({
      message: 'The new version is uploaded and waits for someone who can publish themes.',
      state: 'waits',
    })
    expect((await stage.versions(id)).find(({ isCurrent }) => isCurrent)?.number).toBe(2)
  })

  it('a sync does not disturb another one that is under way', async () => {
    const { id } = await stage.following('busy')
    const release = stage.github.hold(/^\/api\/v3\/repositories\//)
    const before = stage.github.requests.length
    const first = stage.sync(id)
    while (stage.github.requests.length === before) await new Promise((resolve) => setImmediate(resolve))
    const second = await stage.sync(id)
    release()
    expect([second.status, second.body.error]).toEqual([
      409,
      'This theme is already being synced. Try again in a moment.',
    ])
    expect((await first).body).toMatchObject({ state: 'synced', version: 2 })
  })

  it('the account has to be connected again after GitHub has taken the token back', async () => {
    const { id } = await stage.following('revoked')
    stage.github.tokens.clear()
    const answer = await stage.sync(id)
    expect([answer.status, answer.body.error]).toEqual([
      409,
      'GitHub no longer accepts the connection. Connect with GitHub again.',
    ])
    expect((await editor().get(`/themes/github?tenant=${stage.world.a}`)).body).toMatchObject({
      isConnected: false,
      needsReconnect: true,
    })
    await stage.connect('editor-a', 'ada')
    expect((await stage.sync(id)).status).toBe(200)
  })

  it('stops with the connection of the theme, which keeps its versions', async () => {
    const { id, repository } = await stage.following('ended')
    await stage.sync(id)
    expect(repository.hooks.size).toBe(1)
    expect((await editor().delete(`/themes/${id}/github`)).status).toBe(200)
    expect(repository.hooks.size).toBe(0)
    expect(await theme(id)).toMatchObject({ githubRepo: null })
    expect(await stage.versions(id)).toHaveLength(2)
    expect((await stage.sync(id)).status).toBe(404)
  })
})
