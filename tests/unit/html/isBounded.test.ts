import { isSmallEnoughToParse } from '@/lib/html/isBounded'
import { sanitizeHtml } from '@/lib/html/sanitizeHtml'
import { sanitizeMarkup } from '@/lib/html/sanitizeMarkup'

describe('isSmallEnoughToParse', () => {
  it.each([
    ['a table of 500 rows', `<table>${'<tr><td>1<td><b>2</b><br>'.repeat(500)}</table>`],
    ['a list of 2,000 items without ends', `<ul>${'<li>one'.repeat(2_000)}</ul>`],
    ['paragraphs without ends', '<p>one<img src=a>'.repeat(1_000)],
    ['paragraphs with words in bold', '<p>one <b>two</b> <a href="/x"><em>three</em></a></p>'.repeat(500)],
    ['boxes within each other', '<div>'.repeat(100) + '</div>'.repeat(100)],
    ['signs that are no tags', '1 < 2 && 3 <= 4 '.repeat(5_000)],
  ])('accepts %s', (_, html) => {
    expect(isSmallEnoughToParse(html)).toBe(true)
    expect(sanitizeMarkup(html).length).toBeGreaterThan(100)
  })

  it.each([
    ['9,000 elements within each other', '<g>'.repeat(9_000)],
    ['the same with ends that end nothing', '<b></x>'.repeat(1_000)],
    ['the same with ends that come too early', '<b><div></b>'.repeat(1_000)],
    [
      '200 formats that are opened anew in 1,000 paragraphs',
      `<p>${Array.from({ length: 200 }, (_, i) => `<b id=${i}>`).join('')}${'<p>x'.repeat(1_000)}`,
    ],
    ['the same in capitals', '<DIV>'.repeat(1_000)],
    ['more tags than a page has', '<i></i>'.repeat(5_000)],
  ])('refuses %s', (_, html) => {
    expect(isSmallEnoughToParse(html)).toBe(false)
    expect(() => sanitizeMarkup(html)).toThrow('too many')
    expect(sanitizeHtml(html)).not.toContain('<')
  })
})
