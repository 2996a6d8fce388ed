import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { readRequest, serve, type BoxOfficeRequest } from '@/plugins/ticketing/demo/http'
import { respondWithFault, type Fault } from './faults'
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
 * A fake GitHub on loopback, over real sockets: OAuth pages with PKCE, the REST API below `/api/v3` as on GitHub
 * Enterprise, archives on a separate host, signed webhooks.
 * @param ports default: any free ports
 */
export async function startGithub(ports: { archives?: number; main?: number } = {}) {
  const repositories = new Map<number, FakeRepository>()
  const renamed = new Map<string, number>()
  const tokens = new Map<string, string>()
  const codes = new Map<string, Grant>()
  const requests: BoxOfficeRequest[] = []
  const strayed: string[] = []
  let faulty: { fault: Fault; paths: RegExp } | null = null
  /** The account signed in on GitHub's pages, and whether it grants access. */
  let visitor: { isYes: boolean; login: string } | null = null
  /** Holds back responses, to test what happens meanwhile. */
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
    // Archive URLs carry their own token; the API token must not be sent.
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
    if (faulty?.paths.test(request.path)) return respondWithFault(faulty.fault, response, elsewhere.origin)
    if (request.path === '/login/oauth/authorize' && visitor)
      return void response
        .writeHead(302, {
          location: authorize(new URL(message.url ?? '', main.origin).href, visitor.login, visitor.isYes).href,
        })
        .end()
    if (request.path === '/login/oauth/access_token') return exchange(request, response)
    if (request.path.startsWith('/api/v3/')) return handleApi(request, response)
    response.writeHead(404).end('Not Found')
  }, ports.main)

  /** Grants or denies access on GitHub's page as a signed-in account. @returns the URL that GitHub redirects to */
  const authorize = (address: string, login: string, isYes = true): URL => {
    const request = new URL(address)
    const callback = new URL(request.searchParams.get('redirect_uri') ?? '')
    callback.searchParams.set('state', request.searchParams.get('state') ?? '')
    if (isYes) {
      const code = randomBytes(10).toString('hex')
      codes.set(code, {
        challenge: request.searchParams.get('code_challenge'),
        login,
        redirectUri: request.searchParams.get('redirect_uri') ?? '',
      })
      callback.searchParams.set('code', code)
    } else callback.searchParams.set('error', 'access_denied')
    return callback
  }

  const passFor = (sha: string): string => createHash('sha256').update(`pass ${sha}`).digest('hex').slice(0, 20)
  const find = (name: string): FakeRepository | undefined =>
    [...repositories.values()].find((repository) => repository.name === name)
  const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
    void response
      .writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'x-ratelimit-remaining': '4999',
        ...headers,
      })
      .end(JSON.stringify(body))
  const notFound = (response: ServerResponse) =>
    json(response, 404, { documentation_url: 'https://docs.github.com/rest', message: 'Not Found', status: '404' })

  function exchange({ body, method }: BoxOfficeRequest, response: ServerResponse): void {
    const parameters = JSON.parse(body || '{}') as Record<string, string>
    const grant = method === 'POST' ? codes.get(parameters.code ?? '') : undefined
    codes.delete(parameters.code ?? '')
    const isVerified =
      !grant?.challenge ||
      createHash('sha256')
        .update(parameters.code_verifier ?? '')
        .digest('base64url') === grant.challenge
    if (
      !grant ||
      parameters.client_id !== CLIENT.id ||
      parameters.client_secret !== CLIENT.secret ||
      parameters.redirect_uri !== grant.redirectUri ||
      !isVerified
    ) {
      // GitHub reports this error with status 200.
      return json(response, 200, {
        error: 'bad_verification_code',
        error_description: 'The code passed is incorrect or expired.',
      })
    }
    const token = `gho_${randomBytes(18).toString('hex')}`
    tokens.set(token, grant.login)
    json(response, 200, { access_token: token, scope: 'repo', token_type: 'bearer' })
  }

  function handleApi(request: BoxOfficeRequest, response: ServerResponse): void {
    const path = request.path.slice('/api/v3'.length)
    if (/^\/applications\/[^/]+\/token$/.test(path) && request.method === 'DELETE') {
      const isApp =
        request.headers.authorization === `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`
      if (!isApp || !tokens.delete((JSON.parse(request.body) as { access_token: string }).access_token))
        return notFound(response)
      return void response.writeHead(204).end()
    }
    const login = tokens.get(request.headers.authorization?.replace(/^(?:Bearer|token) /, '') ?? '')
    if (!login) return json(response, 401, { message: 'Bad credentials', status: '401' })
    if (path === '/user') return json(response, 200, { id: 1, login })
    const isReadable = (repository: FakeRepository | undefined): repository is FakeRepository =>
      repository !== undefined && (!repository.isPrivate || repository.readers.has(login))
    if (path === '/user/repos') {
      const [page, size] = [Number(request.query.get('page') ?? 1), Number(request.query.get('per_page') ?? 30)]
      return json(
        response,
        200,
        [...repositories.values()]
          .filter(isReadable)
          .slice((page - 1) * size, page * size)
          .map(toJson),
      )
    }
    const byId = /^\/repositories\/(\d+)$/.exec(path)
    if (byId) {
      const repository = repositories.get(Number(byId[1]))
      return isReadable(repository) ? json(response, 200, toJson(repository)) : notFound(response)
    }
    const [, name = '', rest = ''] = /^\/repos\/([^/]+\/[^/]+)(\/.*)?$/.exec(path) ?? []
    const moved = find(name) ? undefined : renamed.get(name)
    if (moved && isReadable(repositories.get(moved)))
      return json(
        response,
        301,
        { message: 'Moved Permanently' },
        { location: `${main.origin}/api/v3/repositories/${moved}` },
      )
    const repository = find(name)
    if (!isReadable(repository)) return notFound(response)
    handleRepository(repository, rest, request, response)
  }

  function handleRepository(
    repository: FakeRepository,
    rest: string,
    request: BoxOfficeRequest,
    response: ServerResponse,
  ): void {
    if (rest === '') return json(response, 200, toJson(repository))
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
      return repository.hooks.delete(Number(hook[1])) ? void response.writeHead(204).end() : notFound(response)
    const ref = /^\/commits\/(heads|tags)\/(.+)$/.exec(rest)
    if (ref) {
      if (repository.commits.size === 0) return json(response, 409, { message: 'Git Repository is empty.' })
      const commit = repository.commits.get(
        (ref[1] === 'tags' ? repository.tags : repository.branches).get(ref[2]!) ?? '',
      )
      return commit
        ? json(response, 200, commitToJson(commit))
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
    notFound(response)
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

  const toJson = ({ branches, id, isPrivate, name }: FakeRepository) => ({
    default_branch: [...branches.keys()][0] ?? 'main',
    full_name: name,
    id,
    private: isPrivate,
    pushed_at: '2026-11-20T10:00:00Z',
  })
  const commitToJson = ({ message, sha }: FakeCommit) => ({
    commit: { author: { date: '2026-11-20T10:00:00Z', name: 'Ada' }, message },
    sha,
  })

  return {
    codeloadHost: codeload.host,
    origin: main.origin,
    requests,
    /** Paths requested from a host that is not GitHub's. */
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
    /** Holds back responses until the returned function is called. */
    hold: (paths: RegExp): (() => void) => {
      let release: () => void = () => undefined
      gate = { paths, wait: new Promise<void>((resolve) => (release = resolve)) }
      return () => {
        gate = null
        release()
      }
    },
    authorize,
    /** Makes the authorisation page respond immediately as this account. */
    signIn: (login: string, isYes = true): void => void (visitor = { isYes, login }),
    close: async (): Promise<void> => {
      await Promise.all([main.close(), codeload.close(), elsewhere.close()])
    },
  }
}

export type FakeGithub = Awaited<ReturnType<typeof startGithub>>

/** A webhook request, signed like GitHub's. */
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
