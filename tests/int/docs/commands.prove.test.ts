import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readOptions } from '../../../bench/capacity/options'
import { chosen } from '../../../bench/chosen'
import { readOptions as readTestOptions } from '../../../scripts/lib/testing/options.mjs'
import { boot, type TestApp } from '@tests/support/boot'
import { startFakeS3, type FakeS3 } from '@tests/fakes/s3'
import { PASSWORD } from '@tests/support/client'
import { commandsIn, scriptOf } from '@tests/support/docs/commands'
import { readPages } from '@tests/support/docs/pages'
import { create } from '@tests/support/world'
import { makeClone, wordsOf, type Clone, type Ran } from './support/clone'

/** Each command loads the application, on a machine that may have other work. */
const PATIENCE_MS = 300_000

let app: TestApp
let clone: Clone
let s3: FakeS3

beforeAll(async () => {
  s3 = await startFakeS3()
  app = await boot()
  await create(app.payload, 'plans', { name: 'Standard', staff_seats: 5 })
  const owner = await create(app.payload, 'users', {
    email: 'owner@riverside.example',
    emailVerified: true,
    password: PASSWORD,
  })
  await create(app.payload, 'tenants', { name: 'Riverside Theatre', owner, slug: 'riverside' })
  const { ENCRYPTION_KEYS = '', PAYLOAD_SECRET = '' } = process.env
  clone = makeClone({ CALLBOARD_DEMO: '0', DATABASE_URL: app.databaseUrl, ENCRYPTION_KEYS, PAYLOAD_SECRET })
})
afterAll(async () => {
  clone?.remove()
  await s3.close()
  await app.close()
})

const inClone = (file: string): string => join(clone.folder, file)
const count = async (collection: 'events' | 'tenants' | 'users', where: object): Promise<number> =>
  (await app.payload.count({ collection, overrideAccess: true, where: where as never })).totalDocs

interface Command {
  /** The lines of the documentation that it is about. */
  is: RegExp
  /** What has to be there before. */
  before?: () => void
  env?: () => Record<string, string>
  input?: string
  /** What is true afterwards. */
  then: (ran: Ran, line: string) => Promise<void> | void
}

/** What is run for real, in this order: one uses what another has made. */
const RUN: Command[] = [
  {
    is: /^npm run openapi$/,
    then: ({ out }) => {
      expect(out).toContain('paths are described in openapi.json')
      const { paths } = JSON.parse(readFileSync(inClone('openapi.json'), 'utf8')) as { paths: object }
      expect(Object.keys(paths).length).toBeGreaterThan(100)
    },
  },
  {
    is: /^npm run rows -- rows\.md$/,
    before: () =>
      writeFileSync(
        inClone('rows.md'),
        '| id | § | requirement | work |\n|---|---|---|---|\n| A-001 | 1 | Staff | settings |\n',
      ),
    then: ({ out }) => expect(out).toMatch(/0 of +1 rows named by a test[^]*A-001 {2}Staff/),
  },
  {
    is: /^npm run tenant -- create --name "Gate Theatre" --slug gate /,
    then: async ({ out }) => {
      expect(out).toContain('Gate Theatre is ready.')
      expect(await count('tenants', { slug: { equals: 'gate' } })).toBe(1)
    },
  },
  {
    is: /^npm run super-admin -- you@example\.org$/,
    input: 'a long enough password\n',
    then: async () =>
      expect(await count('users', { email: { equals: 'you@example.org' }, roles: { contains: 'super-admin' } })).toBe(
        1,
      ),
  },
  {
    is: /^npm run import -- nyphil \S+\.json --tenant riverside$/,
    before: () => {
      const [, file = ''] = /nyphil (\S+)/.exec(lines.find((line) => line.startsWith('npm run import -- nyphil'))!)!
      mkdirSync(dirname(inClone(file)), { recursive: true })
      cpSync('tests/fixtures/nyphil/programmes.json', inClone(file))
    },
    then: async () => expect(await count('events', {})).toBeGreaterThan(0),
  },
  {
    is: /^npm run theme -- new my-theme /,
    then: () =>
      expect(JSON.parse(readFileSync(inClone('my-theme/theme.json'), 'utf8'))).toMatchObject({ name: 'My theme' }),
  },
  { is: /^npm run theme -- check my-theme$/, then: ({ out }) => expect(out).toContain('has no problems.') },
  { is: /^npm run theme -- zip my-theme$/, then: () => expect(existsSync(inClone('my-theme-0.1.0.zip'))).toBe(true) },
  {
    is: /^npm run theme-schema$/,
    before: () => writeFileSync(inClone('docs/theme-manifest.schema.json'), ''),
    then: () =>
      expect(JSON.parse(readFileSync(inClone('docs/theme-manifest.schema.json'), 'utf8'))).toEqual(
        JSON.parse(readFileSync('docs/theme-manifest.schema.json', 'utf8')),
      ),
  },
  {
    is: /^npm run move-files(?: -- --delete)?$/,
    env: () => s3.env,
    then: ({ out }) => expect(out).toMatch(/^media: 0 copied, 0 were already there/m),
  },
  { is: /^npm run seed$/, then: ({ out }) => expect(out).toContain('Skipped the demo: CALLBOARD_DEMO is not set.') },
]

const isFile = (file: string): void => expect([file, existsSync(file)]).toEqual([file, true])

/** Options that the usage of a program names. */
function expectOptions(args: string[], program: string): void {
  const usage = readFileSync(program, 'utf8')
  expect(args.filter((arg) => arg.startsWith('--') && !usage.includes(`${arg} <`))).toEqual([])
}

/** What would take too long here, or never ends: by its name, the check of what follows the name. */
const CHECKED: Record<string, (args: string[]) => void> = {
  bench: ([name, ...args]) =>
    void (name === 'capacity' ? readOptions(args) : chosen(name === undefined ? [] : [name, ...args])),
  // Next and the programs around it have tests of their own.
  build: () => isFile('tests/int/start/build.test.ts'),
  canary: () => isFile('tests/unit/start/canary.test.ts'),
  dev: (args) => expect(args).toEqual([]),
  drill: () => isFile('tests/int/running/drill.prove.test.ts'),
  format: (args) => expect(args).toEqual([]),
  generate: () => isFile('tests/int/docs/addContentType.prove.test.ts'),
  import: ([source, ...args]) => {
    expect(source).toBe('wordpress')
    // What follows is tried there, with an export of its own.
    isFile('tests/int/movingIn/importer.test.ts')
    expectOptions(args, 'src/plugins/movingIn/importer.ts')
  },
  migrate: () => isFile('tests/int/docs/addContentType.prove.test.ts'),
  'migrate:create': () => isFile('tests/int/docs/addContentType.prove.test.ts'),
  prove: (args) => void checkSteps(args),
  start: () => isFile('tests/int/start/start.test.ts'),
  tenant: ([command, ...args]) => {
    expect(command).toBe('create')
    expectOptions(args, 'src/jobs/tenants/main.ts')
  },
  test: (args) => void checkSteps(args),
  // Until somebody ends it: tests/int/themes/dev.test.ts does.
  theme: ([command, ...args]) => {
    expect(command).toBe('dev')
    const help = readFileSync('src/plugins/themes/cli/help.ts', 'utf8')
    expect(
      args.filter((arg) => arg.startsWith('--') && !help.includes(`[${arg} `) && !help.includes(` ${arg} <`)),
    ).toEqual([])
  },
  web: () => isFile('tests/int/start/kills.prove.test.ts'),
  worker: (args) => expect(args).toEqual([]),
}

/** Runners take the beginning of a path for all that begins so. */
const isBeginning = (path: string): boolean =>
  existsSync(dirname(path)) && readdirSync(dirname(path)).some((name) => name.startsWith(basename(path)))

/** Steps, options and paths that exist. @throws StartError for those that do not */
function checkSteps(args: string[]): void {
  const { patterns } = readTestOptions(args)
  expect(patterns.filter((pattern) => !isBeginning(pattern))).toEqual([])
}

/** The commands of all pages, without what is set in front of them. */
const lines = [...new Set(commandsIn(readPages()).map(({ command }) => command.replace(/^(?:\w+=\S* )+/, '')))]
/** Named without all that follows: `npm run tenant` alone is the name of a command. */
const isBare = (line: string): boolean => lines.some((other) => other.startsWith(`${line} `))
const ofCommand = ({ is }: Command): string[] => lines.filter((line) => is.test(line))
const isRun = (line: string): boolean => RUN.some(({ is }) => is.test(line))

describe('commands of the documentation', () => {
  it.each(RUN)(
    '$is does what the page says',
    async (command) => {
      expect(ofCommand(command)).not.toEqual([])
      for (const line of ofCommand(command)) {
        command.before?.()
        const ran = await clone.run(line, { env: command.env?.(), input: command.input })
        expect({ code: ran.code, line, out: ran.code === 0 ? '' : ran.out }).toEqual({ code: 0, line, out: '' })
        await command.then(ran, line)
      }
    },
    PATIENCE_MS,
  )

  it.each(lines.filter((line) => !isRun(line) && !isBare(line)))('%s exists, with what follows', (line) => {
    const check = CHECKED[scriptOf(line)]
    expect([line, typeof check]).toEqual([line, 'function'])
    check!(wordsOf(line.replace(/^npm (?:run )?\S+(?: -- )?/, '')))
  })

  it(
    'npm run worker works until it is told to end',
    async () => {
      expect(lines).toContain('npm run worker')
      expect(await clone.runUntil('npm run worker', 'The worker is up')).toMatchObject({ code: 0 })
    },
    PATIENCE_MS,
  )

  it('would be found with steps, cases and options that nothing knows', () => {
    expect(() => CHECKED.test!(['unti'])).toThrow()
    expect(() => CHECKED.test!(['int', 'tests/int/nothing'])).toThrow()
    expect(() => CHECKED.bench!(['nothing'])).toThrow('There is no case')
    expect(() => CHECKED.bench!(['capacity', '--houses', '7'])).toThrow('Unknown option')
    expect(() => CHECKED.theme!(['dev', 'x', '--colour', 'red'])).toThrow()
    expect(CHECKED.nothing).toBeUndefined()
  })

  it('are run as a terminal runs them, and a failure is seen', async () => {
    expect(wordsOf(`npm run x -- --name "Gate Theatre" --slug 'g' a`)).toEqual([
      'npm',
      'run',
      'x',
      '--',
      '--name',
      'Gate Theatre',
      '--slug',
      'g',
      'a',
    ])
    expect(await clone.run('npm run rows -- missing.md')).toEqual({
      code: 1,
      out: expect.stringContaining('There is no missing.md'),
    })
  })
})
