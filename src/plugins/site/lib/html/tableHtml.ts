import type { SerializedTableCellNode, SerializedTableRowNode } from '@lexical/table'
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { siteMessages } from '../siteMessages'
import type { View } from '../View'
import { attributes } from './html'

interface Table {
  children?: SerializedLexicalNode[]
}

/**
 * Renders a table of a rich text in a box of its own, which scrolls on narrow screens and can be reached by keyboard.
 * Rows at the top that consist of headings form its head. Widths and colours of the editor are ignored.
 * @param toHtml renders the contents of a cell
 */
export function tableHtml({ children = [] }: Table, toHtml: (nodes: SerializedLexicalNode[]) => string, view: View) {
  const rows = children.filter(isRow)
  const firstOther = rows.findIndex((row) => !isHeadingRow(row))
  const headingRows = firstOther < 0 ? 0 : firstOther
  const head = rows.slice(0, headingRows).map((row) => rowHtml(row, 'col', toHtml))
  const body = rows.slice(headingRows).map((row) => rowHtml(row, 'row', toHtml))
  if (body.length === 0) return ''
  const region = attributes({
    'aria-label': siteMessages(view.language, view.site.defaultLanguage).table,
    class: 'table',
    role: 'region',
    tabindex: 0,
  })
  const thead = head.length > 0 ? `<thead>${head.join('')}</thead>` : ''
  return `<div${region}><table>${thead}<tbody>${body.join('')}</tbody></table></div>`
}

const isRow = (node: SerializedLexicalNode): node is SerializedTableRowNode => node.type === 'tablerow'

const isCell = (node: SerializedLexicalNode): node is SerializedTableCellNode => node.type === 'tablecell'

const cellsOf = ({ children }: SerializedTableRowNode): SerializedTableCellNode[] =>
  (Array.isArray(children) ? children : []).filter(isCell)

const isHeadingRow = (row: SerializedTableRowNode): boolean =>
  cellsOf(row).length > 0 && cellsOf(row).every(({ headerState }) => headerState > 0)

function rowHtml(
  row: SerializedTableRowNode,
  scope: 'col' | 'row',
  toHtml: (nodes: SerializedLexicalNode[]) => string,
): string {
  const cells = cellsOf(row).map((cell) => {
    const isHeading = cell.headerState > 0
    const tag = isHeading ? 'th' : 'td'
    const places = attributes({
      colspan: spanOf(cell.colSpan),
      rowspan: spanOf(cell.rowSpan),
      scope: isHeading ? scope : null,
    })
    return `<${tag}${places}>${toHtml(Array.isArray(cell.children) ? cell.children : [])}</${tag}>`
  })
  return `<tr>${cells.join('')}</tr>`
}

/** The editor merges no cells, but the API may. */
const spanOf = (span: unknown): number | null => (Number.isInteger(span) && Number(span) > 1 ? Number(span) : null)
