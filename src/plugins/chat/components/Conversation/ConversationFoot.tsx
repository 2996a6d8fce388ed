'use client'

import { useTranslation } from '@payloadcms/ui'
import { useRead } from '../../../../components/calls/useRead'
import { useMessages } from '../../../../components/ui/useMessages'
import type { ChatUsage } from '../../lib/limits/usageOf'
import styles from './Conversation.module.css'

/** What to keep in mind, and what is left of today. @param turn another one when something was sent */
export function ConversationFoot({ product, tenant, turn }: { product: string; tenant: string; turn: unknown }) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const { data } = useRead<ChatUsage>(`/chat-usage?tenant=${tenant}`, { keepsLast: true, revision: turn })
  const number = (value: number) => new Intl.NumberFormat(language).format(value)
  const { messagesLeft = null, tokens = null } = data ?? {}
  return (
    <p className={styles.foot}>
      <span>{t('chatFooter', { product })}</span>
      {messagesLeft !== null && <span>{t('chatLeft', { count: messagesLeft })}</span>}
      {tokens && (
        <span>
          {tokens.limit === null
            ? t('chatTokens', { used: number(tokens.used) })
            : t('chatTokensOf', { limit: number(tokens.limit), used: number(tokens.used) })}
        </span>
      )}
    </p>
  )
}
