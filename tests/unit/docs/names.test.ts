import { readFileSync } from 'node:fs'
import { commandsIn, scriptOf } from '@tests/support/docs/commands'
import { readTexts, unknownLabels } from '@tests/support/docs/labels'
import { commentsIn, readComments, readRepository, unknownNames } from '@tests/support/docs/names'
import { readPages } from '@tests/support/docs/pages'

const page = (text: string, path = 'docs/a.md') => ({ path, text })

describe('paths and names in backticks', () => {
  const repository = readRepository()

  it('exist in the repository when a page names them', () => {
    // What we would send to Payload speaks of its repository.
    const pages = readPages().filter(({ path }) => !path.endsWith('/UPSTREAM.md'))
    expect(unknownNames(pages, repository)).toEqual([])
  })

  it('exist in the repository when a comment names them', () => {
    // Of Graphile Worker, PostgreSQL, Payload and Node.
    const ofOthers = [
      'afterReadTraverseFields',
      'beforeChangeTraverseFields',
      'getTaskDetails',
      'pg_basebackup',
      'readReplicas',
      'toWeb',
    ]
    const identifiers = new Set([...repository.identifiers, ...ofOthers])
    expect(unknownNames(readComments(), { ...repository, identifiers })).toEqual([])
  })

  it('are reported when the repository does not have them', () => {
    const text =
      '`src/access` `src/acces` `src/plugins/{name}/index.ts` `src/plugin/{name}` `Europe/London` `title` `callboardDatabase` `calboardDatabase` `dbOf(req)` `dbOff(req)` `DATABASE_URL` `DATABASE_URI`'
    expect(unknownNames([page(text)], repository).map((line) => line.replace('docs/a.md: ', ''))).toEqual([
      'src/acces',
      'src/plugin/{name}',
      'calboardDatabase',
      'dbOff(req)',
      'DATABASE_URI',
    ])
  })

  it('are reported from comments, and not from strings that look like comments', () => {
    const source = "/** See `calboardDatabase`. @example dbOff(1) */ const a = 'x // `buildCalbord`' // `dbOff`, `dbOf`"
    expect(unknownNames([page(commentsIn(source))], repository)).toEqual([
      'docs/a.md: calboardDatabase',
      'docs/a.md: dbOff',
    ])
  })

  it('are searched in the plugin’s folder on a plugin’s page', () => {
    const text = '`lib/goLive.ts` `lib/goAway.ts` `jobs`'
    expect(unknownNames([page(text, 'docs/plugins/releases.md')], repository)).toEqual([
      'docs/plugins/releases.md: lib/goAway.ts',
    ])
    expect(unknownNames([page(text)], repository)).toEqual([])
  })
})

describe('bold labels in the guides for staff', () => {
  const guides = ['docs/box-offices.md', 'docs/programs.md', 'docs/staff.md']
  const texts = readTexts()

  it('are texts of the admin', () => {
    expect(
      unknownLabels(
        readPages().filter(({ path }) => guides.includes(path)),
        texts,
      ),
    ).toEqual([])
  })

  it('are reported when the admin has no such text', () => {
    expect(unknownLabels([page('Press **Publish**, then **Website › Relases**, **Go live now**.')], texts)).toEqual([
      'docs/a.md: Relases',
    ])
  })
})

describe('commands in the docs', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

  it('are scripts of package.json', () => {
    const commands = commandsIn(readPages())
    expect(commands.length).toBeGreaterThan(20)
    expect(commands.filter(({ command }) => !Object.hasOwn(scripts, scriptOf(command)))).toEqual([])
  })

  it('are found in shell blocks and inline, with their environment variables', () => {
    const text =
      'Do `npm run theme -- check .` and `npm install`.\n\n```sh\nA=b npm start   # goes\ncd x\n```\n\n```ts\nnpm run no\n```\n'
    expect(commandsIn([page(text)]).map(({ command }) => command)).toEqual([
      'A=b npm start',
      'npm run theme -- check .',
    ])
  })
})
