import { readFileSync } from 'node:fs'

const source = readFileSync('src/payload-patches/serverFunctions/payloadHandlers.ts', 'utf8')
/** Folders of Payload's are off, and with them what their screens call. */
const UNUSED = 'get-folder-results-component-and-data'

const inside = [...source.matchAll(/import \{ (\w+) \} from '(?:\.\.\/)*(node_modules\/[^']+)'/g)]

it('payloadHandlers imports six files from inside @payloadcms/next', () => {
  expect(inside).toHaveLength(6)
})

it.each(inside.map(([, handler, file]) => [handler, file]))('%s is exported by %s', (handler, file) => {
  expect(readFileSync(file!, 'utf8')).toMatch(new RegExp(`export (?:const|function|async function) ${handler}\\b`))
})

it('payloadHandlers lists the server functions of Payload, and no others', () => {
  const own = readFileSync('node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js', 'utf8')
  const [, table = ''] = /baseServerFunctions = \{([\s\S]*?)\n\};/.exec(own) ?? []
  const names = (text: string) => [...text.matchAll(/^\s*'?([a-z-]+)'?: \w+/gm)].map(([, name]) => name).sort()
  const [, ours = ''] = /payloadHandlers = \{([\s\S]*?)\n\}/.exec(source) ?? []
  expect(names(table).length).toBeGreaterThan(10)
  expect(names(ours)).toEqual(names(table).filter((name) => name !== UNUSED))
})
