'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../../components/calls/CallError'
import type { ServerEvent } from '../../../../components/calls/callStream'
import { useCall } from '../../../../components/calls/useCall'
import { useCallStream } from '../../../../components/calls/useCallStream'
import { useStable } from '../../../../components/ui/useStable'
import { useWords } from '../../../../components/ui/useWords'
import type { Conversation } from '../../lib/conversationOf'
import { toPart, type Attachment } from '../../lib/attachments/attachment'
import type { ChatMessage, Chunk } from '../../lib/messages'
import { appendedMessage } from '../../lib/screen/appended'
import { chatFailure } from '../../lib/screen/chatFailure'
import { followAnswer } from '../../lib/screen/followAnswer'
import { withChunk, type ReadAnswer } from '../../lib/screen/withChunk'
import { noteChat, onChatNoted } from '../History/historyTurn'

/** `submitted` until the answer begins to come. */
export type ChatStatus = 'ready' | 'streaming' | 'submitted'

interface Options {
  /** Given by the client for a new conversation. */
  id: string
  initial: Conversation | null
  collections: string[]
  tenant: string
  /** The first message of a new conversation is taken. */
  onBegun: () => void
  /** It was deleted, in another tab or on another device. */
  onDeleted: () => void
  /** What came with the address could not be sent. */
  onUnsent: (text: string) => void
  /** Came with the address: sent at once, as the first message of a new conversation. */
  query: string | null
}

interface SendOptions {
  /** Files that go along. */
  attachments?: Attachment[]
  /** The text came with the address and was typed by whoever made it. */
  isFromLink?: boolean
  /** Id of the last message, in whose place it stands. */
  replaces?: string
}

export interface ConversationOnScreen {
  messages: ChatMessage[]
  hasApplied: boolean
  /** Colleagues read it who have its address. */
  isShared: boolean
  title: string | null
  status: ChatStatus
  /** The connection was lost, and is being opened again. */
  isLost: boolean
  /** @returns whether the message was taken */
  send: (text: string, options?: SendOptions) => Promise<boolean>
  /** Another answer to the last message. */
  answerAgain: () => void
  stop: () => void
  refresh: () => Promise<void>
  /** It was shared, or is no longer. */
  setShared: (isShared: boolean) => void
}

const put = (messages: ChatMessage[], message: ChatMessage): ChatMessage[] => {
  const index = messages.findIndex(({ id }) => id === message.id)
  return index === -1 ? [...messages, message] : messages.with(index, message)
}

const upTo = (messages: ChatMessage[], id: string | undefined): ChatMessage[] => {
  const index = id === undefined ? -1 : messages.findIndex((one) => one.id === id)
  return index === -1 ? messages : messages.slice(0, index)
}

/** A conversation as it goes on: what is sent, what comes, and what other tabs do in it. */
export function useConversation({
  collections,
  id,
  initial,
  onBegun,
  onDeleted,
  onUnsent,
  query,
  tenant,
}: Options): ConversationOnScreen {
  const t = useWords()
  const call = useCall()
  const stream = useCallStream()
  const [messages, setMessages] = useState<ChatMessage[]>(initial?.messages ?? [])
  const [about, setAbout] = useState({
    hasApplied: initial?.hasApplied ?? false,
    isShared: initial?.isShared ?? false,
    title: initial?.title ?? null,
  })
  const [status, setStatus] = useState<ChatStatus>('ready')
  const [isLost, setLost] = useState(false)
  /** The answer that is read; `isOpen` once the server has taken what it answers. */
  const reading = useRef<{ controller: AbortController; isOpen: boolean } | null>(null)
  /** The message that could not be sent: the same words go out once more under the same id. */
  const unsent = useRef<{ id: string; text: string } | null>(null)
  const [me] = useState(() => Symbol('conversation'))
  const wantsStop = useRef(false)
  const isGone = useRef(false)
  const hasBegun = useRef(false)

  const say = (error: unknown): void => {
    if (!(error instanceof CallError)) throw error
    if (error.failure === 'aborted') return
    const { cause, word } = chatFailure(error)
    toast.error(t('chatErrorTitle'), { description: cause ?? t(word) })
  }

  /** @returns what there is now; null where it could not be read: what is on screen stands */
  const read = async (): Promise<Conversation | null> => {
    try {
      const now = await call<Conversation>(`/chat/${id}`)
      setMessages(now.messages)
      setAbout({ hasApplied: now.hasApplied, isShared: now.isShared, title: now.title })
      return now
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.code === 'not_found:chat' && !isGone.current) onDeleted()
      return null
    }
  }

  const requestStop = (): void => {
    wantsStop.current = false
    call(`/chat/${id}/stop`, { method: 'POST' }).catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error
      toast.error(t('chatStopFailed'))
    })
  }

  /** Reads an answer to its end. @param open its stream @returns whether the server took what it answers */
  const follow = async (
    open: (signal: AbortSignal) => Promise<AsyncGenerator<ServerEvent> | null>,
    { isNews }: { isNews: boolean },
  ): Promise<boolean> => {
    const controller = new AbortController()
    const { signal } = controller
    const mine = { controller, isOpen: false }
    reading.current?.controller.abort()
    reading.current = mine
    setStatus('submitted')
    try {
      const events = await open(signal)
      mine.isOpen = true
      if (isGone.current) controller.abort()
      if (isNews) noteChat(id, { by: me })
      if (wantsStop.current) requestStop()
      let answer: ReadAnswer = { message: { id: `answer-${id}`, parts: [], role: 'assistant' }, state: null }
      await followAnswer(events, {
        onItem: (item) => {
          const added = appendedMessage(item)
          if (!added) answer = withChunk(answer, item as Chunk)
          const shown = added ?? answer.message
          if (shown.parts.some(({ type }) => type !== 'step-start')) {
            setMessages((known) => put(known, shown))
            setStatus('streaming')
          }
        },
        onLost: setLost,
        reopen: (lastEventId) => stream(`/chat/${id}/stream`, { signal, ...(lastEventId && { lastEventId }) }),
        wait: (pause) => new Promise((resolve) => setTimeout(resolve, pause)),
      })
    } catch (error) {
      say(error)
    }
    if (reading.current !== mine || isGone.current) return mine.isOpen
    // How it ended and what is stored the server knows best.
    if (mine.isOpen) await read()
    reading.current = null
    wantsStop.current = false
    setLost(false)
    setStatus('ready')
    if (mine.isOpen) noteChat(id, { by: me, isNews })
    return mine.isOpen
  }

  const resume = () => void follow((signal) => stream(`/chat/${id}/stream`, { signal }), { isNews: false })

  const send = useStable(
    async (text: string, { attachments = [], isFromLink = false, replaces }: SendOptions = {}): Promise<boolean> => {
      if (status !== 'ready' || text.trim() === '') return false
      const message = {
        id: unsent.current?.text === text ? unsent.current.id : crypto.randomUUID(),
        parts: [{ text, type: 'text' as const }],
        role: 'user' as const,
      }
      const before = messages
      setMessages([...upTo(before, replaces), { ...message, parts: [...attachments.map(toPart), ...message.parts] }])
      const open = async (signal: AbortSignal) => {
        const events = await stream('/chat', {
          body: {
            collections,
            id,
            message,
            tenant,
            ...(attachments.length > 0 && { attachments: attachments.map((one) => one.id) }),
            ...(isFromLink && { isFromLink }),
            ...(replaces && { replaces }),
          },
          signal,
        })
        if (before.length === 0) onBegun()
        return events
      }
      const isTaken = await follow(open, { isNews: true })
      unsent.current = isTaken ? null : { id: message.id, text }
      if (!isTaken) setMessages(before)
      return isTaken
    },
  )

  const answerAgain = async (): Promise<void> => {
    const last = messages.findLast(({ role }) => role === 'user')
    if (!last || status !== 'ready') return
    const before = messages
    const message = {
      id: last.id,
      parts: last.parts.flatMap((part) => (part.type === 'text' ? [{ text: part.text, type: part.type }] : [])),
      role: 'user',
    }
    setMessages([...upTo(before, last.id), last])
    const isTaken = await follow(
      (signal) => stream('/chat', { body: { id, message, tenant, trigger: 'regenerate-message' }, signal }),
      { isNews: true },
    )
    if (!isTaken) setMessages(before)
  }

  const stop = (): void => {
    if (status === 'ready') return
    // Before the server has taken the message there is nothing to stop: it is stopped as soon as there is.
    if (reading.current?.isOpen) requestStop()
    else wantsStop.current = true
  }

  /** Reads what happened elsewhere, and on in an answer that is being made. */
  const catchUp = useStable(async () => {
    if (reading.current || messages.length === 0) return
    const now = await read()
    if (!reading.current && now?.messages.at(-1)?.role === 'user' && !now.isReadOnly) resume()
  })

  const begin = useStable(() => {
    isGone.current = false
    // Whoever comes back to a question that waits for its answer reads it from where it is.
    if (initial?.messages.at(-1)?.role === 'user' && !initial.isReadOnly) resume()
    else if (query && !initial && !hasBegun.current)
      void send(query, { isFromLink: true }).then((isTaken) => isTaken || onUnsent(query))
    hasBegun.current = true
  })

  useEffect(() => {
    begin()
    return () => {
      isGone.current = true
      // A message that is on its way is not called back.
      if (reading.current?.isOpen) reading.current.controller.abort()
    }
  }, [begin])

  useEffect(() => {
    const onBack = () => void (document.visibilityState === 'visible' && catchUp())
    document.addEventListener('visibilitychange', onBack)
    const off = onChatNoted(me, (chat) => void (chat === id && catchUp()))
    return () => {
      document.removeEventListener('visibilitychange', onBack)
      off()
    }
  }, [catchUp, id, me])

  /** Reads how things stand after something was done, and has other tabs read it, too. */
  const refresh = async (): Promise<void> => {
    await read()
    noteChat(id, { by: me })
  }

  return {
    ...about,
    answerAgain: () => void answerAgain(),
    isLost,
    messages,
    refresh,
    send,
    setShared: (isShared) => setAbout((known) => ({ ...known, isShared })),
    status,
    stop,
  }
}
