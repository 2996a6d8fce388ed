import type { BasePayload } from 'payload'
import { renderTheme } from '@/plugins/site/engine/renderTheme'
import { MAX_PAGE_LENGTH } from '@/plugins/site/engine/limits'
import { suspendedFilesOf, reportFailures } from '@/plugins/site/lib/theme/siteTheme'
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

it('the list is long enough to mean something, and its positive control prints', () => {
  expect(new Set([...REACHING, ...IDIOMS, ...GREEDY]).size).toBeGreaterThanOrEqual(200)
  expect(between(drawn('{% for i in (1..1) %}{{ site.name }}{{ forloop.index }}{% endfor %}').html)).toBe(
    'Riverside &amp; Co1',
  )
})

describe('a template that reaches for what is not its own', () => {
  it.each(REACHING)('finds nothing: %s', (template) => {
    expect(between(drawn(template).html)).not.toMatch(
      /function|class |native code|\[object|secret|=>|Context|prototype/i,
    )
  })

  it.each(IDIOMS)('opens nothing: %s', (template) => {
    const { html } = drawn(template)
    expect(html).not.toMatch(/1337(?!["')])|root:|"dependencies"|native code|secret|javascript:/)
    expect(html.length).toBeGreaterThan(10)
  })
})

describe('a template that takes without end', () => {
  it.each(GREEDY)('is ended, and there is a page all the same: %#', (template) => {
    const { html } = drawn(template)
    expect(html.length).toBeLessThan(MAX_PAGE_LENGTH * 2)
    expect(html).toMatch(/<h1>|\[\[/)
  })

  it('as a block leaves its own place empty', () => {
    const blocks = [
      { blockType: 'quote', id: '1', quote: 'One' },
      { blockType: 'faq', heading: 'Two', id: '2' },
    ] as never
    const { html } = draw({ 'blocks/quote.liquid': GREEDY[0]! }, viewOf({ content: content({ blocks }) }))
    expect(html).toContain('<h2>Two</h2>')
    expect(html).not.toContain('One')
  })

  it('that is ended in the middle of its work costs that once, however many come', () => {
    const { theme, told } = themeOf({ ...layout, 'templates/page.liquid': 'own {{ event.description }}' })
    const endless = viewOf({
      content: content({
        collection: 'events',
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
      reportFailures({ address: '/visit', failures, payload, theme })
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
