import fc from 'fast-check'
import { csvLine } from '@/lib/csv/csv'
import { decodeText } from '@/lib/csv/decodeText'
import { parseCsv } from '@/lib/csv/parseCsv'

const BOUNDS = { cell: 100, columns: 5, rows: 3 }
const cells = (text: string) => {
  const parsed = parseCsv(text, BOUNDS)
  return 'problem' in parsed ? parsed : [parsed.head, ...parsed.rows.map((row) => row.cells)]
}

describe('parseCsv', () => {
  it('accepts commas, semicolons and tabs, any line endings and a byte order mark', () => {
    const table = [
      ['Name', 'City'],
      ['Ada', 'London'],
    ]
    for (const text of [
      'Name,City\nAda,London',
      '\uFEFFName;City\r\nAda;London\r\n',
      'Name\tCity\rAda\tLondon\r',
      '"Name","City"\n"Ada","London"\n\n\n',
    ])
      expect(cells(text)).toEqual(table)
  })

  it('reads quoted cells with quotes, commas and line breaks, and returns the line of each row', () => {
    expect(cells('A,B\n"He said ""no"", then","two\nlines"\nx,y')).toEqual([
      ['A', 'B'],
      ['He said "no", then', 'two\nlines'],
      ['x', 'y'],
    ])
    expect(parseCsv('A,B\n"x\ny",1\nz,2', BOUNDS)).toMatchObject({ rows: [{ line: 2 }, { line: 4 }] })
  })

  it('fills short rows, drops empty rows and extra cells, and removes the formula guard', () => {
    expect(cells("A,B\n1\n,\n2,3,4\n'=x,'tis")).toEqual([
      ['A', 'B'],
      ['1', ''],
      ['2', '3'],
      ['=x', "'tis"],
    ])
  })

  it.each([
    'sep=;\nName;City\nAda;London, UK',
    '"sep=;"\r\nName;City\r\nAda;London, UK',
    '\uFEFFsep=|\nName|City\nAda|London, UK',
    'Spring season\n\nName;City\nAda;London, UK',
    'Spring 2027\nPrinted 1 May 2027\nName\tCity\nAda\tLondon, UK',
  ])('reads what Excel writes above the header: %j', (text) => {
    const parsed = parseCsv(text, BOUNDS, (rows) => rows.findIndex(([first]) => first === 'Name'))
    expect(parsed).toMatchObject({ head: ['Name', 'City'], rows: [{ cells: ['Ada', 'London, UK'] }] })
    expect(parsed).toMatchObject({ rows: [{ line: text.split('\n').length }] })
  })

  it.each([
    [
      'Name,City\nAda,Leeds; York; Hull',
      [
        ['Name', 'City'],
        ['Ada', 'Leeds; York; Hull'],
      ],
    ],
    [
      'Name;City\nAda;Leeds, York, Hull',
      [
        ['Name', 'City'],
        ['Ada', 'Leeds, York, Hull'],
      ],
    ],
    [
      'Name,City\nAda,Tom &amp; Jerry &amp; others',
      [
        ['Name', 'City'],
        ['Ada', 'Tom &amp; Jerry &amp; others'],
      ],
    ],
  ])('takes the other separators in a text for text: %j', (text, table) => expect(cells(text)).toEqual(table))

  it.each([
    ['the rows', `A,B${','.repeat(200)}\n1,2${','.repeat(200)}`],
    ['a row', `A,B\n1,2${','.repeat(200)}`],
    ['the header', 'A,B,,,,\n1,2'],
  ])('leaves out the empty columns that a spreadsheet writes at the end of %s', (_, text) => {
    expect(cells(text)).toEqual([
      ['A', 'B'],
      ['1', '2'],
    ])
  })

  it('keeps a column that has no heading but holds something', () => {
    expect(cells('A,,\n1,,x')).toEqual([
      ['A', '', ''],
      ['1', '', 'x'],
    ])
  })

  it.each([
    ['', 'empty'],
    ['A,B', 'empty'],
    ['A\n"x', 'quote'],
    ['A\n1\n2\n3\n4', 'tooManyRows'],
    ['A,B,C,D,E,F\n1', 'tooManyColumns'],
    ['A\n1,2,3,4,5,,,6', 'tooManyColumns'],
    [`A\n${'x'.repeat(101)}`, 'tooLong'],
  ])('refuses %j: %s', (text, problem) => {
    expect(parseCsv(text, BOUNDS)).toMatchObject({ problem })
  })

  it('reads back everything that csvLine writes', () => {
    const plain = fc.string({ maxLength: 20 }).map((text) => `x${text.replaceAll('\r', '')}`.trim())
    fc.assert(
      fc.property(fc.array(fc.tuple(plain, plain), { maxLength: 3, minLength: 1 }), (rows) => {
        expect(cells([['A', 'B'], ...rows].map((row) => csvLine(row)).join(''))).toEqual([['A', 'B'], ...rows])
      }),
    )
  })
})

describe('decodeText', () => {
  it('reads every encoding in which spreadsheets save a file', () => {
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(new Uint16Array([...'Zoë'].map((letter) => letter.charCodeAt(0))).buffer),
    ])
    expect(decodeText(new TextEncoder().encode('Zoë'))).toBe('Zoë')
    expect(decodeText(utf16)).toBe('Zoë')
    expect(decodeText(utf16.slice(2))).toBe('Zoë')
    expect(decodeText(new Uint8Array([0x5a, 0x6f, 0xeb]))).toBe('Zoë')
    expect(decodeText(new Uint8Array([0x5a, 0x6f, 0xeb, 0x0d, 0x0a, 0x5a, 0x6f, 0xeb]))).toBe('Zoë\r\nZoë')
    expect(decodeText(new Uint8Array([0x5a, 0x6f, 0x91, 0x0d, 0x5a, 0x6f, 0x91]))).toBe('Zoë\rZoë')
  })
})
