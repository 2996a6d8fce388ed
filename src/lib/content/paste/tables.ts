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

function tidyTable(table: HTMLTableElement): void {
  const { caption } = table
  if (caption) {
    const paragraph = table.ownerDocument.createElement('p')
    paragraph.append(...caption.childNodes)
    table.before(paragraph)
    caption.remove()
  }
  table.querySelectorAll('colgroup, col').forEach((element) => element.remove())
  for (const row of table.rows) if (row.cells.length === 0) row.remove()
  for (const element of [table, ...table.rows]) element.removeAttribute('style')
  const cells = [...table.rows].flatMap((row) => [...row.cells])
  for (const cell of cells) tidyCell(cell)
  const first = table.rows[0]
  if (first && table.rows.length > 1 && first.cells.length > 1 && !cells.some(({ localName }) => localName === 'th'))
    for (const cell of [...first.cells]) makeHeading(cell)
}

function tidyCell(cell: HTMLTableCellElement): void {
  const styles = TEXT_STYLES.map((name) => [name, cell.style.getPropertyValue(name)]).filter(([, value]) => value)
  cell.setAttribute('style', styles.map(([name, value]) => `${name}: ${value}`).join('; '))
  for (const name of ['bgcolor', 'height', 'scope', 'valign', 'width']) cell.removeAttribute(name)
}

function makeHeading(cell: HTMLTableCellElement): void {
  const heading = cell.ownerDocument.createElement('th')
  for (const { name, value } of cell.attributes) heading.setAttribute(name, value)
  heading.append(...cell.childNodes)
  cell.replaceWith(heading)
}
