'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import unseen from '../../../../components/ui/unseen.module.css'
import { textOf, type ChatMessage } from '../../lib/messages'
import { wholeSentences } from '../../lib/screen/sentences'
import type { ChatStatus } from './useConversation'

/** Reads an answer out to those who listen, sentence by sentence as it comes. */
export function Announcer({ answer, status }: { answer: ChatMessage | undefined; status: ChatStatus }) {
  const { language } = useTranslation().i18n
  const region = useRef<HTMLDivElement>(null)
  const said = useRef<{ id: string; upTo: number } | null>(null)
  useEffect(() => {
    if (!answer || !region.current) return
    // What was there before is not read out: only what comes while somebody waits for it.
    if (status === 'streaming' && said.current?.id !== answer.id) said.current = { id: answer.id, upTo: 0 }
    if (said.current?.id !== answer.id) return
    const next = wholeSentences(textOf(answer), said.current.upTo, { isWhole: status === 'ready', language })
    said.current = { id: answer.id, upTo: next.upTo }
    if (next.said) region.current.textContent = next.said
  }, [answer, language, status])
  return <div aria-live="polite" className={unseen.unseen} ref={region} />
}
