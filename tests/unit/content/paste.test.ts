import { JSDOM } from 'jsdom'
import { cleanPaste } from '@/lib/content/paste/cleanPaste'
import { countPicturesInRtf } from '@/lib/content/paste/pictures'

const parser = new new JSDOM('').window.DOMParser()
const parse = (html: string) => parser.parseFromString(html, 'text/html')

/** The prepared HTML without attributes that carry no meaning here, and without spaces between elements. */
const clean = (html: string): string =>
  cleanPaste(html, parse)
    .html.replace(/<!--.*?-->/gs, '')
    .replace(/ (?:class|style|lang|dir|border)="[^"]*"/g, '')
    .replace(/<\/?(?:span|o:p)>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?(<[^>]+>) ?/g, '$1')
    .trim()

/** A line of a list as Word copies it: the bullet is text, the level a style. */
const wordItem = (mark: string, text: string, level = 1, list = 'l0') =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${18 * level}.0pt;text-indent:-18.0pt;mso-list:${list} level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${mark}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">` +
  `<style><!-- @list l0:level1 {mso-level-number-format:bullet;} --></style></head><body lang=EN-GB><!--StartFragment-->${body}<!--EndFragment--></body></html>`

describe('a paste from Word', () => {
  it('keeps bullets and their levels as lists', () => {
    expect(
      clean(
        word(wordItem('·', 'Stalls') + wordItem('o', 'Row A', 2) + wordItem('§', 'Aisle', 3) + wordItem('·', 'Circle')),
      ),
    ).toBe('<ul><li>Stalls<ul><li>Row A<ul><li>Aisle</li></ul></li></ul></li><li>Circle</li></ul>')
  })

  it.each([
    ['1.', '2.'],
    ['a)', 'b)'],
    ['iv.', 'v.'],
    ['(1)', '(2)'],
    ['1.1', '1.2'],
    ['١.', '٢.'],
  ])('keeps a list numbered %s as a numbered list', (first, second) => {
    expect(clean(word(wordItem(first, 'One') + wordItem(second, 'Two'))).replace(/ start="\d+"/, '')).toBe(
      '<ol><li>One</li><li>Two</li></ol>',
    )
  })

  it('goes on counting where the list was interrupted', () => {
    expect(clean(word(`${wordItem('1.', 'One')}<p class=MsoNormal>Interval</p>${wordItem('2.', 'Two')}`))).toBe(
      '<ol><li>One</li></ol><p>Interval</p><ol start="2"><li>Two</li></ol>',
    )
  })

  it('separates bullets from numbers of the same level', () => {
    expect(clean(word(wordItem('·', 'Bullet') + wordItem('1.', 'Number')))).toBe(
      '<ul><li>Bullet</li></ul><ol><li>Number</li></ol>',
    )
  })

  it('keeps numbers below bullets', () => {
    expect(clean(word(wordItem('·', 'Act') + wordItem('1.', 'Scene', 2)))).toBe(
      '<ul><li>Act<ol><li>Scene</li></ol></li></ul>',
    )
  })

  it('keeps lists in cells of tables apart', () => {
    expect(clean(word(`<table><tr><td>${wordItem('·', 'A')}</td><td>${wordItem('·', 'B')}</td></tr></table>`))).toBe(
      '<table><tbody><tr><td><ul><li>A</li></ul></td><td><ul><li>B</li></ul></td></tr></tbody></table>',
    )
  })

  it('leaves paragraphs with an indent alone', () => {
    expect(clean(word('<p class=MsoListParagraph style="margin-left:36pt">- not a list</p>'))).toBe(
      '<p>- not a list</p>',
    )
  })

  it('keeps the levels of Word for the web, which writes a list for every line', () => {
    const item = (tag: string, level: number, text: string) =>
      `<div class="ListContainerWrapper"><${tag} class="BulletListStyle1"><li data-listid="1" data-aria-level="${level}"><p>${text}</p></li></${tag}></div>`
    expect(clean(item('ul', 1, 'Stalls') + item('ul', 2, 'Row A') + item('ul', 1, 'Circle'))).toBe(
      '<ul><li><p>Stalls</p><ul><li><p>Row A</p></li></ul></li><li><p>Circle</p></li></ul>',
    )
  })

  it('keeps the text of bookmarks and footnotes, not their links', () => {
    expect(
      cleanPaste(word('<h1><a name="_Toc1">Cast</a></h1><p>Ann<a href="#_ftn1" name="_ftnref1">[1]</a></p>'), parse),
    ).toMatchObject({ html: expect.not.stringContaining('<a'), linksLeftOut: 0 })
  })
})

describe('a pasted table', () => {
  const table = '<table><tbody><tr><th>Seat</th><th>Price</th></tr><tr><td>Stalls</td><td>£20</td></tr></tbody></table>'

  it.each([
    [
      'Word',
      word(
        `<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=300 valign=top style='width:225pt;border:solid windowtext 1.0pt;background:#D9E2F3'>Seat</td><td width=300 valign=top>Price</td></tr><tr><td width=300>Stalls</td><td>£20</td></tr></table>`,
      ),
    ],
    [
      'Excel',
      `<table border=0 cellpadding=0 width=128 style='width:96pt'><!--StartFragment--><col width=64 span=2><tr height=20><td height=20 class=xl65 width=64 style='height:15.0pt'>Seat</td><td class=xl65 width=64>Price</td></tr><tr height=0 style='display:none'><td>Hidden</td><td>£0</td></tr><tr height=20><td height=20>Stalls</td><td>£20</td></tr></table>`,
    ],
    [
      'Google Docs',
      `<b style="font-weight:normal;" id="docs-internal-guid-1"><div dir="ltr" align="left"><table style="border:none"><colgroup><col width="301"><col width="301"></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt">Seat</td><td>Price</td></tr><tr><td>Stalls</td><td>£20</td></tr></tbody></table></div></b>`,
    ],
    [
      'LibreOffice',
      `<table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup><tr><td height="17" align="left">Seat</td><td>Price</td></tr><tr><td height="17">Stalls</td><td sdval="20">£20</td></tr></table>`,
    ],
    [
      'a web page with headings of its own',
      `<table width="100%"><tr><th scope="col">Seat</th><th scope="col">Price</th></tr><tr><td>Stalls</td><td>£20</td></tr></table>`,
    ],
  ])('a pasted table of %s stays a table with a heading row', (_, html) => {
    expect(
      clean(html)
        .replace(/ (?:cellpadding|cellspacing|width|height|align|sdval|id)="[^"]*"/g, '')
        .replace(/<\/?(?:b|div)>/g, ''),
    ).toBe(table)
  })

  it('keeps headings of rows as they are', () => {
    expect(clean('<table><tr><th>Stalls</th><td>£20</td></tr><tr><th>Circle</th><td>£15</td></tr></table>')).toBe(
      '<table><tbody><tr><th>Stalls</th><td>£20</td></tr><tr><th>Circle</th><td>£15</td></tr></tbody></table>',
    )
  })

  const titled =
    '<table><tbody><tr><th>Prices</th><th></th></tr><tr><th>Seat</th><th>Price</th></tr><tr><td>Stalls</td><td>£20</td></tr></tbody></table>'

  it.each([
    [
      'a caption',
      '<table><caption>Prices</caption><tr><td>Seat</td><td>Price</td></tr><tr><td>Stalls</td><td>£20</td></tr></table>',
      titled,
    ],
    [
      'a caption above headings',
      '<table><caption>Prices</caption><tr><th>Seat</th><th>Price</th></tr><tr><td>Stalls</td><td>£20</td></tr></table>',
      titled,
    ],
    [
      'a merged first row, as in Excel',
      '<table><tr><td colspan=2>Prices</td></tr><tr><td>Seat</td><td>Price</td></tr><tr><td>Stalls</td><td>£20</td></tr></table>',
      titled,
    ],
    [
      'a caption, and no headings',
      '<table><caption>Prices</caption><tr><td>a</td><td>b</td></tr></table>',
      '<p>Prices</p><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    ],
    ['an empty caption', `<table><caption> </caption>${table.slice(7)}`, table],
  ])('keeps its title that is %s', (_, html, expected) => {
    expect(clean(html)).toBe(expected)
  })

  const rows = (html: string) =>
    [...parse(clean(html)).querySelectorAll('tr')].map(({ cells }) => [...cells].map(({ innerHTML }) => innerHTML))

  it.each([
    [
      'over rows',
      '<tr><td>Day</td><td>Time</td></tr><tr><td rowspan=2>Fri</td><td>14</td></tr><tr><td>19</td></tr>',
      [
        ['Day', 'Time'],
        ['Fri', '14'],
        ['Fri', '19'],
      ],
    ],
    [
      'over columns',
      '<tr><td></td><td>Fri</td><td>Sat</td></tr><tr><td>Stalls</td><td colspan=2>£20</td></tr>',
      [
        ['', 'Fri', 'Sat'],
        ['Stalls', '£20', '£20'],
      ],
    ],
    [
      'over rows and columns, beside others',
      '<tr><td>a</td><td colspan=2 rowspan=2>b</td></tr><tr><td>c</td></tr><tr><td>d</td><td>e</td><td>f</td></tr>',
      [
        ['a', 'b', 'b'],
        ['c', 'b', 'b'],
        ['d', 'e', 'f'],
      ],
    ],
    [
      'over a whole row in the middle',
      '<tr><td>a</td><td>b</td></tr><tr><td colspan=2>Balcony</td></tr><tr><td>c</td><td>d</td></tr>',
      [
        ['a', 'b'],
        ['Balcony', ''],
        ['c', 'd'],
      ],
    ],
    [
      'to the end, and rows of their own only',
      '<tr><td rowspan=0>a</td><td>b</td></tr><tr></tr>',
      [
        ['a', 'b'],
        ['a', ''],
      ],
    ],
    [
      'with missing cells',
      '<tr><td>a</td><td>b</td></tr><tr><td>c</td></tr>',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
  ])('splits merged cells %s, and loses none of their content', (_, html, expected) => {
    expect(rows(`<table>${html}</table>`)).toEqual(expected)
  })

  it('offers a picture in a merged cell once, and is no wider than anybody reads', () => {
    const html = clean(
      '<table><tr><td>a</td><td rowspan=2>b<img src="data:image/png;base64,AAAA"></td></tr><tr><td>c</td></tr></table>',
    )
    expect(html.match(/<img/g)).toHaveLength(1)
    expect(rows('<table><tr><td>a</td><td colspan=900>b</td></tr><tr><td>c</td></tr></table>')[1]).toHaveLength(100)
  })

  it.each([
    ['one cell of a spreadsheet', '<table><tr><td>£20</td></tr></table>', '<p>£20</p>'],
    [
      'the layout of a mail',
      '<table role="presentation"><tr><td><p>Dear all</p></td></tr><tr><td>Yours</td></tr></table>',
      '<p>Dear all</p><p>Yours</p>',
    ],
    ['a table around tables', `<table><tr><td>Before</td><td>${table}</td></tr></table>`, `<p>Before</p>${table}`],
  ])('a pasted table that is %s becomes ordinary text', (_, html, expected) => {
    expect(clean(html)).toBe(expected)
  })
})

describe('a pasted picture', () => {
  const PIXEL = 'data:image/png;base64,iVBORw0KGgo='

  it.each([
    ['a web page', '<img src="https://cdn.example.org/pic.jpg" alt="Hall">'],
    ['Word', '<img width=300 src="file:///C:/Users/a/AppData/msohtmlclip1/01/clip_image002.png">'],
    ['a mail', '<img src="cid:image001.png@01">'],
    ['another tab', '<img src="blob:https://example.org/1">'],
    ['Safari', '<img src="webkit-fake-url://1/a.png">'],
    ['a drawing', '<svg width="9"><path d="M0 0"/></svg>'],
    ['a drawing in an address', '<img src="data:image/svg+xml,%3Csvg%3E">'],
    ['an unfinished upload', '<img src="blob:x" data-lexical-pending-upload-form-id="1">'],
  ])('a pasted picture of %s is left out and counted', (_, picture) => {
    expect(cleanPaste(`<p>Text ${picture} more</p>`, parse)).toMatchObject({
      html: '<p>Text  more</p>',
      picturesLeftOut: 1,
    })
  })

  it.each([
    ['comes with its bytes', `<img src="${PIXEL}">`],
    ['is in Media already', '<img data-lexical-upload-id="1" data-lexical-upload-relation-to="media">'],
  ])('stays when it %s', (_, picture) => {
    expect(cleanPaste(`<p>${picture}</p>`, parse)).toEqual({
      html: `<p>${picture}</p>`,
      linksLeftOut: 0,
      picturesLeftOut: 0,
    })
  })

  it('becomes text when it is an emoji, and goes unsaid when nobody saw it', () => {
    expect(
      cleanPaste(
        '<p>Yes<img class="emoji" alt="🎭" src="https://x.org/1f3ad.png"><img width="1" src="https://x.org/open">',
        parse,
      ),
    ).toMatchObject({ html: '<p>Yes🎭</p>', picturesLeftOut: 0 })
  })
})

describe('a paste of RTF only', () => {
  it.each([
    ['', 0],
    [String.raw`{\rtf1\ansi Prices\par \picture is a word of no program}`, 0],
    [String.raw`{\rtf1 {\pict\pngblip 89504e47}}`, 1],
    [String.raw`{\rtf1 {\*\shppict{\pict\pngblip 89}}{\nonshppict{\pict\wmetafile8 01}} text {\pict 01}}`, 2],
  ])('a paste of RTF of %s says that %s pictures are missing', (rtf, count) => {
    expect(countPicturesInRtf(rtf)).toBe(count)
  })
})

describe('a pasted link', () => {
  it.each([
    ['https://www.google.com/url?q=https://example.org/book?a%3D1&sa=D&ust=17', 'https://example.org/book?a=1'],
    ['https://www.google.co.uk/url?url=https%3A%2F%2Fexample.org', 'https://example.org'],
    [
      'https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fx&data=05',
      'https://example.org/x',
    ],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org&h=1', 'https://example.org'],
    ['mailto:box@example.org', 'mailto:box@example.org'],
    ['https://www.google.com/search?q=https://example.org', 'https://www.google.com/search?q=https://example.org'],
  ])('%s leads to %s', (from, to) => {
    expect(
      parse(cleanPaste(`<a href="${from}">Book</a>`, parse).html)
        .querySelector('a')
        ?.getAttribute('href'),
    ).toBe(to)
  })

  it.each(['file:///C:/Prices.docx', 'ftp://example.org', 'javascript:alert(1)', 'sms:+441', 'Prices.pdf'])(
    'a pasted link to %s becomes text and is counted',
    (href) => {
      expect(cleanPaste(`<p><a href="${href}">Book</a></p>`, parse)).toMatchObject({
        html: '<p>Book</p>',
        linksLeftOut: 1,
      })
    },
  )
})
