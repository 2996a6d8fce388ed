'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useAdminPath } from '@/components/frame/Nav/useAdminPath'
import { Button, useMessages } from '@/exports/client'
import { useStableCallback } from '@/components/ui/useStableCallback'
import type { Conversation as Stored } from '../../lib/conversationOf'
import type { Attachment } from '../../lib/attachments/attachment'
import { attachmentsIn, textOf } from '../../lib/messages'
import type { ModelReads } from '../../lib/models/chooseModel'
import { storedOf, type Attached } from '../Attachments/attached'
import { useFileDrop } from '../Attachments/useFileDrop'
import { deletedToastId } from '../History/chatChanges'
import { ChatScopeContext, type ChatScope } from '../Message/ChatScope'
import { Message } from '../Message/Message'
import { ProposalBar } from '../Proposal/ProposalBar'
import { proposalsIn, useProposals } from '../Proposal/useProposals'
import { Announcer } from './Announcer'
import { Composer } from './Composer'
import styles from './Conversation.module.css'
import { ConversationFoot } from './ConversationFoot'
import { ConversationHead } from './ConversationHead'
import { Overview, type OverviewCard } from './Overview'
import { ShareChat } from './ShareChat'
import { Suggestions, type Suggestion } from './Suggestions'
import { useConversationUrl } from './useConversationUrl'
import { useConversation } from './useConversation'
import { useAutoScroll } from './useAutoScroll'
import { useDraftText } from './useDraftText'

export interface ConversationProps {
  cards: OverviewCard[]
  /** Slugs of the content types the user can see. */
  collections: string[]
  initial: Stored | null
  isGuide: boolean
  /** Name to greet the user with. */
  name: string | null
  product: string
  /** Message text from the `query` URL parameter. */
  query: string | null
  /** File types the model can read. */
  reads: ModelReads
  scope: ChatScope
  suggestions: Suggestion[]
  tenant: { id: string; name: string }
  /** User id. */
  user: string
}

/** A conversation with the assistant. */
export function Conversation({
  cards,
  collections,
  initial,
  isGuide,
  name,
  product,
  query,
  reads,
  scope,
  suggestions,
  tenant,
  user,
}: ConversationProps) {
  const t = useMessages()
  const [id] = useState(() => initial?.id ?? crypto.randomUUID())
  const router = useRouter()
  const { hrefOf } = useAdminPath()
  const onBegun = useConversationUrl(id, initial?.id ?? null)
  const [text, setText] = useDraftText(`${user} ${tenant.id}`)
  const onDeleted = () => {
    toast.success(t('chatDeleted'), { id: deletedToastId(id) })
    router.replace(hrefOf('/chat'))
  }
  const chat = useConversation({
    collections,
    id,
    initial,
    onBegun,
    onDeleted,
    onUnsent: setText,
    query,
    tenant: tenant.id,
  })
  const { hasApplied, messages, status } = chat
  const proposals = useProposals(id, messages, chat.refresh)
  const [attached, setAttached] = useState<Attached[]>([])
  const drop = useFileDrop(setAttached)
  const [editing, setEditing] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const isReadOnly = initial?.isReadOnly ?? false
  const isBusy = status !== 'ready'
  useStopKey(isBusy, chat.stop)

  const send = async (message: string, replaces?: string) => {
    setText('')
    setEditing(null)
    setAttached([])
    // If sending failed, restore the text and the attachments.
    if (!(await chat.send(message, { attachments: storedOf(attached), ...(replaces && { replaces }) }))) {
      setAttached((added) => [...attached, ...added])
      const typed = field.current?.value
      setText(typed ? `${message}\n${typed}` : message)
      setEditing(replaces ?? null)
    }
    field.current?.focus()
  }
  const edit = (messageId: string, messageText: string, files: Attachment[]) => {
    setEditing(messageId)
    setText(messageText)
    setAttached(files.map((stored) => ({ key: stored.id, stored })))
    field.current?.focus()
  }

  /** Runs an action and then focuses the text field, because the button that triggered it disappears. */
  const thenFocusField = (act: () => void) => () => {
    act()
    field.current?.focus()
  }

  const lastMine = messages.findLast(({ role }) => role === 'user')
  const last = messages.at(-1)
  const log = useAutoScroll<HTMLDivElement>(messages, lastMine?.id)
  return (
    <ChatScopeContext value={scope}>
      <main className={styles.panel} {...(!isReadOnly && drop)}>
        <ConversationHead isGuide={isGuide} title={chat.title}>
          {!isReadOnly && <ShareChat id={id} isShared={chat.isShared} onChange={chat.setShared} site={tenant.name} />}
        </ConversationHead>
        <div aria-label={t('chatMessages')} className={styles.log} ref={log} role="region" tabIndex={0}>
          {messages.length === 0 && <Overview cards={cards} name={name} tenant={tenant.name || null} />}
          {messages.length > 0 && (
            <ol aria-label={t('chatMessages')} className={styles.messages}>
              {messages.map((message) => (
                <Message
                  isGrowing={isBusy && message === last}
                  isReadOnly={isReadOnly}
                  key={message.id}
                  message={message}
                  proposals={proposals}
                  {...(!isReadOnly &&
                    !isBusy &&
                    message === last &&
                    message.role === 'assistant' && { onAgain: chat.regenerate })}
                  {...(!isReadOnly &&
                    !isBusy &&
                    message === lastMine && {
                      onEdit: () => edit(message.id, textOf(message), attachmentsIn(message)),
                    })}
                />
              ))}
            </ol>
          )}
          {status === 'submitted' && last?.role === 'user' && (
            <p className={styles.thinking} role="status">
              {t('chatThinking')}
            </p>
          )}
          {chat.isLost && <p role="status">{t('chatLost')}</p>}
        </div>
        <Announcer answer={last?.role === 'assistant' ? last : undefined} status={status} />
        {isReadOnly ? (
          <p className={styles.foot}>
            {initial?.sharedBy ? t('chatSharedBy', { name: initial.sharedBy }) : t('chatReadOnly')}
          </p>
        ) : (
          <div className={styles.desk}>
            <ProposalBar
              hasApplied={hasApplied}
              isBusy={proposals.isBusy || isBusy}
              onApplyAll={thenFocusField(proposals.applyAll)}
              onUndo={thenFocusField(proposals.undo)}
              undone={proposals.undone}
              waiting={proposalsIn(messages).filter(({ state }) => state === 'waiting').length}
            />
            {messages.length === 0 && (
              <Suggestions isBusy={isBusy} onChoose={(content) => void send(content)} suggestions={suggestions} />
            )}
            {editing && (
              <p className={styles.editing} role="status">
                {t('chatEditing')}{' '}
                <Button
                  variant="quiet"
                  onClick={() => {
                    setEditing(null)
                    setText('')
                    setAttached([])
                    field.current?.focus()
                  }}
                >
                  {t('chatCancel')}
                </Button>
              </p>
            )}
            <Composer
              attached={attached}
              chat={id}
              field={field}
              isBusy={isBusy}
              isGuide={isGuide}
              onAttached={setAttached}
              onSend={(content) => void send(content, editing ?? undefined)}
              onStop={chat.stop}
              onText={setText}
              reads={reads}
              tenant={tenant.id}
              text={text}
            />
            <ConversationFoot product={product} tenant={tenant.id} turn={`${messages.length} ${status}`} />
          </div>
        )}
      </main>
    </ChatScopeContext>
  )
}

/** Stops the answer on Escape, unless an open dialog should handle the key. */
function useStopKey(isBusy: boolean, stop: () => void): void {
  const onStop = useStableCallback(stop)
  useEffect(() => {
    if (!isBusy) return
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key !== 'Escape' ||
        event.defaultPrevented ||
        event.isComposing ||
        document.querySelector('[role="dialog"][data-state="open"], dialog[open]')
      )
        return
      event.preventDefault()
      onStop()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isBusy, onStop])
}
