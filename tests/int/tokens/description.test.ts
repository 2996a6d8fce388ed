import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { validate } from '@apidevtools/swagger-parser'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { z } from 'zod'
import { isTokenKey } from '@/access/bearerTokens'
import { callboardOf } from '@/access/registryOf'
import { forReader } from '@/plugins/tokens/lib/forReader'
import { boot, type TestApp } from '@tests/support/boot'
import { makeWorld, type World } from '@tests/support/world'
import { createProgram, serve, type Program, type Served } from './support'

interface Operation {
  operationId: string
  parameters?: { $ref?: string; in?: string; name?: string }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
  security: Record<string, unknown>[]
  'x-takes-token': boolean
}
interface Schema {
  [name: string]: unknown
  format?: string
  properties?: Record<string, Schema & { description?: string; title?: string }>
  required?: string[]
}
interface Description {
  components: { schemas: Record<string, Schema> }
  paths: Record<string, Record<string, Operation>>
}

let app: TestApp
let world: World
let server: Served
let program: Program
let description: Description

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  server = await serve(app)
  const keys = [...callboardOf(app.payload).registry.keys].filter(isTokenKey)
  program = await createProgram(app, world.clients['owner-a']!, world.a, { keys, name: 'Importer' })
  description = (await program.call<Description>('GET', '/openapi.json')).body
})
afterAll(async () => {
  await server.close()
  await app.close()
})

const copy = () => structuredClone(description) as never
const operations = () =>
  Object.values(description.paths).flatMap((path) => METHODS.flatMap((method) => path[method] ?? []))
const METHODS = ['get', 'post', 'patch', 'delete']
const operationOf = (id: string) => operations().find(({ operationId }) => operationId === id)!
const schemaOf = (name: string) => description.components.schemas[name]!

describe('The API description', () => {
  it('is valid OpenAPI, and would not be with a broken reference', async () => {
    await expect(validate(copy())).resolves.toBeDefined()
    const broken = structuredClone(description)
    broken.paths['/events']!.get!.parameters!.push({ $ref: '#/components/parameters/none' })
    await expect(validate(broken as never)).rejects.toThrow()
  })

  it('names every operation once, and only formats that clients know', () => {
    const ids = operations().map(({ operationId }) => operationId)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const formats = new Set([...JSON.stringify(description).matchAll(/"format":"([^"]+)"/g)].map(([, name]) => name))
    expect([...formats].sort()).toEqual(
      [...formats].filter((name) => /^(?:binary|date|date-time|email|time|uri|uuid)$/.test(name ?? '')).sort(),
    )
  })

  it('describes the calls of every content type, which answer a program', async () => {
    for (const { slug } of callboardOf(app.payload).contentTypes) {
      const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
        path.split('/')[1] === slug
          ? METHODS.filter((method) => methods[method]).map((method) => `${method} ${path}`)
          : [],
      )
      expect(calls).toEqual(
        expect.arrayContaining(['', '/{id}', '/versions', '/versions/{id}'].map((path) => `get /${slug}${path}`)),
      )
      expect(calls).toEqual(
        expect.arrayContaining([
          `post /${slug}`,
          `patch /${slug}`,
          `delete /${slug}`,
          `patch /${slug}/{id}`,
          `delete /${slug}/{id}`,
          `post /${slug}/{id}/duplicate`,
          `post /${slug}/versions/{id}`,
          `get /${slug}/count`,
        ]),
      )
      for (const path of [`/${slug}`, `/${slug}/count`, `/${slug}/versions?limit=1`, `/${slug}?where[id][exists]=true`])
        expect([path, (await program.call('GET', path)).status]).toEqual([path, 200])
    }
  })

  it('has the fields of a type with their titles, descriptions, choices and references', () => {
    const { properties = {} } = schemaOf('Events')
    expect(properties.title).toMatchObject({ title: 'Title', type: ['string', 'null'], 'x-localized': true })
    expect(properties.venue).toMatchObject({
      anyOf: [{ anyOf: [{ format: 'uuid' }, { $ref: '#/components/schemas/Venues' }] }, { type: 'null' }],
    })
    expect(properties._status).toMatchObject({ enum: ['draft', 'published', null] })
    const written = schemaOf('EventsInput').properties!
    for (const name of ['id', 'createdAt', 'updatedAt']) expect([name, written[name]]).toEqual([name, undefined])
    expect(written.title).toMatchObject({ maxLength: 300 })
    expect(Object.values(properties).filter(({ title }) => title).length).toBeGreaterThan(20)
    expect(Object.values(properties).some((field) => field.description)).toBe(true)
    expect(JSON.stringify(schemaOf('Pages').properties!.layout)).toContain('#/components/schemas/Block')
  })

  it('takes every document that it describes: those of the demo’s kinds as they are read', async () => {
    const read = (name: string) =>
      z.fromJSONSchema(
        JSON.parse(
          JSON.stringify({
            $ref: `#/$defs/${name}`,
            $defs: { ...description.components.schemas },
          }).replaceAll('#/components/schemas/', '#/$defs/'),
        ) as never,
      )
    const make = async (slug: string, values: object) =>
      (await program.call<{ doc: { id: string } }>('POST', `/${slug}?draft=true`, values)).body.doc.id
    const venue = await make('venues', { name: 'Main House' })
    const event = await make('events', { title: 'The tide', venue })
    await make('event-instances', { event, start: '2027-03-01T19:30:00.000Z', venue })
    await make('pages', { layout: [{ blockType: 'text' }], title: 'Plan your visit' })
    for (const [slug, name] of [
      ['venues', 'Venues'],
      ['events', 'Events'],
      ['event-instances', 'EventInstances'],
      ['pages', 'Pages'],
    ] as const)
      for (const depth of [0, 1]) {
        const { docs } = (await program.call<{ docs: unknown[] }>('GET', `/${slug}?draft=true&depth=${depth}`)).body
        const parsed = read(name).safeParse(docs[0])
        expect([slug, depth, parsed.error?.issues ?? []]).toEqual([slug, depth, []])
        expect(read(name).safeParse({ ...(docs[0] as object), id: 5, _status: 'unheard of' }).success).toBe(false)
      }
  })

  it('offers tokens only where they are taken', async () => {
    for (const { operationId, security, 'x-takes-token': takes } of operations())
      expect([operationId, security.some((one) => 'bearer' in one)]).toEqual([
        operationId,
        takes && operationId !== 'listenMcp' && operationId !== 'endMcp',
      ])
    const refused = operations().filter((one) => !one['x-takes-token'])
    expect(refused.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['createToken', 'createDraft']),
    )
  })

  it.each([
    ['exportList', 'text/csv'],
    ['exportAnswers', 'text/csv'],
    ['sendChatMessage', 'text/event-stream'],
    ['resumeChatStream', 'text/event-stream'],
    ['followChanges', 'text/event-stream'],
    ['callMcp', 'application/json'],
    ['Media_download', '*/*'],
    ['authGithub', undefined],
  ])('says what %s answers: %s', (id, type) => {
    const [answer] = Object.entries(operationOf(id).responses)
      .find(([status]) => /^[23]/.test(status))!
      .slice(1) as [{ content?: object }]
    expect(Object.keys(answer.content ?? {})[0]).toBe(type)
  })

  it.each(['Media_create', 'Files_create', 'addTheme', 'replaceMediaFile', 'attachToChat', 'setPortrait'])(
    'takes a file as a form: %s',
    (id) => {
      const { schema } = operationOf(id).requestBody!.content['multipart/form-data']!
      expect(schema.properties!.file).toMatchObject({ format: 'binary' })
      expect(operationOf('Events_create').requestBody!.content['multipart/form-data']).toBeUndefined()
    },
  )
})

describe('The description for a reader', () => {
  /** Schemas that refer to themselves, by way of others. */
  const endless = ({ components: { schemas } }: Description): string[] => {
    const refs = (name: string) =>
      [...JSON.stringify(schemas[name]).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, one = '']) => one)
    const reaches = (name: string, from: string, seen = new Set<string>()): boolean =>
      refs(from).some((one) => one === name || (!seen.has(one) && reaches(name, one, seen.add(one))))
    return Object.keys(schemas).filter((name) => reaches(name, name))
  }

  it('ends, which that for programs does not, and keeps every field', () => {
    const shown = forReader({ ...description }) as unknown as Description
    expect(endless(description)).toEqual(expect.arrayContaining(['Pages', 'EventsWhere', 'BlockHero']))
    expect(endless(shown)).toEqual([])
    expect(Object.keys(shown.components.schemas.Events!.properties!)).toEqual(
      Object.keys(schemaOf('Events').properties!),
    )
    expect(Object.keys(shown.paths)).toEqual(Object.keys(description.paths))
  })
})

describe('A client that is generated from the description', () => {
  const guide = readFileSync('docs/programs.md', 'utf8')
  const [, example = ''] = /```ts\n([^]*?)```/.exec(guide) ?? []
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'callboard-client-'))
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder, 'callboard.ts'), astToString(await openapiTS(copy())))
  })
  afterAll(() => rmSync(folder, { force: true, recursive: true }))

  /** What the compiler finds wrong in programs beside the generated types. */
  function problemsOf(programs: Record<string, string>): Record<string, string[]> {
    const files = Object.keys(programs).map((name) => join(folder, `${name}.ts`))
    for (const [name, program] of Object.entries(programs)) writeFileSync(join(folder, `${name}.ts`), program)
    const compiled = ts.createProgram(files, {
      allowImportingTsExtensions: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      noEmit: true,
      skipLibCheck: true,
      strict: true,
      target: ts.ScriptTarget.ES2024,
      types: ['node'],
    })
    return Object.fromEntries(
      Object.keys(programs).map((name) => [
        name,
        ts
          .getPreEmitDiagnostics(compiled, compiled.getSourceFile(join(folder, `${name}.ts`)))
          .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
      ]),
    )
  }

  it('type-checks the program of the guide, and refuses fields, values and paths that do not exist', () => {
    const wrong = {
      field: example.replace('title:', 'titel:'),
      path: example.replace("'/events'", "'/plays'"),
      value: example.replace('body: { event, start }', "body: { event, start, instanceStatus: 'soon' }"),
    }
    const { program: none, ...problems } = problemsOf({ program: example, ...wrong })
    expect(none).toEqual([])
    expect(Object.keys(problems).filter((name) => problems[name]!.length === 0)).toEqual([])
  })

  it('makes an event with its performances', async () => {
    writeFileSync(join(folder, 'program.ts'), example)
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'program.ts')], {
      env: {
        CALLBOARD_TOKEN: program.token,
        CALLBOARD_URL: server.url,
        NODE_ENV: 'production',
        PATH: process.env.PATH,
      },
    })
    expect(stdout).toContain('2 performances')
    const { docs } = (
      await program.call<{ docs: { id: string; title: string }[] }>(
        'GET',
        '/events?draft=true&where[title][equals]=Carols by candlelight',
      )
    ).body
    expect(docs).toHaveLength(1)
    const { totalDocs } = (
      await program.call<{ totalDocs: number }>(
        'GET',
        `/event-instances?draft=true&where[event][equals]=${docs[0]!.id}`,
      )
    ).body
    expect(totalDocs).toBe(2)
  })
})
