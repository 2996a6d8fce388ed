import { readFileSync, writeFileSync } from 'node:fs'
import { houseFiles } from '@/plugins/site/engine/HouseFiles'
import { declaredObjects, isDeclared } from '@/plugins/site/engine/declare'
import { FILTERS } from '@/plugins/site/engine/filters'
import { MAX_FILE_LENGTH } from '@/plugins/site/engine/limits'
import { GLOBALS } from '@/plugins/site/engine/objects'
import { reference } from '@/plugins/site/engine/reference'
import { TAGS } from '@/plugins/site/engine/tags'
import { checkTemplates } from '@/plugins/site/published'

const PAGE = 'docs/theme-reference.md'

it('the theme reference matches the declared objects, tags and filters (UPDATE_REFERENCE=1 rewrites it)', () => {
  if (process.env.UPDATE_REFERENCE) writeFileSync(PAGE, reference())
  expect(readFileSync(PAGE, 'utf8')).toBe(reference())
})

it('the classes and custom properties that the guide names are those of House', () => {
  const [, section = ''] = /^## Styles of House\n(.*?)^## /ms.exec(readFileSync('docs/themes.md', 'utf8')) ?? []
  const { assets, texts } = houseFiles()
  const styles = assets.get('site.css')!.content.toString()
  const markup = [...texts.values()].join('\n').concat(styles)
  const classes = [...section.matchAll(/^\| (`.*`) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`([\w-]+)`/g)])
  const properties = [...section.matchAll(/`(--[\w-]+)`/g)]
  expect([classes.length, properties.length]).toEqual([expect.any(Number), 15])
  expect(classes.length).toBeGreaterThan(60)
  const isUsed = (name: string) =>
    new RegExp(`class="[^"]*(?<![\\w-])${name}(?![\\w-])|\\.${name}(?![\\w-])`).test(markup)
  expect([...classes, ['', 'never-there']].map(([, name = '']) => name).filter((name) => !isUsed(name))).toEqual([
    'never-there',
  ])
  expect(properties.map(([, name = '']) => name).filter((name) => !styles.includes(`${name}: `))).toEqual([])
})

it('every declared field gives a plain value or a declared object', () => {
  const plain = ['HTML', 'address', 'moment', 'number', 'text', 'values', 'yes or no']
  const given = [
    ...declaredObjects().flatMap(({ fields }) => Object.values(fields).map(({ gives }) => gives)),
    ...Object.values(GLOBALS).map(({ gives }) => gives),
  ]
  expect(given.filter((gives) => !plain.includes(gives) && !isDeclared(gives))).toEqual([])
})

it.each([...TAGS, ...FILTERS])('the example of $name passes the template check', ({ example }) => {
  expect(checkTemplates(new Map([['snippets/example.liquid', example]]))).toEqual([])
})

it('House passes the template check for uploads without problems or hints', () => {
  expect(checkTemplates(houseFiles().texts)).toEqual([])
})

describe('checkTemplates', () => {
  const check = (files: Record<string, string>) => checkTemplates(new Map(Object.entries(files)))

  it('reports unknown tags, filters and snippets of all files at once, each with file and line', () => {
    const problems = check({
      'blocks/a.liquid': '\n  {{ block.settings.x | shout }}',
      'blocks/b.liquid': '{% nonsense %}',
      'blocks/c.liquid': '<p>{% render "gone" %}</p>',
      'blocks/d.liquid': '{% if a %}',
      'blocks/e.liquid': '{% include "x" %}',
      'locales/en.json': '{% not looked at',
      'snippets/mine.liquid': '{{ anything }}',
      'templates/page.liquid': '{% render "mine" %}{% render "footer" %}{{ page.title }}',
    })
    expect(problems.map(({ file, isHint, line }) => [file, line, isHint])).toEqual([
      ['blocks/a.liquid', 2, false],
      ['blocks/b.liquid', 1, false],
      ['blocks/c.liquid', 1, false],
      ['blocks/d.liquid', 1, false],
      ['blocks/e.liquid', 1, false],
    ])
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('shout'),
      expect.stringContaining('nonsense'),
      'snippets/gone.liquid does not exist',
      expect.stringContaining('not closed'),
      expect.stringContaining('include'),
    ])
  })

  it('hints at unknown names with their line', () => {
    const hints = check({
      'templates/event.liquid':
        '{{ event.titel }}\n{{ evnt.title }} {{ event.venue.name }} {% for one in event.performances %}{{ one.day }}{% endfor %} {{ settings.anything }} {% paginate event.performances %}{{ pagination.next.url }}{% endpaginate %}',
    })
    expect(hints.map(({ isHint, line, message }) => [isHint, line, message])).toEqual([
      [true, 1, 'unknown name event.titel'],
      [true, 2, 'unknown name evnt'],
    ])
  })

  it('refuses a template that is longer than the maximum length, and no shorter one', () => {
    const problems = check({
      'templates/long.liquid': 'x'.repeat(MAX_FILE_LENGTH + 1),
      'templates/longest.liquid': 'x'.repeat(MAX_FILE_LENGTH),
    })
    expect(problems.map(({ file, isHint }) => [file, isHint])).toEqual([['templates/long.liquid', false]])
  })

  it('refuses a template that is nested too deeply to be read, and no flat one of its length', () => {
    const tags = 4_000
    const problems = check({
      'templates/deep.liquid': '{% if true %}'.repeat(tags) + '{% endif %}'.repeat(tags),
      'templates/flat.liquid': '{% if true %}{% endif %}'.repeat(tags),
    })
    expect(problems.map(({ file, isHint, message }) => [file, isHint, message])).toEqual([
      ['templates/deep.liquid', false, 'it is nested too deeply'],
    ])
  })
})
