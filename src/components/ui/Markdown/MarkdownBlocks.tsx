import type { Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'

/** How a screen draws what Markdown leaves open. */
export interface MarkdownDrawing {
  heading: (heading: Tokens.Heading, children: ReactNode) => ReactNode
  /** HTML, which is never rendered as such. Default: left out. */
  html?: (source: string) => ReactNode
  link: (href: string, children: ReactNode) => ReactNode
  /** Draws a list in another way than the plain one. */
  list?: (list: Tokens.List, plain: ReactNode) => ReactNode
  /** Class of what a wide table scrolls in. */
  scroller: string | undefined
  /** Class of tables. */
  table?: string | undefined
  /** Name of the region that a table scrolls in. */
  tableLabel: string
  /** Turns the source of a text into what is shown. Default: as it is. */
  text?: (source: string) => string
}

interface Props {
  drawing: MarkdownDrawing
  tokens: Token[]
}

/** Markdown as elements. Pictures are not loaded: their texts are shown. */
export const MarkdownBlocks = ({ drawing, tokens }: Props): ReactNode =>
  tokens.map((token, index) => <Fragment key={index}>{block(token, drawing)}</Fragment>)

function block(token: Token, drawing: MarkdownDrawing): ReactNode {
  switch (token.type) {
    case 'blockquote':
      return (
        <blockquote>
          <MarkdownBlocks drawing={drawing} tokens={token.tokens ?? []} />
        </blockquote>
      )
    case 'code':
      return (
        <pre dir="ltr" tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      )
    case 'heading':
      return drawing.heading(token as Tokens.Heading, inline(token.tokens, drawing))
    case 'hr':
      return <hr />
    case 'html':
      return drawing.html?.(token.raw.trim())
    case 'list': {
      const plain = plainList(token as Tokens.List, drawing)
      return drawing.list?.(token as Tokens.List, plain) ?? plain
    }
    case 'paragraph':
      return <p>{inline(token.tokens, drawing)}</p>
    case 'table':
      return table(token as Tokens.Table, drawing)
    case 'text':
      return inline(token.tokens ?? [token], drawing)
    default:
      return null
  }
}

function plainList({ items, ordered, start }: Tokens.List, drawing: MarkdownDrawing): ReactNode {
  const rows = items.map(({ tokens }, index) => (
    <li key={index}>
      <MarkdownBlocks drawing={drawing} tokens={tokens} />
    </li>
  ))
  return ordered ? <ol {...(typeof start === 'number' && { start })}>{rows}</ol> : <ul>{rows}</ul>
}

const table = ({ header, rows }: Tokens.Table, drawing: MarkdownDrawing): ReactNode => (
  <div aria-label={drawing.tableLabel} className={drawing.scroller} role="region" tabIndex={0}>
    <table className={drawing.table}>
      <thead>
        <tr>
          {header.map(({ tokens }, index) => (
            <th key={index} scope="col">
              {inline(tokens, drawing)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map(({ tokens }, index) => (
              <td key={index}>{inline(tokens, drawing)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const inline = (tokens: Token[] = [], drawing: MarkdownDrawing): ReactNode =>
  tokens.map((token, index) => <Fragment key={index}>{phrase(token, drawing)}</Fragment>)

function phrase(token: Token, drawing: MarkdownDrawing): ReactNode {
  const { text = String } = drawing
  switch (token.type) {
    case 'br':
      return <br />
    case 'codespan':
      return <code dir="ltr">{token.text}</code>
    case 'del':
      return <del>{inline(token.tokens, drawing)}</del>
    case 'em':
      return <em>{inline(token.tokens, drawing)}</em>
    case 'escape':
      return String(token.text)
    case 'image':
      return text(String(token.text))
    case 'link':
      return drawing.link(String(token.href), inline(token.tokens, drawing))
    case 'strong':
      return <strong>{inline(token.tokens, drawing)}</strong>
    case 'text':
      return token.tokens ? inline(token.tokens, drawing) : text(String(token.text))
    default:
      return token.raw
  }
}
