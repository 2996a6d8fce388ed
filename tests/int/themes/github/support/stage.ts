import { createLocalReq } from 'payload'
import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { CLIENT, delivery, startGithub, WEBHOOK_SECRET, type FakeGithub } from '@tests/fakes/github'
import type { FakeRepository } from '@tests/fakes/github/repositories'
import { makeWorld, type World } from '@tests/support/world'
import { poolOf } from '@/database/poolOf'
import { startSession } from '@/endpoints/accounts/startSession'
import { packageOf, upload } from '../../support/upload'

interface Followed {
  branch: string
  isAutomatic: boolean
  lastCommit: { href: string; isForced: boolean; sha: string; short: string; title: string } | null
  lastSyncedAt: string | null
  path: string
  problem: { code: string; message: string; problems: { file: string; message: string }[]; until: string | null } | null
  repo: string
  repoHref: string
  state: string
  tag: string | null
}

export interface Stage {
  app: TestApp
  github: FakeGithub
  world: World
  /** A browser with somebody's session, which keeps cookies and follows no redirect. */
  browse: (
    name: string,
    tenant: string,
  ) => Promise<
    (
      address: string,
      headers?: Record<string, string>,
    ) => Promise<{ cookies: string[]; location: string; status: number }>
  >
  /** Connects somebody with an account, as they do it on screen. @returns where they end */
  connect: (name: string, login?: string) => Promise<string>
  /** A theme that follows a repository with one commit. */
  following: (
    key: string,
    options?: { files?: Record<string, string>; more?: object },
  ) => Promise<{ id: string; repository: FakeRepository }>
  sync: (
    id: string,
    name?: string,
  ) => Promise<{
    body: Followed & { code?: string; error?: string; message: string; problems?: object[]; version: number | null }
    headers: Headers
    status: number
  }>
  follows: (id: string) => Promise<Followed>
  versions: (id: string) => Promise<{ commit: string | null; isCurrent: boolean; number: number; source: string }[]>
  /** Has GitHub tell of something. */
  tell: (
    event: string,
    payload: object,
    change?: (sent: { body: string; headers: Record<string, string> }) => {
      body: string
      headers: Record<string, string>
    },
  ) => Promise<{ status: number; text: string }>
  /** The syncs that wait for the worker. */
  queued: () => Promise<{ attempt: number; seconds: number; theme: string }[]>
  close: () => Promise<void>
}

export async function setStage(): Promise<Stage> {
  const github = await startGithub()
  const app = await boot({
    env: {
      GITHUB_API_URL: `${github.origin}/api/v3`,
      GITHUB_ARCHIVE_HOSTS: github.codeloadHost,
      GITHUB_CLIENT_ID: CLIENT.id,
      GITHUB_CLIENT_SECRET: CLIENT.secret,
      GITHUB_URL: github.origin,
      GITHUB_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
  })
  const world = await makeWorld(app)
  const editor = () => world.clients['editor-a']!

  const browse: Stage['browse'] = async (name, tenant) => {
    const { docs } = await app.payload.find({
      collection: 'users',
      depth: 0,
      where: { email: { equals: `${name}@test.example` } },
    })
    const { token } = await startSession(await createLocalReq({}, app.payload), docs[0]!)
    const cookies = new Map([
      ['payload-tenant', tenant],
      ['payload-token', token],
    ])
    return async (address, headers = {}) => {
      const response = await app.send(
        new Request(new URL(address, ORIGIN), {
          headers: {
            Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
            'Sec-Fetch-Dest': 'document',
            'Sec-Fetch-Mode': 'navigate',
            ...headers,
          },
        }),
      )
      for (const cookie of response.headers.getSetCookie()) {
        const [, key, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (key) cookies.set(key, value ?? '')
      }
      return {
        cookies: response.headers.getSetCookie(),
        location: response.headers.get('Location') ?? '',
        status: response.status,
      }
    }
  }
  const connect: Stage['connect'] = async (name, login = name) => {
    const browser = await browse(name, world.a)
    const { location } = await browser('/api/themes/github/auth', { 'Sec-Fetch-Site': 'same-origin' })
    return (await browser(github.authorize(location, login).href, { 'Sec-Fetch-Site': 'cross-site' })).location
  }
  const following: Stage['following'] = async (
    key,
    { files = { 'layout/theme.liquid': 'one {{ content_for_layout }}' }, more = {} } = {},
  ) => {
    const repository = github.addRepository(`theatre/${key}`)
    github.commit(repository, { files })
    const { themeId: id } = (await upload(editor(), { key, tenant: world.a }, packageOf({ name: key }))).body
    const answer = await editor().post(`/themes/${id}/github`, { repo: repository.name, ...more })
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
    return { id, repository }
  }
  return {
    app,
    browse,
    connect,
    following,
    github,
    world,
    close: async () => {
      await app.close()
      await github.close()
    },
    follows: async (id) => (await editor().get<Followed>(`/themes/${id}/github`)).body,
    queued: async () =>
      (
        await poolOf(app.payload).query<{ attempt: number; seconds: number; theme: string }>(
          `select payload->>'theme' as theme, (payload->>'attempt')::int as attempt, extract(epoch from j.run_at - now())::float as seconds
         from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'syncTheme' order by j.id`,
        )
      ).rows,
    sync: (id, name = 'editor-a') => world.clients[name]!.post(`/themes/${id}/sync`),
    tell: async (event, payload, change = (sent) => sent) => {
      const { body, headers } = change(delivery(event, payload))
      const response = await app.send(
        new Request(`${ORIGIN}/api/themes/github/webhook`, { body, headers, method: 'POST' }),
      )
      return { status: response.status, text: await response.text() }
    },
    versions: async (id) =>
      (
        await editor().get<{ docs: { commit: string | null; isCurrent: boolean; number: number; source: string }[] }>(
          `/themes/${id}/versions`,
        )
      ).body.docs,
  }
}
