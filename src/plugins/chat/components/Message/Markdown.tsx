'use client'

import { Link } from '@payloadcms/ui'
import type { Tokens } from 'marked'
import { memo, useMemo, type ReactNode } from 'react'
import { MarkdownBlocks, type MarkdownDrawing } from '@/components/ui/Markdown/MarkdownBlocks'
import { useMessages } from '@/exports/client'
import type { KnownDocument } from '../../lib/screen/knownDocuments'
import { linkTarget } from '../../lib/screen/linkTarget'
import { listedDocuments, partsOf, plainText } from '../../lib/screen/markdown'
import { useChatScope } from './ChatScope'
import { DocumentList } from './DocumentList'
import styles from './Message.module.css'

interface Props {
  known: ReadonlyMap<string, KnownDocument>
  text: string
}

/** Starts at h2, below the heading of the screen. */
const HEADINGS = ['h2', 'h3', 'h4', 'h5', 'h6', 'h6'] as const

/** The text of an answer. HTML is shown as source text, and images are not loaded. */
export const Markdown = memo(function Markdown({ known, text }: Props) {
  const t = useMessages()
  const drawing = useMemo<MarkdownDrawing>(
    () => ({
      heading: ({ depth }, children) => {
        const Heading = HEADINGS[depth - 1] ?? 'h6'
        return <Heading>{children}</Heading>
      },
      html: (source) => <p>{source}</p>,
      link: (href, children) => <MarkdownLink address={href}>{children}</MarkdownLink>,
      list: (list, plain) => <ListBlock known={known} list={list} plain={plain} />,
      scroller: styles.scroller,
      table: styles.table,
      tableLabel: t('chatTable'),
      text: plainText,
    }),
    [known, t],
  )
  return (
    <div className={styles.markdown} dir="auto">
      <MarkdownBlocks drawing={drawing} tokens={partsOf(text)} />
    </div>
  )
})

/** A list of documents is rendered as such; any other as a plain list. */
function ListBlock({ known, list, plain }: { known: Props['known']; list: Tokens.List; plain: ReactNode }) {
  const documents = listedDocuments(list, useChatScope())
  return documents ? <DocumentList documents={documents} known={known} /> : plain
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
