import { sanitizeHtml } from '@/lib/html/sanitizeHtml'

describe('sanitizeHtml', () => {
  it('keeps formatting', () => {
    const html = '<h3>Title</h3><p>One <strong>two</strong> <em>three</em></p><ul><li>four</li></ul>'
    expect(sanitizeHtml(html)).toBe(html)
    expect(sanitizeHtml('<a href="https://one.example">one</a>')).toBe(
      '<a href="https://one.example" rel="noopener noreferrer" target="_blank">one</a>',
    )
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" jAvAsCrIpT:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<p style="position:fixed" onclick="alert(1)" class="x" id="y" aria-label="z" data-x="1">x</p>',
    '<form action="https://evil.example"><input name="password"></form>',
    '<iframe src="https://evil.example"></iframe>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  ])('removes scripts, styles, forms, frames and attributes: %s', (html) => {
    expect(sanitizeHtml(html)).not.toMatch(
      /script|onerror|onload|onclick|javascript|data:|style|class|id=|aria|data-|form|input|iframe|img|svg|math/i,
    )
  })

  it('opens external links in a new tab without an opener, whatever their attributes say', () => {
    expect(sanitizeHtml('<a href="https://one.example" target="_top" rel="opener">one</a>')).toBe(
      '<a href="https://one.example" rel="noopener noreferrer" target="_blank">one</a>',
    )
  })

  it('keeps for texts what their editor can hold, too', () => {
    const html =
      '<h2>Prices</h2><table><tbody><tr><th>Seat</th><td>£20</td></tr></tbody></table><ol start="3"><li><u>a</u></li></ol>'
    expect(sanitizeHtml(html, 'text')).toBe(html)
    expect(sanitizeHtml(html)).toBe('PricesSeat£20<ol><li>a</li></ol>')
    expect(sanitizeHtml('<a href="mailto:a@b.org">a</a><a href="javascript:x">b</a>', 'text')).toBe(
      '<a href="mailto:a@b.org" rel="noopener noreferrer" target="_blank">a</a><a>b</a>',
    )
    expect(
      sanitizeHtml('<table onclick="x" style="x"><tr><td bgcolor="red"><img src=x>1</td></tr></table>', 'text'),
    ).toBe('<table><tbody><tr><td>1</td></tr></tbody></table>')
  })
})
