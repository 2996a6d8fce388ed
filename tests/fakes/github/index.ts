import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { readRequest, serve, type BoxOfficeRequest } from '@/plugins/ticketing/demo/http'
import { answerFault, type Fault } from './faults'
import {
  addCommit,
  archiveOf,
  isAncestor,
  newRepository,
  type FakeCommit,
  type FakeRepository,
  type NewCommit,
} from './repositories'

export const CLIENT = { id: 'Iv1.callboard', secret: 'client-secret-of-the-fake' }
export const WEBHOOK_SECRET = 'webhook-secret-of-the-fake'

interface Grant {
  challenge: string | null
  login: string
  redirectUri: string
}

/**
 * A GitHub of our own on loopback, over real sockets: OAuth pages with PKCE, the REST API below `/api/v3` as of an
 * Enterprise host, archives on a host of their own, signed webhooks.
 * @param ports default: free ones
 */
export async function startGithub(ports: { archives?: number; main?: number } = {}) {
  const repositories = new Map<number, FakeRepository>()
  const renamed = new Map<string, number>()
  const tokens = new Map<string, string>()
  const codes = new Map<string, Grant>()
  const requests: BoxOfficeRequest[] = []
  const strayed: string[] = []
  let faulty: { fault: Fault; paths: RegExp } | null = null
  /** Who is signed in there in the browser, and what they answer. */
  let visitor: { isYes: boolean; login: string } | null = null
  /** Held answers, for what happens meanwhile. */
  let gate: { paths: RegExp; wait: Promise<void> } | null = null

  const elsewhere = await serve(async (message, response) => {
    strayed.push(message.url ?? '')
    response.end('{}')
  })
  const codeload = await serve(async (message, response) => {
    const request = await readRequest(message)
    requests.push(request)
    const [, owner, repo, sha = ''] = request.path.split('/')
    const repository = find(`${owner}/${repo}`)
    const commit = repository?.commits.get(sha)
    // The address carries its own right; the token of the API is for the API alone.
    if (
      !repository ||
      !commit ||
      request.headers.authorization ||
      (repository.isPrivate && request.query.get('token') !== passFor(sha))
    )
      return void response.writeHead(404).end('404: Not Found')
    response.writeHead(200, { 'content-type': 'application/zip' }).end(archiveOf(repository, commit))
  }, ports.archives)
  const main = await serve(async (message, response) => {
    const request = await readRequest(message)
    requests.push(request)
    if (gate?.paths.test(request.path)) await gate.wait
    if (faulty?.paths.test(request.path)) return answerFault(faulty.fault, response, elsewhere.origin)
    if (request.path === '/login/oauth/authorize' && visitor)
      return void response
        .writeHead(302, {
          location: authorize(new URL(message.url ?? '', main.origin).href, visitor.login, visitor.isYes).href,
        })
        .end()
    if (request.path === '/login/oauth/access_token') return exchange(request, response)
    if (request.path.startsWith('/api/v3/')) return answerApi(request, response)
    response.writeHead(404).end('Not Found')
  }, ports.main)

  /** Says yes, or no, on GitHub's page, as somebody who is signed in there. @returns the address that GitHub leads back to */
  const authorize = (address: string, login: string, isYes = true): URL => {
    const asked = new URL(address)
    const callback = new URL(asked.searchParams.get('redirect_uri') ?? '')
    callback.searchParams.set('state', asked.searchParams.get('state') ?? '')
    if (isYes) {
      const code = randomBytes(10).toString('hex')
      codes.set(code, {
        challenge: asked.searchParams.get('code_challenge'),
        login,
        redirectUri: asked.searchParams.get('redirect_uri') ?? '',
      })
      callback.searchParams.set('code', code)
    } else callback.searchParams.set('error', 'access_denied')
    return callback
  }

  const passFor = (sha: string): string => createHash('sha256').update(`pass ${sha}`).digest('hex').slice(0, 20)
  const find = (name: string): FakeRepository | undefined => [...repositories.values()].find((one) => one.name === name)
  const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
    void response
      .writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'x-ratelimit-remaining': '4999',
        ...headers,
      })
      .end(JSON.stringify(body))
  const missing = (response: ServerResponse) =>
    json(response, 404, { documentation_url: 'https://docs.github.com/rest', message: 'Not Found', status: '404' })

  function exchange({ body, method }: BoxOfficeRequest, response: ServerResponse): void {
    const given = JSON.parse(body || '{}') as Record<string, string>
    const grant = method === 'POST' ? codes.get(given.code ?? '') : undefined
    codes.delete(given.code ?? '')
    const isVerified =
      !grant?.challenge ||
      createHash('sha256')
        .update(given.code_verifier ?? '')
        .digest('base64url') === grant.challenge
    if (
      !grant ||
      given.client_id !== CLIENT.id ||
      given.client_secret !== CLIENT.secret ||
      given.redirect_uri !== grant.redirectUri ||
      !isVerified
    ) {
      // GitHub says so with 200.
      return json(response, 200, {
        error: 'bad_verification_code',
        error_description: 'The code passed is incorrect or expired.',
      })
    }
    const token = `gho_${randomBytes(18).toString('hex')}`
    tokens.set(token, grant.login)
    json(response, 200, { access_token: token, scope: 'repo', token_type: 'bearer' })
  }

  function answerApi(request: BoxOfficeRequest, response: ServerResponse): void {
    const path = request.path.slice('/api/v3'.length)
    if (/^\/applications\/[^/]+\/token$/.test(path) && request.method === 'DELETE') {
      const isApp =
        request.headers.authorization === `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`
      if (!isApp || !tokens.delete((JSON.parse(request.body) as { access_token: string }).access_token))
        return missing(response)
      return void response.writeHead(204).end()
    }
    const login = tokens.get(request.headers.authorization?.replace(/^(?:Bearer|token) /, '') ?? '')
    if (!login) return json(response, 401, { message: 'Bad credentials', status: '401' })
    if (path === '/user') return json(response, 200, { id: 1, login })
    const readable = (one: FakeRepository | undefined): one is FakeRepository =>
      one !== undefined && (!one.isPrivate || one.readers.has(login))
    if (path === '/user/repos') {
      const [page, size] = [Number(request.query.get('page') ?? 1), Number(request.query.get('per_page') ?? 30)]
      return json(
        response,
        200,
        [...repositories.values()]
          .filter(readable)
          .slice((page - 1) * size, page * size)
          .map(shown),
      )
    }
    const byId = /^\/repositories\/(\d+)$/.exec(path)
    if (byId) {
      const repository = repositories.get(Number(byId[1]))
      return readable(repository) ? json(response, 200, shown(repository)) : missing(response)
    }
    const [, name = '', rest = ''] = /^\/repos\/([^/]+\/[^/]+)(\/.*)?$/.exec(path) ?? []
    const moved = find(name) ? undefined : renamed.get(name)
    if (moved && readable(repositories.get(moved)))
      return json(
        response,
        301,
        { message: 'Moved Permanently' },
        { location: `${main.origin}/api/v3/repositories/${moved}` },
      )
    const repository = find(name)
    if (!readable(repository)) return missing(response)
    answerRepository(repository, rest, request, response)
  }

  function answerRepository(
    repository: FakeRepository,
    rest: string,
    request: BoxOfficeRequest,
    response: ServerResponse,
  ): void {
    if (rest === '') return json(response, 200, shown(repository))
    if (rest === '/branches')
      return json(
        response,
        200,
        [...repository.branches].map(([name, sha]) => ({ commit: { sha }, name })),
      )
    if (rest === '/tags')
      return json(
        response,
        200,
        [...repository.tags].map(([name, sha]) => ({ commit: { sha }, name })),
      )
    if (rest === '/hooks' && request.method === 'GET')
      return json(
        response,
        200,
        [...repository.hooks].map(([id, { url }]) => ({ config: { secret: '********', url }, id })),
      )
    if (rest === '/hooks') return addHook(repository, request, response)
    const hook = /^\/hooks\/(\d+)$/.exec(rest)
    if (hook && request.method === 'DELETE')
      return repository.hooks.delete(Number(hook[1])) ? void response.writeHead(204).end() : missing(response)
    const ref = /^\/commits\/(heads|tags)\/(.+)$/.exec(rest)
    if (ref) {
      if (repository.commits.size === 0) return json(response, 409, { message: 'Git Repository is empty.' })
      const commit = repository.commits.get(
        (ref[1] === 'tags' ? repository.tags : repository.branches).get(ref[2]!) ?? '',
      )
      return commit
        ? json(response, 200, commitShown(commit))
        : json(response, 422, { message: `No commit found for SHA: ${ref[1]}/${ref[2]}` })
    }
    const compare = /^\/compare\/(\w+)\.\.\.(\w+)$/.exec(rest)
    if (compare)
      return json(response, 200, { status: isAncestor(repository, compare[1]!, compare[2]!) ? 'ahead' : 'diverged' })
    const zipball = /^\/zipball\/(\w+)$/.exec(rest)
    if (zipball && repository.commits.has(zipball[1]!)) {
      const token = repository.isPrivate ? `?token=${passFor(zipball[1]!)}` : ''
      return void response
        .writeHead(302, { location: `${codeload.origin}/${repository.name}/${zipball[1]}${token}` })
        .end()
    }
    missing(response)
  }

  function addHook(repository: FakeRepository, { body }: BoxOfficeRequest, response: ServerResponse): void {
    const { config } = JSON.parse(body) as { config: { secret: string; url: string } }
    if ([...repository.hooks.values()].some(({ url }) => url === config.url))
      return json(response, 422, {
        errors: [{ message: 'Hook already exists on this repository' }],
        message: 'Validation Failed',
      })
    const id = 100 + repository.hooks.size + repository.id * 10
    repository.hooks.set(id, config)
    json(response, 201, { id })
  }

  const shown = ({ branches, id, isPrivate, name }: FakeRepository) => ({
    default_branch: [...branches.keys()][0] ?? 'main',
    full_name: name,
    id,
    private: isPrivate,
    pushed_at: '2026-11-20T10:00:00Z',
  })
  const commitShown = ({ message, sha }: FakeCommit) => ({
    commit: { author: { date: '2026-11-20T10:00:00Z', name: 'Ada' }, message },
    sha,
  })

  return {
    codeloadHost: codeload.host,
    origin: main.origin,
    requests,
    /** Paths that were asked for at a host that is none of GitHub's. */
    strayed,
    tokens,
    addRepository: (name: string): FakeRepository => {
      const repository = newRepository(repositories.size + 1001, name)
      repositories.set(repository.id, repository)
      return repository
    },
    removeRepository: (id: number) => repositories.delete(id),
    rename: (repository: FakeRepository, name: string): void => {
      renamed.set(repository.name, repository.id)
      repository.name = name
    },
    commit: (repository: FakeRepository, options?: NewCommit): string => addCommit(repository, options),
    setFault: (fault: Fault | null, paths = /^\/api\//): void => void (faulty = fault && { fault, paths }),
    /** Holds answers back until what it returns is called. */
    hold: (paths: RegExp): (() => void) => {
      let release: () => void = () => undefined
      gate = { paths, wait: new Promise<void>((resolve) => (release = resolve)) }
      return () => {
        gate = null
        release()
      }
    },
    authorize,
    /** The page that asks whether to connect is answered at once, as this account. */
    signIn: (login: string, isYes = true): void => void (visitor = { isYes, login }),
    close: async (): Promise<void> => {
      await Promise.all([main.close(), codeload.close(), elsewhere.close()])
    },
  }
}

export type FakeGithub = Awaited<ReturnType<typeof startGithub>>

/** A webhook as GitHub sends it. */
export function delivery(
  event: string,
  payload: object,
  { secret = WEBHOOK_SECRET } = {},
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(payload)
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'GitHub-Hookshot/1',
      'X-GitHub-Delivery': randomUUID(),
      'X-GitHub-Event': event,
      'X-Hub-Signature-256': signature,
    },
  }
}

export const pushTo = (
  { branches, id, name }: FakeRepository,
  { branch = 'main', tag }: { branch?: string; tag?: string } = {},
) => ({
  after: branches.get(branch) ?? '',
  deleted: false,
  forced: false,
  pushed_at: Date.now(),
  ref: tag ? `refs/tags/${tag}` : `refs/heads/${branch}`,
  repository: { full_name: name, id },
})
