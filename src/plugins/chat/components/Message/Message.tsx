'use client'

import { toast } from '@payloadcms/ui'
import { lazy, Suspense, useMemo } from 'react'
import { Button } from '../../../../components/ui/Button/Button'
import { classes } from '../../../../components/ui/classes'
import unseen from '../../../../components/ui/unseen.module.css'
import { useWords } from '../../../../components/ui/useWords'
import { attachmentsIn, textOf, type ChatMessage, type MessageState } from '../../lib/messages'
import { knownDocuments } from '../../lib/screen/known'
import { isTool } from '../../lib/screen/toolLine'
import { ProposalCard, type ProposalActions } from '../Proposal/ProposalCard'
import { Markdown } from './Markdown'
import styles from './Message.module.css'
import { ToolLine } from './ToolLine'

const SentFiles = lazy(() => import('../Attachments/SentFiles'))

interface Props {
  /** It is still being made. */
  isGrowing?: boolean
  isReadOnly: boolean
  message: ChatMessage
  /** Of the last message of its kind: what can be done with it. */
  onAgain?: () => void
  onEdit?: () => void
  proposals: ProposalActions
}

/** What somebody said, or what was answered, with what it looked up and proposes. */
export function Message({ isGrowing = false, isReadOnly, message, onAgain, onEdit, proposals }: Props) {
  const t = useWords()
  const isMine = message.role === 'user'
  const state = message.metadata?.state ?? 'complete'
  const files = attachmentsIn(message)
  return (
    <li className={classes(styles.message, isMine && styles.mine)} data-role={message.role} data-state={state}>
      <h2 className={unseen.unseen}>{t(isMine ? 'chatYou' : 'chatAnswer')}</h2>
      {files.length > 0 && (
        <Suspense>
          <SentFiles files={files} />
        </Suspense>
      )}
      {isMine ? (
        <p className={styles.said} dir="auto">
          {textOf(message)}
        </p>
      ) : (
        <Answer isReadOnly={isReadOnly} message={message} proposals={proposals} />
      )}
      {state !== 'complete' && <End onAgain={onAgain} state={state} />}
      <div className={styles.actions}>
        {!isMine && !isGrowing && textOf(message) && (
          <Button className={styles.action} icon="Copy" look="quiet" onClick={() => void copy(textOf(message))}>
            {t('chatCopy')}
          </Button>
        )}
        {!isMine && state === 'complete' && onAgain && (
          <Button className={styles.action} icon="RefreshCw" look="quiet" onClick={onAgain}>
            {t('chatAnswerAgain')}
          </Button>
        )}
        {onEdit && (
          <Button className={styles.action} icon="Pencil" look="quiet" onClick={onEdit}>
            {t('chatEdit')}
          </Button>
        )}
      </div>
    </li>
  )

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t('chatCopied'))
    } catch {
      toast.error(t('chatErrorAnything'))
    }
  }
}

function Answer({ isReadOnly, message, proposals }: Pick<Props, 'isReadOnly' | 'message' | 'proposals'>) {
  const known = useMemo(() => knownDocuments(message), [message])
  return message.parts.map((part, index) => {
    if (part.type === 'text') return part.text && <Markdown key={index} known={known} text={part.text} />
    if (part.type === 'data-proposal')
      return <ProposalCard actions={proposals} isReadOnly={isReadOnly} key={part.data.id} proposal={part.data} />
    return isTool(part) && <ToolLine key={part.toolCallId} part={part} />
  })
}

/** How an answer came to its end, where that is not its last word. */
function End({ onAgain, state }: { onAgain: (() => void) | undefined; state: Exclude<MessageState, 'complete'> }) {
  const t = useWords()
  return (
    <p className={styles.end}>
      <span>{t(`chatEnd_${state}`)}</span>
      {onAgain && (
        <Button icon="RefreshCw" onClick={onAgain}>
          {t('tryAgain')}
        </Button>
      )}
    </p>
  )
}
