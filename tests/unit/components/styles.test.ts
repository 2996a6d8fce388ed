import { globSync, readFileSync } from 'node:fs'
import postcss, { type Rule } from 'postcss'
import { expect, it } from '@jest/globals'
import config from '../../../postcss.config.mjs'

/** Rules that hang the whole page on what is somewhere inside it: any row that comes or goes has all of it styled anew. */
const PAGE_WIDE = /(?:^|[\s>+~,(])(?::root|\*|body|html|\.template-default[\w-]*)[^\s>+~,]*:has\(/

async function pageWideRules(pattern: string): Promise<string[]> {
  const files = globSync(pattern)
  expect(files.length).toBeGreaterThan(0)
  const found: string[] = []
  for (const from of files) {
    const { root } = await postcss(config.plugins).process(readFileSync(from, 'utf8'), { from })
    root.walkRules(({ selector }: Rule) => {
      if (PAGE_WIDE.test(selector)) found.push(`${from}: ${selector}`)
    })
  }
  return found
}

it.each(['src/**/*.css', 'node_modules/@payloadcms/*/dist/**/*.css'])(
  'no rule in %s restyles the whole page when a part of it changes',
  async (pattern) => {
    expect(await pageWideRules(pattern)).toEqual([])
  },
)

it.each([
  'body:has(.drag-overlay) *',
  'html[dir]:has(a) b',
  ':root:has(a)',
  '.template-default:has([data-x]) .y',
  '.a body:has(b)',
])('PAGE_WIDE matches a rule that restyles the whole page: %s', (selector) => {
  expect(selector).toMatch(PAGE_WIDE)
})

it.each(['.row:has(> *)', '.body:has(a)', 'body .row:has(a)', 'body > .row:hover'])(
  'PAGE_WIDE ignores a rule that restyles only a part of the page: %s',
  (selector) => {
    expect(selector).not.toMatch(PAGE_WIDE)
  },
)
