import { Liquid } from 'liquidjs'
import type { BasePayload } from 'payload'
import { describeFailure } from '@/plugins/site/engine/failures'
import { renderTheme } from '@/plugins/site/engine/renderTheme'
import { MAX_PAGE_LENGTH } from '@/plugins/site/engine/limits'
import { reportFailures } from '@/plugins/site/lib/theme/siteTheme'
import { suspendedFilesOf } from '@/plugins/site/lib/theme/suspendedFiles'
import { GREEDY, IDIOMS, REACHING } from './hostile'
import { content, draw, event, themeOf, viewOf } from './support'

const view = () => viewOf({ content: content({ collection: 'events', document: event, template: 'page' }) })
const snippets = {
  'snippets/again.liquid': 'x{% render "again" %}',
  'snippets/ping.liquid': '{% render "pong" %}',
  'snippets/pong.liquid': '{% render "ping" %}',
}
const layout = { 'layout/theme.liquid': '{{ content_for_layout }}' }
const drawn = (template: string) => draw({ ...snippets, ...layout, 'templates/page.liquid': `[[${template}]]` }, view())
const between = (html: string): string => /\[\[(.*)\]\]/s.exec(html)?.[1] ?? ''

it('there are at least 200 hostile templates, and a harmless template prints its values', () => {
  expect(new Set([...REACHING, ...IDIOMS, ...GREEDY]).size).toBeGreaterThanOrEqual(200)
  expect(between(drawn('{% for i in (1..1) %}{{ site.name }}{{ forloop.index }}{% endfor %}').html)).toBe(
    'Riverside &amp; Co1',
  )
})

const INTERNAL = /function|class |native code|\[object|secret|=>|Context|prototype/i

/** Prints the template with an engine that hides nothing, over values like those of a page. */
function printUnprotected(template: string): string {
  const hidden = { read: () => 'secret', toLiquid: null }
  const value = (): object =>
    Object.assign(Object.create(hidden), { blocks: [hidden], languages: ['en'], start: hidden })
  const engine = new Liquid({ ownPropertyOnly: false })
  const names = ['site', 'page', 'event', 'request', 'navigation', 'settings', 'scheme', 'process', 'env', 'payload']
  const scope = Object.fromEntries(names.map((name) => [name, value()]))
  try {
    return String(engine.parseAndRenderSync(template, scope))
  } catch {
    return ''
  }
}

describe('Template that accesses internals', () => {
  it('prints them in an engine that hides nothing', () => {
    const reached = REACHING.filter((template) => INTERNAL.test(printUnprotected(template)))
    expect(reached).toEqual(
      expect.arrayContaining([expect.stringContaining('.read '), expect.stringContaining('.toString ')]),
    )
    expect(reached.length).toBeGreaterThan(20)
  })

  it.each(REACHING)('prints no internal value: %s', (template) => {
    expect(between(drawn(template).html)).not.toMatch(INTERNAL)
  })

  it.each(IDIOMS)('runs no code and reads no file: %s', (template) => {
    const { html } = drawn(template)
    expect(html).not.toMatch(/1337(?!["')])|root:|"dependencies"|native code|secret|javascript:/)
    expect(html.length).toBeGreaterThan(10)
  })
})

describe('Template that exceeds the limits', () => {
  it.each(GREEDY)('is stopped and the page still renders: %#', (template) => {
    const { html } = drawn(template)
    expect(html.length).toBeLessThan(MAX_PAGE_LENGTH * 2)
    expect(html).toMatch(/<h1>|\[\[/)
  })

  it('is omitted when it is a block, and the other blocks still render', () => {
    const blocks = [
      { blockType: 'quote', id: '1', quote: 'One' },
      { blockType: 'faq', heading: 'Two', id: '2' },
    ] as never
    const { html } = draw({ 'blocks/quote.liquid': GREEDY[0]! }, viewOf({ content: content({ blocks }) }))
    expect(html).toContain('<h2>Two</h2>')
    expect(html).not.toContain('One')
  })

  it('is suspended and reported once after a timeout, and 30 requests all receive a page', () => {
    const { theme, told } = themeOf({ ...layout, 'templates/page.liquid': 'own {{ event.description }}' })
    const endless = viewOf({
      content: content({
        collection: 'events',
        // Else House itself would read the text of the event, to describe the page.
        description: 'A summary',
        document: {
          ...event,
          get description(): string {
            for (;;);
          },
        },
        template: 'page',
      }),
    })
    const payload = { logger: { warn: () => undefined } } as unknown as BasePayload
    const pages = Array.from({ length: 30 }, () => {
      const { failures, html } = renderTheme(theme, endless, { bar: '', head: '' }, suspendedFilesOf(theme))
      reportFailures({ address: '/visit', failures: failures.map(describeFailure), payload, theme })
      return html
    })
    expect(pages.every((html) => html.includes('<h1>'))).toBe(true)
    expect(told).toEqual([
      expect.objectContaining({
        address: '/visit',
        message: 'the time limit was exceeded',
        path: 'templates/page.liquid',
      }),
    ])
  })
})
