'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState } from 'react'
import { Icon, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { useCallStream } from '@/components/calls/useCallStream'
import { useAdminPath } from '@/components/frame/Nav/useAdminPath'
import type { ModelReads } from '../../lib/models/chooseModel'
import { chatFailure } from '../../lib/screen/chatFailure'
import { storedOf, type Attached } from '../Attachments/attached'
import { useFileDrop } from '../Attachments/useFileDrop'
import { Composer } from '../Conversation/Composer'
import { Suggestions, type Suggestion } from '../Conversation/Suggestions'
import { useDraftText } from '../Conversation/useDraftText'
import styles from './ChatBox.module.css'

interface Props {
  collections: string[]
  isGuide: boolean
  reads: ModelReads
  suggestions: Suggestion[]
  tenant: string
  user: string
}

/**
 * A line that opens. Starts a conversation and opens its screen as soon as the server has accepted the message; the answer continues in
 * the background.
 */
export function ChatBox({ collections, isGuide, reads, suggestions, tenant, user }: Props) {
  const t = useMessages()
  const heading = useId()
  const stream = useCallStream()
  const router = useRouter()
  const { hrefOf } = useAdminPath()
  const [text, setText] = useDraftText(`${user} ${tenant}`)
  const [isBusy, setBusy] = useState(false)
  const [id] = useState(() => crypto.randomUUID())
  const [attached, setAttached] = useState<Attached[]>([])
  const drop = useFileDrop(setAttached)
  const content = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isOpened, setOpened] = useState(false)
  /** Unsent text and files are never hidden. */
  const isOpen = isOpened || text !== '' || attached.length > 0
  useEffect(() => {
    if (isOpened) field.current?.focus()
  }, [isOpened])
  /** Unsent text is retried under the same id. */
  const unsent = useRef<{ message: string; text: string } | null>(null)

  const send = async (content: string) => {
    setBusy(true)
    const message = unsent.current?.text === content ? unsent.current.message : crypto.randomUUID()
    unsent.current = { message, text: content }
    const attachments = storedOf(attached).map((file) => file.id)
    const accepted = new AbortController()
    try {
      await stream('/chat', {
        body: {
          collections,
          id,
          message: { id: message, parts: [{ text: content, type: 'text' }], role: 'user' },
          tenant,
          ...(attachments.length > 0 && { attachments }),
        },
        signal: accepted.signal,
      })
      // The conversation screen resumes the stream.
      accepted.abort()
      setText('')
      router.push(hrefOf(`/chat/${id}`))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const { cause, messageKey } = chatFailure(error)
      toast.error(t('chatErrorTitle'), { description: cause ?? t(messageKey) })
      setText(content)
      setBusy(false)
    }
  }
  return (
    <section aria-labelledby={heading} className={styles.box} {...drop}>
      <h2 className={styles.title} id={heading}>
        <button
          aria-controls={content}
          aria-expanded={isOpen}
          className={styles.opener}
          onClick={() => setOpened(!isOpen)}
          type="button"
        >
          <Icon name="MessageSquare" /> {t('chatBoxTitle')}
          <Icon className={styles.arrow} name={isOpen ? 'ChevronDown' : 'ChevronRight'} />
        </button>
      </h2>
      <div className={styles.content} hidden={!isOpen} id={content}>
        <Composer
          attached={attached}
          chat={id}
          field={field}
          isBusy={isBusy}
          isGuide={isGuide}
          onAttached={setAttached}
          onSend={(content) => void send(content)}
          onText={setText}
          reads={reads}
          tenant={tenant}
          text={text}
        />
        <Suggestions isBusy={isBusy} onChoose={(content) => void send(content)} suggestions={suggestions} />
      </div>
    </section>
  )
}
