'use client'

import { useMemo } from 'react'
import { useAdminPath } from '../../../../components/frame/Nav/useAdminPath'
import { useMessages } from '../../../../components/ui/useMessages'
import { Trail } from '../../../../components/views/Trail'

/** The breadcrumbs of a conversation, whose title comes with its first message and can change. */
export function ConversationTrail({ title }: { title: string | null }) {
  const t = useMessages()
  const { hrefOf } = useAdminPath()
  const [label, url] = [t('chats'), hrefOf('/chat')]
  const nav = useMemo(() => (title ? [{ label, url }, { label: title }] : [{ label, url }]), [label, title, url])
  return <Trail nav={nav} />
}
