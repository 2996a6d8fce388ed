import fc from 'fast-check'
import { attachmentHeader, csvLine } from '@/lib/csv/csv'
import { unguardFormulas } from '@/lib/csv/formulas'

/** A reader of RFC 4180, written down a second time on purpose. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const end = () => {
    rows.at(-1)!.push(cell)
    cell = ''
  }
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]!
    const isEnd = !isQuoted && sign === '\r' && text[index + 1] === '\n'
    if (isQuoted && sign === '"' && text[index + 1] === '"') cell += text[++index]
    else if (sign === '"') isQuoted = !isQuoted
    else if (isEnd || (!isQuoted && sign === ',')) end()
    else cell += sign
    if (isEnd) {
      rows.push([])
      index++
    }
  }
  return rows.slice(0, -1)
}

describe('csvLine', () => {
  it('writes any text so that it is read back unchanged', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.array(
            fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', '\t', ';', 'ع', ' ', "'", '=', '＝') }),
            {
              maxLength: 5,
              minLength: 1,
            },
          ),
          { maxLength: 4, minLength: 1 },
        ),
        (rows) => {
          const read = parse(rows.map(csvLine).join(''))
          expect(read.map((row) => row.map(unguardFormulas))).toEqual(rows)
        },
      ),
    )
  })

  it.each([
    '=1+1',
    '+44 20 7946 0000',
    '-2+3',
    '@SUM(A1)',
    ' =1',
    '\u200b=1',
    '\u00a0=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    "'=1",
    '=HYPERLINK("https://evil.test","x")',
  ])('prefixes a value that a spreadsheet would run as a formula: %j', (typed) => {
    const [[cell]] = parse(csvLine([typed])) as [[string]]
    expect(cell).toBe(`'${typed}`)
  })

  it.each([
    ["x;=cmd|'/c calc'!A1;", "x;'=cmd|'/c calc'!A1;"],
    ['x; ＝1', "x;' ＝1"],
    ['x\t+1', "x\t'+1"],
    ['x\r\n@SUM(A1)', "x\r'\n'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['a;b;-1;c', "a;b;'-1;c"],
  ])('does so where a spreadsheet would begin a new cell: %j', (typed, written) => {
    expect(parse(csvLine([typed]))).toEqual([[written]])
  })

  it('leaves numbers and plain text unchanged, and quotes every text', () => {
    expect(csvLine([-5, 41.5, 'Ada', 'a=b', '', '2026-11-22', '5-3; 2+2'])).toBe(
      '-5,41.5,"Ada","a=b",,"2026-11-22","5-3; 2+2"\r\n',
    )
  })
})

describe('attachmentHeader', () => {
  it('removes paths, line breaks and extra parameters from a file name', () => {
    expect(attachmentHeader('Choir auditions 2026-11-22.csv')).toBe(
      `attachment; filename="Choir auditions 2026-11-22.csv"; filename*=UTF-8''Choir%20auditions%202026-11-22.csv`,
    )
    const nasty = attachmentHeader('../a"; filename=b\r\nSet-Cookie: x')
    expect(nasty).not.toMatch(/[\r\n]|\/|"; filename=b/)
    expect(attachmentHeader('تجارب الأداء.csv')).toMatch(/^attachment; filename="\.?\w*\.?csv"; filename\*=UTF-8''%D8/)
  })
})
