'use client'

import type { Token, Tokens } from 'marked'
import { Fragment, memo, type ReactNode } from 'react'
import { useMessages } from '@/components/ui/useMessages'
import type { KnownDocument } from '../../lib/screen/knownDocuments'
import { listedDocuments, partsOf, plainText } from '../../lib/screen/markdown'
import { useChatScope } from './ChatScope'
import { DocumentList } from './DocumentList'
import styles from './Message.module.css'
import { Link } from '@payloadcms/ui'
import { linkTarget } from '@/plugins/chat/lib/screen/linkTarget'

interface Props {
  known: ReadonlyMap<string, KnownDocument>
  text: string
}

/** The text of an answer. HTML is shown as source text, and images are not loaded. */
export const Markdown = memo(function Markdown({ known, text }: Props) {
  return (
    <div className={styles.markdown} dir="auto">
      <Blocks known={known} tokens={partsOf(text)} />
    </div>
  )
})

const Blocks = ({ known, tokens }: { known: Props['known']; tokens: Token[] }) =>
  tokens.map((token, index) => <Block key={index} known={known} token={token} />)

/** Starts at h2, below the heading of the screen. */
const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6', 'h6'] as const

function Block({ known, token }: { known: Props['known']; token: Token }): ReactNode {
  switch (token.type) {
    case 'blockquote':
      return (
        <blockquote>
          <Blocks known={known} tokens={token.tokens ?? []} />
        </blockquote>
      )
    case 'code':
      return (
        <pre dir="ltr" tabIndex={0}>
          <code>{token.text}</code>
        </pre>
      )
    case 'heading': {
      const Heading = HEADINGS[(token as Tokens.Heading).depth - 1] ?? 'h6'
      return <Heading>{inline(token.tokens)}</Heading>
    }
    case 'hr':
      return <hr />
    case 'list':
      return <ListBlock known={known} list={token as Tokens.List} />
    case 'paragraph':
      return <p>{inline(token.tokens)}</p>
    case 'table':
      return <TableBlock table={token as Tokens.Table} />
    case 'text':
      return inline(token.tokens ?? [token])
    case 'html':
      return <p>{token.raw.trim()}</p>
    default:
      return null
  }
}

/** A list of documents is rendered as such; any other as a plain list. */
function ListBlock({ known, list }: { known: Props['known']; list: Tokens.List }) {
  const documents = listedDocuments(list, useChatScope())
  if (documents) return <DocumentList documents={documents} known={known} />
  const items = list.items.map(({ tokens }, index) => (
    <li key={index}>
      <Blocks known={known} tokens={tokens} />
    </li>
  ))
  return list.ordered ? (
    <ol {...(typeof list.start === 'number' && { start: list.start })}>{items}</ol>
  ) : (
    <ul>{items}</ul>
  )
}

function TableBlock({ table: { header, rows } }: { table: Tokens.Table }) {
  const t = useMessages()
  return (
    <div aria-label={t('chatTable')} className={styles.scroller} role="region" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {header.map(({ tokens }, index) => (
              <th key={index} scope="col">
                {inline(tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map(({ tokens }, index) => (
                <td key={index}>{inline(tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const inline = (tokens: Token[] = []): ReactNode =>
  tokens.map((token, index) => <Fragment key={index}>{word(token)}</Fragment>)

function word(token: Token): ReactNode {
  switch (token.type) {
    case 'br':
      return <br />
    case 'codespan':
      return <code dir="ltr">{token.text}</code>
    case 'del':
      return <del>{inline(token.tokens)}</del>
    case 'em':
      return <em>{inline(token.tokens)}</em>
    case 'image':
      return plainText(String(token.text))
    case 'link':
      return <MarkdownLink address={String(token.href)}>{inline(token.tokens)}</MarkdownLink>
    case 'strong':
      return <strong>{inline(token.tokens)}</strong>
    case 'text':
      return token.tokens ? inline(token.tokens) : plainText(String(token.text))
    case 'escape':
      return String(token.text)
    default:
      return token.raw
  }
}

/** A link in an answer, to the admin or the site. Any other link is rendered as its text followed by the host. */
function MarkdownLink({ address, children }: { address: string; children: ReactNode }) {
  const target = linkTarget(address, useChatScope())
  if (target.kind === 'text') {
    return (
      <>
        {children}
        {target.host && <> ({target.host})</>}
      </>
    )
  }
  if (target.kind === 'admin') {
    return (
      <Link href={target.href} prefetch={false}>
        {children}
      </Link>
    )
  }
  return (
    <a href={target.href} rel="noreferrer" target="_blank">
      {children}
    </a>
  )
}
