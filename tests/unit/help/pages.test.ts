import { readFileSync } from 'node:fs'
import type { Token } from 'marked'
import { CORE_HELP, helpSectionOf } from '@/lib/help/helpSections'
import { parseGuide } from '@/lib/help/parseGuide'
import { helpTarget, readHelp } from '@/lib/help/readHelp'

/** All links of a text. */
const linksOf = (tokens: Token[]): string[] =>
  tokens.flatMap((token) => [
    ...(token.type === 'link' ? [String(token.href)] : []),
    ...linksOf('tokens' in token ? (token.tokens ?? []) : []),
    ...linksOf(token.type === 'list' ? token.items : []),
  ])

describe('the pages of the help', () => {
  it('are the main headings of the guide for staff, then the other guides', async () => {
    const slugs = (await readHelp()).pages.map(({ slug }) => slug)
    expect(slugs[0]).toBe('write-and-publish')
    expect(slugs.slice(-4)).toEqual(['box-offices', 'moving-in', 'programs', 'theme-developers'])
  })

  it('have each an address of their own, sections included', async () => {
    const paths = (await readHelp()).pages.flatMap(({ sections }) => sections.map(({ path }) => path))
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  it('hold no link between guides for staff that leads nowhere', async () => {
    const help = await readHelp()
    const dead = help.pages
      .filter(({ slug }) => slug !== 'theme-developers')
      .flatMap(({ slug, tokens }) => linksOf(tokens).filter((href) => helpTarget(help, slug, href) === null))
    // For programmers: its words stay, without a link.
    expect(dead).toEqual(['how-to/add-a-ticketing-provider.md'])
  })

  it('lead from a topic to the page of another, and to a heading within a guide', () => {
    const targets = new Map<string, string>()
    const [lists] = parseGuide(
      { file: 'staff.md', slug: null },
      '# For staff\n\nWelcome.\n\n## Lists\n\nText\n\n### Dashboard\n\nMore',
      targets,
    )
    parseGuide({ file: 'box-offices.md', slug: 'box-offices' }, '# Box offices\n\n## Sold out\n\nText', targets)
    expect(lists!.sections.map(({ path, text }) => [path, text.trim()])).toEqual([
      ['lists', 'Text'],
      ['lists#dashboard', 'More'],
    ])
    const help = { pages: [], targets }
    expect(helpTarget(help, 'write', '#dashboard')).toBe('lists#dashboard')
    expect(helpTarget(help, 'box-offices', '#sold-out')).toBe('box-offices#sold-out')
    expect(helpTarget(help, 'lists', 'box-offices.md')).toBe('box-offices')
    expect(helpTarget(help, 'box-offices', 'staff.md')).toBe('')
    expect(helpTarget(help, 'lists', '#gone')).toBeNull()
  })

  it('are in the image that goes into production', () => {
    expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^COPY --from=build \/app\/docs \.\/docs$/m)
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).not.toContain('docs')
  })
})

describe('the help link of a screen', () => {
  it('leads to the section of the nearest screen above it', () => {
    const sections = { '/': 'lists', '/settings': 'settings', '/settings/users': 'people' }
    expect(helpSectionOf('/settings/users/1', sections)).toBe('people')
    expect(helpSectionOf('/settings/usersettings', sections)).toBe('settings')
    expect(helpSectionOf('/', sections)).toBe('lists')
    expect(helpSectionOf('/elsewhere', sections)).toBe('')
  })

  it('leads to a section that exists', async () => {
    const paths = new Set((await readHelp()).pages.flatMap(({ sections }) => sections.map(({ path }) => path)))
    expect(Object.values(CORE_HELP).filter((path) => !paths.has(path))).toEqual([])
  })
})
