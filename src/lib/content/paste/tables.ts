/** What a cell's style may say about its text. Widths, borders and colours belong to the website. */
const TEXT_STYLES = ['font-style', 'font-weight', 'text-decoration'] as const

/**
 * Prepares pasted tables: layout tables of mails and single cells become plain text, the others get a heading row if
 * they have none. Word, Excel and Google Docs never mark one.
 */
export function tidyTables(document: Document): void {
  for (const table of document.querySelectorAll('table')) {
    if (isLayout(table)) unpack(table)
    else tidyTable(table)
  }
}

const isLayout = (table: HTMLTableElement): boolean =>
  /^(?:none|presentation)$/.test(table.getAttribute('role') ?? '') ||
  table.querySelector('table') !== null ||
  table.querySelectorAll('td, th').length <= 1

const BLOCKS = 'address, article, blockquote, div, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, section, table, ul'

/** Replaces a table by what its cells contain, each as a block of its own. */
function unpack(table: HTMLTableElement): void {
  const cells = [...table.rows].flatMap((row) => [...row.cells])
  const contents = cells.flatMap((cell) => {
    if (cell.querySelector(BLOCKS)) return [...cell.childNodes]
    if (!cell.textContent.trim() && !cell.querySelector('img')) return []
    const paragraph = table.ownerDocument.createElement('p')
    paragraph.append(...cell.childNodes)
    return [paragraph]
  })
  table.replaceWith(...contents)
}

/** Wider tables are cut: they come from sheets whose empty columns were copied too. */
const MAX_COLUMNS = 100

function tidyTable(table: HTMLTableElement): void {
  table.querySelectorAll('colgroup, col').forEach((element) => element.remove())
  const title = splitMerged(table)
  for (const row of table.rows) if (row.cells.length === 0) row.remove()
  for (const element of [table, ...table.rows]) element.removeAttribute('style')
  const cells = [...table.rows].flatMap((row) => [...row.cells])
  for (const cell of cells) tidyCell(cell)
  const heading = table.rows[title ? 1 : 0]
  const hasHeadings = cells.some(isHeading)
  if (heading && !hasHeadings && heading !== [...table.rows].at(-1) && heading.cells.length > 1)
    for (const cell of [...(title?.cells ?? []), ...heading.cells]) makeHeading(cell)
  placeCaption(table)
}

/**
 * Splits merged cells, which the editor does not have. Each part gets the content, so that every row and column says it
 * for itself; of a cell that fills its row, such as a title, only the first.
 * @returns the first row if it is such a title
 */
function splitMerged(table: HTMLTableElement): HTMLTableRowElement | null {
  const rows = [...table.rows]
  const grid: HTMLTableCellElement[][] = rows.map(() => [])
  const places = rows.flatMap((row, top) =>
    [...row.cells].map((cell) => {
      const line = grid[top] ?? []
      let left = 0
      while (line[left]) left++
      const across = Math.min(cell.colSpan, MAX_COLUMNS - left)
      const down = Math.min(cell.rowSpan || rows.length, rows.length - top)
      for (const below of grid.slice(top, top + down)) for (let x = left; x < left + across; x++) below[x] = cell
      return { across, cell, left, top }
    }),
  )
  const width = Math.max(0, ...places.map(({ across, left }) => left + across))
  const placeOf = new Map(places.map((place) => [place.cell, place]))
  rows.forEach((row, y) => {
    const line = grid[y] ?? []
    if (line.length === 0) return
    const split = Array.from({ length: width }, (_, x) => {
      const place = line[x] && placeOf.get(line[x])
      if (!place) return table.ownerDocument.createElement('td')
      const isFirst = place.top === y && place.left === x
      return isFirst ? place.cell : partOf(place.cell, width > 1 && place.across === width)
    })
    row.replaceChildren(...split)
  })
  const [first] = places
  return first && width > 1 && first.across === width ? (rows[0] ?? null) : null
}

function partOf(cell: HTMLTableCellElement, isEmpty: boolean): HTMLTableCellElement {
  const part = cell.ownerDocument.createElement(cell.localName === 'th' ? 'th' : 'td')
  if (isEmpty) return part
  part.setAttribute('style', cell.getAttribute('style') ?? '')
  part.append(...[...cell.childNodes].map((node) => node.cloneNode(true)))
  part.querySelectorAll('img').forEach((image) => image.remove())
  return part
}

/**
 * The editor has no captions: a title is a first heading row of which only the first cell is filled, which the website
 * shows as a caption. Without a heading row below, it is a paragraph.
 */
function placeCaption(table: HTMLTableElement): void {
  const { caption } = table
  if (!caption) return
  caption.remove()
  if (!caption.textContent.trim()) return
  const document = table.ownerDocument
  const [first] = table.rows
  const isBelow = first !== undefined && first.cells.length > 1 && [...first.cells].every(isHeading)
  const title = document.createElement(isBelow ? 'th' : 'p')
  title.append(...caption.childNodes)
  if (!isBelow) return table.before(title)
  const row = document.createElement('tr')
  row.append(title, ...[...first.cells].slice(1).map(() => document.createElement('th')))
  first.before(row)
}

const isHeading = ({ localName }: Element): boolean => localName === 'th'

function tidyCell(cell: HTMLTableCellElement): void {
  const styles = TEXT_STYLES.map((name) => [name, cell.style.getPropertyValue(name)]).filter(([, value]) => value)
  cell.setAttribute('style', styles.map(([name, value]) => `${name}: ${value}`).join('; '))
  for (const name of ['bgcolor', 'colspan', 'height', 'rowspan', 'scope', 'valign', 'width']) cell.removeAttribute(name)
}

function makeHeading(cell: HTMLTableCellElement): void {
  const heading = cell.ownerDocument.createElement('th')
  for (const { name, value } of cell.attributes) heading.setAttribute(name, value)
  heading.append(...cell.childNodes)
  cell.replaceWith(heading)
}
