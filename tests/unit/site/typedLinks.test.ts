import { Library } from '@/plugins/site/lib/read/Library'
import { hrefOfTyped } from '@/plugins/site/lib/View'
import { content, draw, viewOf } from '@tests/unit/themes/engine/support'

const welsh = viewOf({ language: 'cy' })

describe('the address that staff have typed for a link', () => {
  it.each([
    ['a page', '/visit?from=home#parking', '/cy/visit?from=home#parking'],
    ['the home page', '/', '/cy'],
    ['a part of the home page', '/#tickets', '/cy/#tickets'],
    ['a page whose name begins as a language', '/cymru', '/cy/cymru'],
    ['a list that has given its path to a page', '/-/events?season=spring', '/cy/-/events?season=spring'],
  ])('leads from a Welsh page to the Welsh version of %s', (_, typed, href) => {
    expect(hrefOfTyped(welsh, typed)).toBe(href)
    expect(hrefOfTyped(viewOf(), typed)).toBe(typed)
  })

  it.each([
    ['an address that names its language', '/en/visit'],
    ['an address that is Welsh already', '/cy/ymweld'],
    ['an address in a language that the site no longer has', '/fr/visite'],
    ['a file', '/api/files/file/brochure.pdf'],
    ['what the site itself serves', '/-/calendar.ics'],
    ['another website', 'https://shop.example/visit'],
    ['another website without its scheme', '//shop.example/visit'],
    ['an address for mail', 'mailto:box@riverside.example'],
    ['a place within the page', '#top'],
    ['an empty address', ''],
  ])('leaves %s as it is on a Welsh page', (_, typed) => {
    expect(hrefOfTyped(welsh, typed)).toBe(typed)
  })

  it('leads to the language of the page from blocks and rich text', () => {
    const link = (url: string) => ({
      children: [{ detail: 0, format: 0, mode: 'normal', style: '', text: 'there', type: 'text', version: 1 }],
      direction: null,
      fields: { linkType: 'custom', newTab: false, url },
      format: '',
      indent: 0,
      type: 'link',
      version: 3,
    })
    const paragraph = { children: [link('/bar'), link('/en/cafe')], direction: null, format: '', indent: 0 }
    const root = { children: [{ ...paragraph, textFormat: 0, type: 'paragraph', version: 1 }], type: 'root' }
    const blocks = [
      { blockType: 'text', content: { root }, id: 'b1' },
      {
        blockType: 'callToAction',
        heading: 'Book',
        id: 'b2',
        links: [
          { address: '/tickets', kind: 'address', label: 'Tickets' },
          { address: 'https://shop.example/', kind: 'address', label: 'Shop' },
        ],
      },
    ] as never
    const { html } = draw({}, viewOf({ content: content({ blocks }), language: 'cy' }))
    const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)
    expect(hrefs).toEqual(expect.arrayContaining(['/cy/bar', '/en/cafe', '/cy/tickets', 'https://shop.example/']))
    expect(hrefs.filter((href) => ['/bar', '/tickets'].includes(href!))).toEqual([])
  })

  it('leaves cards of documents within a text as they are', () => {
    const library = new Library()
    library.add('events', [{ id: 'e1', slug: 'tale', title: 'The <Tale>' } as { id: string }])
    const root = { children: [{ relationTo: 'events', type: 'relationship', value: 'e1', version: 2 }], type: 'root' }
    const blocks = [{ blockType: 'text', content: { root }, id: 'b1' }] as never
    const { html } = draw({}, viewOf({ content: content({ blocks }), language: 'cy', library }))
    expect(html).toContain('<p class="aside-link"><a href="/cy/events/tale">The &lt;Tale&gt;</a></p>')
  })
})
