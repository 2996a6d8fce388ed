'use client'

import { useTranslation } from '@payloadcms/ui'
import { useMessages, useRead } from '@/exports/client'
import type { ChatUsage } from '../../lib/limits/usageOf'
import styles from './Conversation.module.css'

/**
 * The disclaimer and what remains of today's allowance.
 * @param turn changes when a message was sent, which reloads the usage
 */
export function ConversationFoot({ product, tenant, turn }: { product: string; tenant: string; turn: unknown }) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const { data } = useRead<ChatUsage>(`/chat-usage?tenant=${tenant}`, { keepsPrevious: true, revision: turn })
  const formatNumber = (value: number) => new Intl.NumberFormat(language).format(value)
  const { isRefused = false, messagesLeft = null, tokens = null } = data ?? {}
  return (
    <p className={styles.foot}>
      <span>{t('chatFooter', { product })}</span>
      {isRefused && <strong>{t('chatRefusedKey')}</strong>}
      {messagesLeft !== null && <span>{t('chatLeft', { count: messagesLeft })}</span>}
      {tokens && (
        <span>
          {tokens.limit === null
            ? t('chatTokens', { used: formatNumber(tokens.used) })
            : t('chatTokensOf', { limit: formatNumber(tokens.limit), used: formatNumber(tokens.used) })}
        </span>
      )}
    </p>
  )
}
