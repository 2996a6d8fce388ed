import type { SerializedTableCellNode, SerializedTableRowNode } from '@lexical/table'
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import { plainText } from '@/lib/content/plainText'
import { siteMessages } from '../siteMessages'
import type { View } from '../View'
import { attributes } from './html'

interface Table {
  children?: SerializedLexicalNode[]
}

/**
 * Renders a table of a rich text in a box of its own, which scrolls on narrow screens and can be reached by keyboard.
 * Rows at the top that consist of headings form its head; a first one that holds only a title is its caption. Widths and
 * colours of the editor are ignored.
 * @param toHtml renders the contents of a cell
 */
export function tableHtml({ children = [] }: Table, toHtml: (nodes: SerializedLexicalNode[]) => string, view: View) {
  const all = children.filter(isRow)
  const title = titleOf(all)
  const rows = title ? all.slice(1) : all
  const firstOther = rows.findIndex((row) => !isHeadingRow(row))
  const headingRows = firstOther < 0 ? 0 : firstOther
  const head = rows.slice(0, headingRows).map((row) => rowHtml(row, 'col', toHtml))
  const body = rows.slice(headingRows).map((row) => rowHtml(row, 'row', toHtml))
  if (body.length === 0) return ''
  const region = attributes({
    'aria-label': title ? textOf(title) : siteMessages(view.language, view.site.defaultLanguage).table,
    class: 'table',
    role: 'region',
    tabindex: 0,
  })
  const caption = title ? `<caption>${toHtml(childrenOf(title))}</caption>` : ''
  const thead = head.length > 0 ? `<thead>${head.join('')}</thead>` : ''
  return `<div${region}><table>${caption}${thead}<tbody>${body.join('')}</tbody></table></div>`
}

/** The cell with the title of a table: the only one that is filled in a heading row above another one. */
function titleOf([first, second, ...others]: SerializedTableRowNode[]): SerializedTableCellNode | null {
  if (!first || !second || others.length === 0 || !isHeadingRow(first) || !isHeadingRow(second)) return null
  const [title, ...empty] = cellsOf(first)
  const isAlone = empty.length > 0 || (title?.colSpan ?? 1) > 1
  return title && isAlone && textOf(title) !== '' && empty.every((cell) => textOf(cell) === '') ? title : null
}

const isRow = (node: SerializedLexicalNode): node is SerializedTableRowNode => node.type === 'tablerow'

const isCell = (node: SerializedLexicalNode): node is SerializedTableCellNode => node.type === 'tablecell'

const childrenOf = ({ children }: { children?: SerializedLexicalNode[] }): SerializedLexicalNode[] =>
  Array.isArray(children) ? children : []

const cellsOf = (row: SerializedTableRowNode): SerializedTableCellNode[] => childrenOf(row).filter(isCell)

const textOf = (cell: SerializedTableCellNode): string => plainText({ root: cell }).replaceAll('\n', ' ')

const isHeadingRow = (row: SerializedTableRowNode): boolean =>
  cellsOf(row).length > 0 && cellsOf(row).every(({ headerState }) => headerState > 0)

function rowHtml(
  row: SerializedTableRowNode,
  scope: 'col' | 'row',
  toHtml: (nodes: SerializedLexicalNode[]) => string,
): string {
  const cells = cellsOf(row).map((cell) => {
    const html = toHtml(childrenOf(cell))
    // The corner above the headings of rows and beside those of columns is a heading of nothing.
    const isHeading = cell.headerState > 0 && html.replace(/<(?!img)[^>]+>/g, '').trim() !== ''
    const tag = isHeading ? 'th' : 'td'
    const places = attributes({
      colspan: spanOf(cell.colSpan),
      rowspan: spanOf(cell.rowSpan),
      scope: isHeading ? scope : null,
    })
    return `<${tag}${places}>${html}</${tag}>`
  })
  return `<tr>${cells.join('')}</tr>`
}

/** The editor merges no cells, but the API may. */
const spanOf = (span: unknown): number | null => (Number.isInteger(span) && Number(span) > 1 ? Number(span) : null)
