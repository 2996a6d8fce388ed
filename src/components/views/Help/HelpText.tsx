import { Link } from '@payloadcms/ui'
import type { Token, Tokens } from 'marked'
import { MarkdownBlocks } from '@/components/ui/Markdown/MarkdownBlocks'
import type { Translator } from '@/i18n/createTranslator'
import { anchorOf } from '@/lib/help/parseGuide'
import styles from './Help.module.css'

interface Props {
  t: Translator
  /** URL of a link in the text; null if its target is no part of the help. */
  targetOf: (href: string) => string | null
  tokens: Token[]
}

/** A text of the help, as its Markdown has it, without comments of the source. */
export function HelpText({ t, targetOf, tokens }: Props) {
  // The highest heading is one below that of the page.
  const top = Math.min(...tokens.flatMap((token) => (isHeading(token) ? [token.depth] : [])))
  return (
    <div className={styles.text} dir="ltr" lang="en">
      <MarkdownBlocks
        drawing={{
          heading: ({ depth, text }, children) => {
            const Heading = depth === top ? 'h2' : 'h3'
            return <Heading id={anchorOf(text)}>{children}</Heading>
          },
          link: (href, children) => {
            const target = targetOf(href)
            if (target === null) return children
            return target.startsWith('/') ? (
              <Link href={target} prefetch={false}>
                {children}
              </Link>
            ) : (
              <a href={target} rel="noreferrer" target="_blank">
                {children}
              </a>
            )
          },
          scroller: styles.scroller,
          tableLabel: t('helpTable'),
        }}
        tokens={tokens}
      />
    </div>
  )
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'
