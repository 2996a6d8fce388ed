import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { AMENDMENTS } from '@/payload-patches/missingNames/amendments'
import { classesOf, isIn, isRendered, namesIn } from './support/renderedClasses'

/** Selectors in the files of patches: strings that begin with a class, or with an element or :is() that has one. */
const SELECTOR = /['"`]((?:[a-z]*|\[dir=RTL\] *|:is\()\.[a-z][^'"`\n]*)['"`]/g

const inCode = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(SELECTOR)].map(([, selector = '']) => selector)

/** Classes of Payload's that a stylesheet names: all in a plain one, those in :global() in a module. */
function inStyles(file: string): string[] {
  const found: string[] = []
  postcss.parse(readFileSync(file, 'utf8')).walkRules(({ selector }) => {
    if (!file.endsWith('.module.css')) found.push(selector)
    else for (const [, global = ''] of selector.matchAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g)) found.push(global)
  })
  return found
}

/** Style sheets of websites, on which Payload has nothing. */
const WEBSITES = /\/(?:house|example)\//

/** Given to fields of Payload's by a configuration of ours. */
const OWN = ['is-code']

const unknown = (selectors: string[]): string[] =>
  selectors.flatMap(classesOf).filter((name) => !OWN.includes(name) && !isRendered(name))

/** Each fails when Payload renames or drops what a selector of ours finds: it would then find nothing, and say nothing. */
describe('classes that our code selects', () => {
  it('are rendered by Payload, in the names that controls get', () => {
    const selectors = AMENDMENTS.map(({ selector }) => selector)
    expect(selectors.length).toBeGreaterThan(30)
    expect(unknown(selectors)).toEqual([])
  })

  it.each(globSync('src/payload-patches/**/*.{ts,tsx}'))('are rendered by Payload, in the source file %s', (file) => {
    expect(unknown(inCode(file).filter((selector) => !/^\.{1,2}\//.test(selector)))).toEqual([])
  })

  it.each(globSync('src/{components,plugins}/**/*.css').filter((file) => !WEBSITES.test(file)))(
    'are rendered by Payload, in %s',
    (file) => {
      expect(unknown(inStyles(file))).toEqual([])
    },
  )
})

it('isIn and isRendered distinguish rendered classes from others', () => {
  const names = namesIn("const baseClass = 'doc'; const a = `${baseClass}__title`, b = `${baseClass}--size-${size}`")
  expect(['doc', 'doc__title', 'doc--size-large'].map((name) => isIn(names, name))).toEqual([true, true, true])
  expect(['doc__titles', 'doc__head', 'docs', 'doc--style-x'].map((name) => isIn(names, name))).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect(isRendered('doc-controls__status')).toBe(true)
  expect(isRendered('doc-controls__state-of-a-document')).toBe(false)
})
