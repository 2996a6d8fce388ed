import { globSync, readFileSync } from 'node:fs'

const SOURCES: [string, string] = [
  'node_modules/@payloadcms/{ui,next,richtext-lexical}/dist/**/*.js',
  'node_modules/{react-select,react-datepicker,sonner}/dist/**/*.{js,mjs}',
]

/** Names of classes in a source: whole ones, and beginnings of those that end with a value of the moment. */
interface Names {
  whole: Set<string>
  begun: Set<string>
  /** Behind a name that a component is given: `--nav-open`. */
  endings: Set<string>
}

const nothingYet = (): Names => ({ begun: new Set(), endings: new Set(), whole: new Set() })

/** Constants that one file exports and others build names with. */
const SHARED = globSync(SOURCES[0])
  .filter((file) => !file.includes('/exports/'))
  .flatMap((file) => constantsIn(readFileSync(file, 'utf8')).filter(([name]) => name.endsWith('BaseClass')))

function constantsIn(source: string): [name: string, value: string][] {
  return [...source.matchAll(/(?:const|let|var) (\w+) = ['"`]([\w -]+)['"`]/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
}

/** Reads names in strings and templates, with the constants of the file that stand in them (`${baseClass}__title`). */
export function namesIn(source: string, names: Names = nothingYet()): Names {
  const constants = new Map([...SHARED, ...constantsIn(source)])
  const filled = source.replace(/\$\{(\w+)\}/g, (whole, name: string) => constants.get(name) ?? whole)
  for (const [, name = '', open] of filled.matchAll(/(?<![\w$-])([A-Za-z][\w-]*[\w-])(\$\{)?/g))
    // What follows a whole name is another class, such as that of a state.
    names[open && /[-_]$/.test(name) ? 'begun' : 'whole'].add(name)
  for (const [, ending = ''] of filled.matchAll(/\$\{\w+\}((?:--|__)[\w-]+)/g)) names.endings.add(ending)
  return names
}

export const isIn = ({ begun, endings, whole }: Names, name: string): boolean =>
  whole.has(name) ||
  [...name.matchAll(/[-_]/g)].some(({ index }) => begun.has(name.slice(0, index + 1))) ||
  [...name.matchAll(/--|__/g)].some(({ index }) => whole.has(name.slice(0, index)) && endings.has(name.slice(index)))

let read: Names | undefined

/** Does Payload, or what it shows selects, dates and messages with, render something with this class? */
export function isRendered(name: string): boolean {
  if (!read) {
    read = nothingYet()
    for (const pattern of SOURCES)
      for (const file of globSync(pattern))
        if (!file.includes('/exports/') && !file.endsWith('.min.js')) namesIn(readFileSync(file, 'utf8'), read)
  }
  // react-select puts Payload's prefix before names of its own.
  return isIn(read, name) || (name.startsWith('rs__') && isIn(read, name.slice('rs__'.length)))
}

/** Classes that a selector names. */
export const classesOf = (selector: string): string[] => [
  ...new Set([...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
]
