import { withoutStrayEnd } from '@/lib/site/strayEnd'

describe('The end of an address', () => {
  it.each([
    ['/visit,', '/visit'],
    ['/visit).', '/visit'],
    ['/visit%20', '/visit'],
    ['/visit%E2%80%8B', '/visit'],
    ['/visit%C2%BB', '/visit'],
    ['/visit/index.html', '/visit'],
    ['/visit/Index.HTM)', '/visit'],
    ['/visit&utm_source=mail&utm_medium=x%20y', '/visit'],
    ['/index.html', '/'],
    ['/', '/'],
    ['/visit/index.html/index.html&a=b', '/visit'],
  ])('loses what was taken along with it: %s', (path, expected) => {
    expect(withoutStrayEnd(path)).toBe(expected)
  })

  it.each(['/visit', '/shows/gala-2027', '/caf%C3%A9', '/index.php', '/my-index.html-page', '/a&b', '/visit/..%2f..'])(
    'stays as it is: %s',
    (path) => {
      expect(withoutStrayEnd(path)).toBe(decodeURIComponent(path))
    },
  )

  it('stays as it is in an address longer than any that people copy', () => {
    for (const path of [`/${'&a='.repeat(666)}/b${'.'.repeat(2_000)}`, `/${'.'.repeat(14_000)}`])
      expect(withoutStrayEnd(path)).toBe(path)
    expect(withoutStrayEnd(`/${'&a='.repeat(100)}/b${'.'.repeat(150)}`)).toBe(`/${'&a='.repeat(100)}/b`)
  })
})
