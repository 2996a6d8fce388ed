import { Link } from '@payloadcms/ui'
import type { Token, Tokens } from 'marked'
import { Fragment, type ReactNode } from 'react'
import type { Translator } from '@/i18n/createTranslator'
import { anchorOf } from '@/lib/help/parseGuide'
import styles from './Help.module.css'

interface Context {
  /** Depth of the highest heading in the text, which is one below the heading of the page. */
  top: number
  t: Translator
  /** URL of a link in the text; null if its target is no part of the help. */
  targetOf: (href: string) => string | null
}

/** A text of the help, as its Markdown has it. */
export const HelpText = ({ tokens, ...context }: Omit<Context, 'top'> & { tokens: Token[] }) => (
  <div className={styles.text} dir="ltr" lang="en">
    {tokens.map((token, index) => (
      <Block key={index} token={token} top={topOf(tokens)} {...context} />
    ))}
  </div>
)

const topOf = (tokens: Token[]): number =>
  Math.min(...tokens.flatMap((token) => (token.type === 'heading' ? [(token as Tokens.Heading).depth] : [])))

function Block({ token, ...context }: Context & { token: Token }): ReactNode {
  switch (token.type) {
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      )
    case 'heading': {
      const { depth, text, tokens } = token as Tokens.Heading
      const Heading = depth === context.top ? 'h2' : 'h3'
      return <Heading id={anchorOf(text)}>{inline(tokens, context)}</Heading>
    }
    case 'list': {
      const { items, ordered } = token as Tokens.List
      const List = ordered ? 'ol' : 'ul'
      return (
        <List>
          {items.map(({ tokens }, index) => (
            <li key={index}>
              {tokens.map((inner, place) => (
                <Block key={place} token={inner} {...context} />
              ))}
            </li>
          ))}
        </List>
      )
    }
    case 'paragraph':
      return <p>{inline(token.tokens, context)}</p>
    case 'table':
      return <Table {...context} {...(token as Tokens.Table)} />
    case 'text':
      return inline(token.tokens ?? [token], context)
    default:
      // Comments of the source, and blank lines.
      return null
  }
}

const Table = ({ header, rows, ...context }: Context & Pick<Tokens.Table, 'header' | 'rows'>) => (
  <div aria-label={context.t('helpTable')} className={styles.scroller} role="region" tabIndex={0}>
    <table>
      <thead>
        <tr>
          {header.map(({ tokens }, index) => (
            <th key={index} scope="col">
              {inline(tokens, context)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map(({ tokens }, index) => (
              <td key={index}>{inline(tokens, context)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const inline = (tokens: Token[] = [], context: Context): ReactNode =>
  tokens.map((token, index) => <Fragment key={index}>{phrase(token, context)}</Fragment>)

function phrase(token: Token, context: Context): ReactNode {
  switch (token.type) {
    case 'codespan':
      return <code>{token.text}</code>
    case 'em':
      return <em>{inline(token.tokens, context)}</em>
    case 'strong':
      return <strong>{inline(token.tokens, context)}</strong>
    case 'link': {
      const target = context.targetOf(String(token.href))
      const text = inline(token.tokens, context)
      if (target === null) return text
      return target.startsWith('/') ? (
        <Link href={target} prefetch={false}>
          {text}
        </Link>
      ) : (
        <a href={target} rel="noreferrer" target="_blank">
          {text}
        </a>
      )
    }
    case 'text':
      return token.tokens ? inline(token.tokens, context) : String(token.text)
    default:
      return 'text' in token ? String(token.text) : token.raw
  }
}
