'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import unseen from '@/components/ui/unseen.module.css'
import { textOf, type ChatMessage } from '../../lib/messages'
import { wholeSentences } from '../../lib/screen/sentences'
import type { ChatStatus } from './useConversation'

/** Announces an answer to screen readers, sentence by sentence as it streams in. */
export function Announcer({ answer, status }: { answer: ChatMessage | undefined; status: ChatStatus }) {
  const { language } = useTranslation().i18n
  const region = useRef<HTMLDivElement>(null)
  const announced = useRef<{ id: string; upTo: number } | null>(null)
  useEffect(() => {
    if (!answer || !region.current) return
    // Only answers that stream in are announced, not those loaded with the page.
    if (status === 'streaming' && announced.current?.id !== answer.id) announced.current = { id: answer.id, upTo: 0 }
    if (announced.current?.id !== answer.id) return
    const next = wholeSentences(textOf(answer), announced.current.upTo, { isWhole: status === 'ready', language })
    announced.current = { id: answer.id, upTo: next.upTo }
    if (next.said) region.current.textContent = next.said
  }, [answer, language, status])
  return <div aria-live="polite" className={unseen.unseen} ref={region} />
}
