import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { featuresOf, type Feature } from '@/config/feature'
import { API_PROVIDERS, connectableProviders } from '@/plugins/ticketing/providers'
import { referenceOf, withReference } from '@tests/support/docs/reference'
import { boot, type TestApp } from '@tests/support/boot'
import { addedBy } from '@tests/support/configWith'

let app: TestApp

beforeAll(async () => {
  app = await boot()
})
afterAll(() => app.close())

/** Their calls differ by the handle alone. */
const providersOf = ({ name }: Feature) => (name === 'ticketing' ? [...API_PROVIDERS] : [])

/** Without the providers that an earlier test of this process has added. */
function withBuiltIn(plugin: Feature): Feature {
  const builtIn = API_PROVIDERS.map(({ handle }) => handle)
  const handles = connectableProviders().map(({ handle }) => handle)
  const added = new Set(handles.filter((handle) => !builtIn.includes(handle)))
  return {
    ...plugin,
    apps: plugin.apps?.filter(({ handle }) => !added.has(handle)),
    operations: plugin.operations?.filter(({ path }) => !path.split('/').some((part) => added.has(part))),
  }
}

it('the page of each plugin has everything that it adds: UPDATE_DOCS=1 writes it anew', () => {
  const differing = featuresOf(app.config).flatMap((plugin) => {
    const file = `docs/plugins/${plugin.name}.md`
    if (!existsSync(file)) return [file]
    const page = readFileSync(file, 'utf8')
    const reference = referenceOf(withBuiltIn(plugin), providersOf(plugin))
    if (process.env.UPDATE_DOCS) writeFileSync(file, withReference(page, reference))
    return readFileSync(file, 'utf8').includes(reference) ? [] : [file]
  })
  expect(differing).toEqual([])
})

it('names tables, jobs with their times, and calls with who may make them', async () => {
  const { cloakroom } = await import('@tests/fixtures/examples/cloakroom')
  expect(
    referenceOf((await addedBy(cloakroom())).feature)
      .split('\n')
      .slice(1, -1),
  ).toEqual([
    '| adds |  |',
    '| --- | --- |',
    '| tables | `cloakroom_coats` |',
    '| jobs | `returnCoats` (`0 4 * * *` UTC) |',
    '| settings | `CLOAKROOM_DAYS` |',
    '| permissions | `cloakroom:use` |',
    '',
    '| call | what it does | who |',
    '| --- | --- | --- |',
    '| `POST /cloakroom/coats` | Take a coat | `cloakroom:use` |',
  ])
  expect(withReference(`one\n${referenceOf({ name: 'a' })}\ntwo`, 'new')).toBe('one\nnew\ntwo')
})
