import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { isInstalled } from '../../../scripts/lib/installed.mjs'
import { settingNames } from '../../../scripts/lib/settingNames.mjs'

// Nothing here builds the image: these are the mistakes that can be seen without that.

interface Instruction {
  args: string
  name: string
  /** In the order of the file. */
  stage: number
}

interface Service {
  command?: string[]
  depends_on?: Record<string, { condition: string }>
  environment?: Record<string, number | string>
  healthcheck?: object
  ports?: string[]
  stop_grace_period?: string
  volumes?: string[]
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
  scripts: Record<string, string>
}
const ignored = readFileSync('.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const { services, volumes } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}

/** Made by the stage before. */
const MADE = ['node_modules', '.next']

function instructionsOf(text: string): Instruction[] {
  let stage = -1
  return text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', args = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
      if (name === 'FROM') stage++
      return { args, name, stage }
    })
}

const instructions = instructionsOf(readFileSync('Dockerfile', 'utf8'))
const named = (name: string) => instructions.filter((one) => one.name === name)
const lastStage = Math.max(...instructions.map(({ stage }) => stage))

/** What a `COPY` takes, from the folder of the repository: null where it is all of it. */
const sourcesOf = ({ args }: Instruction): string[] =>
  args
    .split(/\s+/)
    .filter((part) => !part.startsWith('--'))
    .slice(0, -1)
    .map((path) => path.replace(/^\/app\//, ''))

const isIgnored = (path: string) => ignored.includes(path.split('/')[0] ?? '')

describe('Dockerfile', () => {
  it('copies only files that exist', () => {
    const sources = named('COPY').flatMap(sourcesOf)
    expect(sources).toEqual(expect.arrayContaining(['package.json', 'src', 'scripts', 'node_modules', '.next']))
    expect(sources.filter((path) => !MADE.includes(path) && !existsSync(path))).toEqual([])
    const fromFolder = named('COPY').filter(({ args }) => !args.includes('--from='))
    expect(fromFolder.flatMap(sourcesOf).filter(isIgnored)).toEqual([])
    // What the image runs is copied by the build, so it is not ignored either.
    expect(
      named('COPY')
        .flatMap(sourcesOf)
        .filter((path) => !MADE.includes(path) && isIgnored(path)),
    ).toEqual([])
    const stages = named('FROM').flatMap(({ args }) => / AS (\w+)$/.exec(args)?.[1] ?? [])
    for (const { args } of named('COPY'))
      if (args.includes('--from=')) expect(stages).toContain(/--from=(\w+)/.exec(args)?.[1])
  })

  it('runs scripts that exist', () => {
    const scripts = named('RUN').flatMap(({ args }) => [...args.matchAll(/npm run (\S+)/g)].map(([, name]) => name))
    expect(scripts).toEqual(['build'])
    expect(scripts.filter((name) => !manifest.scripts[name!])).toEqual([])
    const [command] = named('CMD')
    expect(manifest.scripts.web).toBe((JSON.parse(command!.args) as string[]).join(' '))
  })

  it('uses the project’s Node version and a user who cannot change files', () => {
    const images = named('FROM')
      .map(({ args }) => args.split(' ')[0])
      .filter((image) => image?.includes(':'))
    expect(new Set(images)).toEqual(new Set([`node:${manifest.dependencies.node}-bookworm-slim`]))
    const users = named('USER').filter(({ stage }) => stage === lastStage)
    expect(users.map(({ args }) => args)).toEqual(['node'])
    const copies = named('COPY').filter(({ stage }) => stage === lastStage)
    expect(copies.filter(({ args }) => args.includes('--chown'))).toEqual([])
    const after = instructions.slice(instructions.indexOf(users[0]!) + 1)
    expect(after.filter(({ name }) => name === 'RUN' || name === 'COPY')).toEqual([])
  })

  it('checks an existing health endpoint and stops with SIGTERM', () => {
    const [health] = named('HEALTHCHECK')
    expect(health!.args).toContain('/api/health/live`')
    expect(readFileSync('src/endpoints/health/index.ts', 'utf8')).toContain(`path: '/health/live'`)
    expect(named('STOPSIGNAL').map(({ args }) => args)).toEqual(['SIGTERM'])
  })

  it('excludes secrets, data and build results from the image', () => {
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.data', '.git', '.next', 'node_modules']))
  })

  it('is parsed into instructions without comments', () => {
    const [copy, user] = instructionsOf('FROM a AS b\n# COPY x y\nCOPY nothing \\\n  at-all ./\nUSER root\n').slice(1)
    expect(sourcesOf(copy!)).toEqual(['nothing', 'at-all'])
    expect(user).toEqual({ args: 'root', name: 'USER', stage: 0 })
  })
})

describe('compose.yaml', () => {
  const { database, migrate, web, worker } = services

  it('has two web processes, a worker and PostgreSQL, with the commands of npm', () => {
    expect(Object.keys(services).sort()).toEqual(['database', 'migrate', 'web', 'worker'])
    expect((web as { deploy?: object }).deploy).toEqual({ replicas: 2 })
    expect(worker!.command!.join(' ')).toBe(manifest.scripts.worker)
    expect(migrate!.command!.join(' ')).toBe(manifest.scripts.migrate)
    expect(database!.volumes![0]!.split(':')[0]).toBe('database')
    expect(Object.keys(volumes).sort()).toEqual(['data', 'database'])
  })

  it('sets only known settings, holds no secret and publishes only the web ports locally', () => {
    for (const { environment } of [web!, worker!, migrate!])
      expect(Object.keys(environment!).filter((name) => !settingNames().includes(name))).toEqual([])
    for (const name of ['DATABASE_URL', 'ENCRYPTION_KEYS', 'PAYLOAD_SECRET'])
      expect(String(web!.environment![name])).toMatch(/\$\{\w+:\?\}/)
    expect(web!.ports).toEqual(['127.0.0.1:3000-3001:3000'])
    for (const service of [database!, migrate!, worker!]) expect(service.ports).toBeUndefined()
  })

  it('migrates first, and allows a process the time that it needs to stop', () => {
    const waits = { condition: 'service_completed_successfully' }
    expect([web!.depends_on?.migrate, worker!.depends_on?.migrate]).toEqual([waits, waits])
    const example = readFileSync('.env.example', 'utf8')
    const seconds = ['SHUTDOWN_DELAY_SECONDS', 'SHUTDOWN_SECONDS'].map((name) =>
      Number(new RegExp(`^# ${name}=(\\d+)$`, 'm').exec(example)?.[1]),
    )
    expect(Number.parseInt(web!.stop_grace_period!)).toBeGreaterThan(seconds[0]! + seconds[1]!)
  })
})

describe('isInstalled without development dependencies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-installed-'))
  afterAll(() => rmSync(folder, { force: true, recursive: true }))
  const put = (file: string, content: unknown) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), JSON.stringify(content))
  }
  const demands = { dependencies: { pg: '8.0.0' }, devDependencies: { jest: '30.0.0', knip: '6.0.0' } }
  const pg = { version: '8.0.0' }
  const jest = { dev: true, version: '30.0.0' }
  const knip = { dev: true, version: '6.0.0' }
  const installed = (present: object) => put('node_modules/.package-lock.json', { packages: present })

  it('is true once the product is built, and false when only some of them are missing', () => {
    put('package.json', demands)
    put('package-lock.json', {
      packages: { '': demands, 'node_modules/jest': jest, 'node_modules/knip': knip, 'node_modules/pg': pg },
    })
    installed({ 'node_modules/pg': pg })
    expect(isInstalled(folder)).toBe(false)
    put('.next/callboard-build', '')
    expect(isInstalled(folder)).toBe(true)
    installed({ 'node_modules/jest': jest, 'node_modules/pg': pg })
    expect(isInstalled(folder)).toBe(false)
    installed({ 'node_modules/jest': jest, 'node_modules/knip': knip, 'node_modules/pg': pg })
    expect(isInstalled(folder)).toBe(true)
    installed({})
    expect(isInstalled(folder)).toBe(false)
  })
})
