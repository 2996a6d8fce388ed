import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { blocksOf } from '@tests/support/docs/pages'
import { makeClone, type Clone } from './support/clone'

// Does what docs/how-to/add-a-content-type.md says, line by line, in a copy of the repository.
const path = 'docs/how-to/add-a-content-type.md'
const text = readFileSync(path, 'utf8')
const blocks = blocksOf({ path, text })
/** What the page says about the configuration. */
const LINE = 'contentTypes: [...siteTypes, exhibitions]'
const [source] = blocks.filter(({ mark }) => mark?.kind === 'file')
const commands = blocks
  .find(({ language }) => language === 'sh')!
  .code.trim()
  .split('\n')

/** Three commands, each of which loads the application. */
const PATIENCE_MS = 300_000

let app: TestApp
let clone: Clone

beforeAll(async () => {
  app = await boot()
  const { ENCRYPTION_KEYS = '', PAYLOAD_SECRET = '' } = process.env
  clone = makeClone({ DATABASE_URL: app.databaseUrl, ENCRYPTION_KEYS, PAYLOAD_SECRET })
})
afterAll(async () => {
  clone.remove()
  await app.close()
})

it(
  'a new content type has its table, its types and its migration after three commands',
  async () => {
    expect(text).toContain(LINE)
    mkdirSync(join(clone.folder, 'src/collections/Exhibitions'))
    writeFileSync(join(clone.folder, 'src/collections/Exhibitions/index.ts'), source!.code)
    const config = join(clone.folder, 'payload.config.ts')
    writeFileSync(
      config,
      readFileSync(config, 'utf8')
        .replace(
          'import { siteTypes }',
          "import { exhibitions } from './src/collections/Exhibitions'\nimport { siteTypes }",
        )
        .replace('contentTypes: siteTypes', LINE),
    )
    for (const command of commands) {
      const { code, out } = await clone.run(command.replace(/\s+#.*$/, ''))
      expect({ code, command, out: code === 0 ? '' : out }).toEqual({ code: 0, command, out: '' })
    }
    const made = readdirSync(join(clone.folder, 'src/migrations')).filter((name) => name.includes('exhibitions'))
    expect(made.map((name) => name.replace(/^\d+_\d+_/, '')).sort()).toEqual(['exhibitions.json', 'exhibitions.ts'])
    expect(readFileSync(join(clone.folder, 'src/payload-types.ts'), 'utf8')).toContain('export interface Exhibition {')
    const { rows } = await poolOf(app.payload).query<{ name: string | null }>(
      `select to_regclass('exhibitions')::text as name`,
    )
    expect(rows).toEqual([{ name: 'exhibitions' }])
  },
  PATIENCE_MS,
)
