'use client'

import { toast } from '@payloadcms/ui'
import { lazy, Suspense, useMemo } from 'react'
import { Button, classes, Icon, useMessages } from '@/exports/client'
import unseen from '@/components/ui/unseen.module.css'
import { attachmentsIn, textOf, type ChatMessage, type MessageState } from '../../lib/messages'
import { knownDocuments, documentsInResult } from '../../lib/screen/knownDocuments'
import { isTool, toolLine, type ToolPart } from '../../lib/screen/toolLine'
import { ProposalCard, type ProposalActions } from '../Proposal/ProposalCard'
import { Markdown } from './Markdown'
import styles from './Message.module.css'
import { isRecord } from '@/lib/values'
import { useChatScope } from './ChatScope'
import { DocumentList } from './DocumentList'

const SentFiles = lazy(() => import('../Attachments/SentFiles'))

interface Props {
  /** Whether the answer is still streaming. */
  isGrowing?: boolean
  isReadOnly: boolean
  message: ChatMessage
  /** Actions on the last message of its role. */
  onAgain?: () => void
  onEdit?: () => void
  proposals: ProposalActions
}

/** A message of the user, or an answer with its tool calls and proposals. */
export function Message({ isGrowing = false, isReadOnly, message, onAgain, onEdit, proposals }: Props) {
  const t = useMessages()
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
      {state !== 'complete' && <EndNote onAgain={onAgain} state={state} />}
      <div className={styles.actions}>
        {!isMine && !isGrowing && textOf(message) && (
          <Button className={styles.action} icon="Copy" variant="quiet" onClick={() => void copy(textOf(message))}>
            {t('chatCopy')}
          </Button>
        )}
        {!isMine && state === 'complete' && onAgain && (
          <Button className={styles.action} icon="RefreshCw" variant="quiet" onClick={onAgain}>
            {t('chatAnswerAgain')}
          </Button>
        )}
        {onEdit && (
          <Button className={styles.action} icon="Pencil" variant="quiet" onClick={onEdit}>
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

/** How an incomplete answer ended. */
function EndNote({ onAgain, state }: { onAgain: (() => void) | undefined; state: Exclude<MessageState, 'complete'> }) {
  const t = useMessages()
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

/** One tool call of an answer: a summary that expands. */
function ToolLine({ part }: { part: ToolPart }) {
  const t = useMessages()
  const { adminPath } = useChatScope()
  const { failure, values, messageKey } = toolLine(part)
  const known = 'output' in part ? documentsInResult(part.output) : new Map<string, never>()
  const root = adminPath === '/' ? '' : adminPath
  const documents = [...known].map(([id, { title, type }]) => ({
    href: `${root}/collections/${type}/${id}`,
    id,
    rest: '',
    title,
    type,
  }))
  const raw = ('output' in part ? (part.output as { data?: unknown } | null)?.data : undefined) ?? part.input
  const isBare = isRecord(raw) && Object.values(raw).every((value) => Array.isArray(value) && value.length === 0)
  // A shared conversation shows other readers that a tool ran, but not its result.
  if (isBare && !failure && documents.length === 0) return <p className={styles.done}>{t(messageKey, values)}</p>
  return (
    <details className={styles.tool}>
      <summary>
        <Icon name="ChevronRight" />
        <span>{t(messageKey, values)}</span>
      </summary>
      {failure !== null && (
        <p className={styles.detail}>{t('chatToolFailed', { reason: failure || t('chatToolWrong') })}</p>
      )}
      {documents.length > 0 && <DocumentList documents={documents} known={known} />}
      {failure === null && documents.length === 0 && (
        <pre className={styles.raw} dir="ltr" tabIndex={0}>
          {JSON.stringify(raw ?? null, null, 2)}
        </pre>
      )}
    </details>
  )
}
