import { blockNode, richTextOf, wordsNode, type RichText } from '@/lib/content/richText/nodes'
import { newWindow } from '@/lib/html/newWindow'
import { filmAddress } from '@/plugins/movingIn/lib/texts/films'
import { readText } from '@/plugins/movingIn/lib/texts/readText'
import { replaceShortcodes } from '@/plugins/movingIn/lib/texts/shortcodes'
import type { OldBlock } from '@/plugins/movingIn/lib/texts/block'
import { toBlocks, type Found } from '@/plugins/movingIn/lib/texts/toBlocks'

const window = newWindow()
const parse = (html: string): Document => new window.DOMParser().parseFromString(html, 'text/html')

/** Stands in for the editor: keeps the HTML, and links as nodes. */
const toRichText = (html: string): RichText => {
  const links = [...parse(html).querySelectorAll('a')].map((link) =>
    blockNode('link', [wordsNode(link.textContent)], {
      fields: { linkType: 'custom', url: link.getAttribute('href') },
    }),
  )
  return richTextOf([blockNode('paragraph', [wordsNode(html), ...links])])
}
const found: Found = {
  link: (address) =>
    address.startsWith('https://old.example.org/gone')
      ? { path: '/gone' }
      : address.startsWith('https://old.example.org')
        ? { document: { relationTo: 'pages', value: 'p1' } }
        : null,
  picture: (id, address) => (id ? `m${id}` : address.includes('known') ? 'known' : null),
  toRichText,
}
const convert = (html: string) => toBlocks(readText(html, 'https://old.example.org/', parse), found)
const textOf = (block: OldBlock | undefined): string =>
  (block?.content as RichText).root.children[0]!.children![0]!.text!
const kinds = (html: string) => convert(html).blocks.map(({ blockType }) => blockType)

describe('The text of an old page', () => {
  it('keeps no half of a character at the end of what is cut', () => {
    const long = `${'x'.repeat(159)}🎭`
    const { blocks } = convert(
      `<blockquote><p>Hello</p><cite>${long}</cite></blockquote><figure><img class="wp-image-7" src="/x.jpg"><figcaption>${'x'.repeat(299)}🎭</figcaption></figure>`,
    )
    expect(blocks).toMatchObject([{ source: 'x'.repeat(159) }, { caption: 'x'.repeat(299) }])
    expect(convert(`<blockquote><p>Hello</p><cite>${long.slice(1)}</cite></blockquote>`).blocks).toMatchObject([
      { source: long.slice(1) },
    ])
  })

  it('becomes text, picture, gallery, film, quote and columns from the block editor', () => {
    const { blocks, remarks } =
      convert(`<!-- wp:heading --><h2>Title</h2><!-- /wp:heading --><!-- wp:list --><ul><li>One</li></ul><!-- /wp:list -->
      <!-- wp:image --><figure class="wp-block-image"><a href="/big.jpg"><img class="wp-image-7" src="/x-300x200.jpg"></a><figcaption>On stage</figcaption></figure><!-- /wp:image -->
      <!-- wp:gallery --><figure class="wp-block-gallery"><figure><img class="wp-image-1"></figure><figure><img class="wp-image-2"></figure></figure><!-- /wp:gallery -->
      <!-- wp:embed --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">https://youtu.be/abc123</div></figure><!-- /wp:embed -->
      <!-- wp:quote --><blockquote class="wp-block-quote"><p>Superb.</p><cite>The Gazette</cite></blockquote><!-- /wp:quote -->
      <!-- wp:columns --><div class="wp-block-columns"><div class="wp-block-column"><p>Left</p></div><div class="wp-block-column"><img class="wp-image-3"><p>Right</p></div></div><!-- /wp:columns -->
      <!-- wp:table --><figure class="wp-block-table"><table><tr><td>A</td><td>B</td></tr></table></figure><!-- /wp:table -->
      <!-- wp:buttons --><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="https://tickets.example.org">Book</a></div></div><!-- /wp:buttons -->`)
    expect(remarks).toEqual([])
    expect(blocks).toMatchObject([
      { blockType: 'text' },
      { blockType: 'image', caption: 'On stage', image: 'm7' },
      { blockType: 'gallery', images: ['m1', 'm2'] },
      { address: 'https://www.youtube.com/watch?v=abc123', blockType: 'video' },
      { blockType: 'quote', quote: 'Superb.', source: 'The Gazette' },
      { blockType: 'columns', columns: [{}, { image: 'm3' }] },
      { blockType: 'text' },
    ])
    expect(textOf(blocks[0])).toMatch(/<h2>Title<\/h2><ul><li>One<\/li><\/ul>/)
    expect(textOf(blocks[6])).toMatch(/<table>.*Book/s)
  })

  it('has the paragraphs and line breaks that WordPress leaves out', () => {
    const { blocks } = convert('One <b>bold</b>\nline\n\nTwo\n<ul><li>A</li></ul>\nThree')
    expect(textOf(blocks[0])).toBe('<p>One <b>bold</b><br>line</p><p>Two</p><ul><li>A</li></ul><p>Three</p>')
  })

  it('takes pictures out of paragraphs, and captions out of shortcodes', () => {
    expect(kinds('<p>Before <img class="wp-image-1"> after</p>')).toEqual(['image', 'text'])
    expect(
      convert('[caption id="attachment_1" width="300"]<img class="wp-image-1" src="/a.jpg" /> On stage[/caption]')
        .blocks,
    ).toEqual([{ blockType: 'image', caption: 'On stage', image: 'm1' }])
    expect(convert('[gallery ids="4, 5"]').blocks).toEqual([{ blockType: 'gallery', images: ['m4', 'm5'] }])
  })

  it('names what has no counterpart, and shows none of it', () => {
    const { blocks, remarks } = convert(
      '[contact-form-7 id="1"]Words [sic] stay<form><input></form><iframe src="https://maps.example.com/x"></iframe><img src="/lost.jpg?x=1">',
    )
    expect(remarks).toEqual([
      { detail: 'contact-form-7', kind: 'shortcode' },
      { detail: '', kind: 'form' },
      { detail: 'maps.example.com', kind: 'embed' },
      { detail: 'lost.jpg', kind: 'picture' },
    ])
    expect(JSON.stringify(blocks)).toContain('Words [sic] stay')
    expect(JSON.stringify(blocks)).not.toMatch(/<form|<iframe|contact-form/)
  })

  it('links to what was brought, to the old path of what was not, and else to where it linked', () => {
    const text = JSON.stringify(
      convert('<p><a href="/about/">a</a> <a href="/gone/">b</a> <a href="https://example.net/c">c</a></p>').blocks,
    )
    expect(text).toContain('"doc":{"relationTo":"pages","value":"p1"}')
    expect(text).toContain('"url":"/gone"')
    expect(text).toContain('"url":"https://example.net/c"')
  })

  it('is plain where it is too large or too deep to be parsed', () => {
    const { blocks, remarks } = convert(`${'<div>'.repeat(300)}Deep${'</div>'.repeat(300)}`)
    expect(remarks).toEqual([{ detail: '', kind: 'tooLarge' }])
    expect(textOf(blocks[0])).toBe('<p>Deep</p>')
  })

  it('has no more blocks than a page holds', () => {
    const { blocks } = convert(
      Array.from({ length: 100 }, (_, index) => `<p>${index}</p><img class="wp-image-${index}">`).join(''),
    )
    expect(blocks).toHaveLength(60)
    expect(JSON.stringify(blocks.at(-1))).toContain('"value":"m99"')
  })

  it('runs and loads nothing', () => {
    const { blocks } = convert(
      '<p onclick="x()">A</p><script>steal()</script><style>p{}</style><svg onload="x()"></svg><object data="x.swf"></object>',
    )
    expect(JSON.stringify(blocks)).not.toMatch(/steal|<style|<object/)
  })
})

describe('Shortcodes', () => {
  it('are left out with their names, and words in brackets stay', () => {
    expect(replaceShortcodes('[vc_row][vc_column width="1/2"]Text[/vc_column][/vc_row] [1] [note]')).toEqual({
      html: 'Text [1] [note]',
      leftOut: ['vc_row', 'vc_column'],
    })
  })
})

describe('Films', () => {
  it('are recognised by their players', () => {
    expect(filmAddress('https://player.vimeo.com/video/123?h=1')).toBe('https://vimeo.com/123')
    expect(filmAddress('//www.youtube.com/embed/abc?rel=0')).toBe('https://www.youtube.com/watch?v=abc')
    expect(filmAddress('https://example.org/film')).toBeNull()
  })
})
