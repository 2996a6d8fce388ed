import { cellText } from '@/plugins/csvImport/lib/planImport'

describe('a cell of a table', () => {
  it.each([
    ['Tom &amp; Jerry&#8217;s', 'Tom & Jerry’s'],
    ['<p>Doors at <b>7</b></p><p>Bar open</p>', 'Doors at 7\nBar open'],
    [
      'A <em>new</em> play\n\nby <a href="https://example.org/ada">Ada Lane</a>',
      'A new play\n\nby Ada Lane (https://example.org/ada)',
    ],
    ['<a href="https://example.org">https://example.org</a>', 'https://example.org'],
    ['<div>One<br>Two</div><script>alert(1)</script>', 'One\nTwo'],
    ['https://example.org/?a=1&#038;b=2', 'https://example.org/?a=1&b=2'],
    ['<p>&nbsp;</p>', ''],
  ])('a cell that holds the HTML %s is read as %s', (cell, text) => {
    expect(cellText(cell)).toBe(text)
  })

  it.each(['Romeo & Juliet', 'a < b > c', '<3', 'https://example.org/?a=1&copy=2', 'One\n\nTwo', ' x '])(
    'a cell that holds %s stays as it is',
    (cell) => {
      expect(cellText(cell)).toBe(cell)
    },
  )
})
