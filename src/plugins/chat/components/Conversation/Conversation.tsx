'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useAdminPath } from '../../../../components/frame/Nav/useAdminPath'
import { Button } from '../../../../components/ui/Button/Button'
import { useStable } from '../../../../components/ui/useStable'
import { useMessages } from '../../../../components/ui/useMessages'
import type { Conversation as Stored } from '../../lib/conversationOf'
import type { Attachment } from '../../lib/attachments/attachment'
import { attachmentsIn, textOf } from '../../lib/messages'
import type { ModelReads } from '../../lib/models/chooseModel'
import { storedOf, type Attached } from '../Attachments/attached'
import { useFileDrop } from '../Attachments/useFileDrop'
import { deletedToast } from '../History/historyTurn'
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
import { useAddress } from './useAddress'
import { useConversation } from './useConversation'
import { useReadingPlace } from './useReadingPlace'
import { useTyped } from './useTyped'

export interface ConversationProps {
  cards: OverviewCard[]
  /** Slugs of the content types that the person sees. */
  collections: string[]
  initial: Stored | null
  isGuide: boolean
  /** How to greet the person. */
  name: string | null
  product: string
  /** Text that came with the address. */
  query: string | null
  /** Which files the model can look into. */
  reads: ModelReads
  scope: ChatScope
  suggestions: Suggestion[]
  tenant: { id: string; name: string }
  /** Id of the person. */
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
  const onBegun = useAddress(id, initial?.id ?? null)
  const [text, setText] = useTyped(`${user} ${tenant.id}`)
  const onDeleted = () => {
    toast.success(t('chatDeleted'), { id: deletedToast(id) })
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

  const send = async (said: string, replaces?: string) => {
    setText('')
    setEditing(null)
    setAttached([])
    // What was not taken is typed and attached still.
    if (!(await chat.send(said, { attachments: storedOf(attached), ...(replaces && { replaces }) }))) {
      setAttached((meanwhile) => [...attached, ...meanwhile])
      const meanwhile = field.current?.value
      setText(meanwhile ? `${said}\n${meanwhile}` : said)
      setEditing(replaces ?? null)
    }
    field.current?.focus()
  }
  const edit = (message: string, said: string, files: Attachment[]) => {
    setEditing(message)
    setText(said)
    setAttached(files.map((stored) => ({ key: stored.id, stored })))
    field.current?.focus()
  }

  /** A button that goes when it is pressed leaves whoever works by keyboard at the field. */
  const thenType = (act: () => void) => () => {
    act()
    field.current?.focus()
  }

  const lastMine = messages.findLast(({ role }) => role === 'user')
  const last = messages.at(-1)
  const log = useReadingPlace<HTMLDivElement>(messages, lastMine?.id)
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
                    message.role === 'assistant' && { onAgain: chat.answerAgain })}
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
              onApplyAll={thenType(proposals.applyAll)}
              onUndo={thenType(proposals.undo)}
              undone={proposals.undone}
              waiting={proposalsIn(messages).filter(({ state }) => state === 'waiting').length}
            />
            {messages.length === 0 && (
              <Suggestions isBusy={isBusy} onChoose={(said) => void send(said)} suggestions={suggestions} />
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
              onSend={(said) => void send(said, editing ?? undefined)}
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

/** Escape stops an answer, unless something is open that it closes. */
function useStopKey(isBusy: boolean, stop: () => void): void {
  const onStop = useStable(stop)
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
