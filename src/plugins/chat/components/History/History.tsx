'use client'

import { useState } from 'react'
import { useAdminPath } from '@/components/frame/Nav/useAdminPath'
import { Button, Dialog, Skeleton, TextField, useApi, useMessages } from '@/exports/client'
import { groupByDay, PERIOD_LABELS } from '../../lib/screen/groupByDay'
import styles from './History.module.css'
import { HistoryRow } from './HistoryRow'
import { useHistory, type ChatListItem } from './useHistory'
import { notifyChatChanged, deletedToastId } from './chatChanges'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

const MAX_TITLE_LENGTH = 120

function RenameChat({ chat: { id, title }, onClose }: { chat: ChatListItem; onClose: () => void }) {
  const t = useMessages()
  const api = useApi()
  const [name, setName] = useState(title)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const rename = async () => {
    setBusy(true)
    const result = await api('PATCH', `/chat/${id}`, { title: name })
    setBusy(false)
    if (!result.success) return setError(result.error || t('chatRenameFailed'))
    notifyChatChanged(id)
    onClose()
  }
  const action = (
    <Button disabled={isBusy || name.trim() === ''} form={`rename-${id}`} variant="primary" type="submit">
      {t('chatRename')}
    </Button>
  )
  return (
    <Dialog action={action} cancelLabel={t('chatCancel')} isOpen onClose={onClose} title={t('chatRenameTitle')}>
      <form
        id={`rename-${id}`}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy && name.trim()) void rename()
        }}
      >
        <TextField
          autoFocus
          error={error}
          label={t('chatName')}
          maxLength={MAX_TITLE_LENGTH}
          onValue={setName}
          value={name}
        />
      </form>
    </Dialog>
  )
}

interface Props {
  tenant: string
  /** IANA time zone of the site, used to group by day. */
  timezone: string
}

/** The user's conversations, grouped by day: search, open, rename and delete. */
export function History({ tenant, timezone }: Props) {
  const t = useMessages()
  const { hrefOf, path } = useAdminPath()
  const [search, setSearch] = useState('')
  const [renaming, setRenaming] = useState<ChatListItem | null>(null)
  const [deleting, setDeleting] = useState<ChatListItem | null>(null)
  const { chats, hasFailed, hasMore, isLoading, loadMore, retry } = useHistory(tenant, search.trim())
  const isEmpty = chats?.length === 0 && !hasFailed
  return (
    <section aria-label={t('chatHistory')} className={styles.history}>
      {(search || !isEmpty) && (
        <input
          aria-label={t('chatHistorySearch')}
          className={styles.search}
          maxLength={200}
          onChange={(event) => setSearch(event.target.value)}
          placeholder={t('chatHistorySearch')}
          type="search"
          value={search}
        />
      )}
      <div role="status">
        {hasFailed && <p className={styles.note}>{t('chatHistoryFailed')}</p>}
        {isEmpty && <p className={styles.note}>{t(search ? 'chatHistoryNothing' : 'chatHistoryEmpty')}</p>}
      </div>
      {hasFailed && (
        <Button className={styles.begin} icon="RefreshCw" variant="quiet" onClick={retry}>
          {t('tryAgain')}
        </Button>
      )}
      {isEmpty && !search && (
        <Button className={styles.begin} href={hrefOf('/chat')} variant="quiet">
          {t('chatHistoryStart')}
        </Button>
      )}
      {!chats && !hasFailed && <Skeleton lines={4} />}
      {groupByDay(chats ?? [], new Date(), timezone).map(({ chats: group, period }) => (
        <div key={period}>
          <h2 className={styles.heading}>{t(PERIOD_LABELS[period])}</h2>
          <ul className={styles.list}>
            {group.map((chat) => (
              <HistoryRow
                chat={chat}
                href={hrefOf(`/chat/${chat.id}`)}
                isActive={path === `/chat/${chat.id}`}
                key={chat.id}
                onDelete={() => setDeleting(chat)}
                onRename={() => setRenaming(chat)}
              />
            ))}
          </ul>
        </div>
      ))}
      {hasMore && (
        <Button disabled={isLoading} variant="quiet" onClick={loadMore}>
          {t('chatHistoryMore')}
        </Button>
      )}
      {renaming && <RenameChat chat={renaming} onClose={() => setRenaming(null)} />}
      {deleting && (
        <DeleteChat chat={deleting} isOpenNow={path === `/chat/${deleting.id}`} onClose={() => setDeleting(null)} />
      )}
    </section>
  )
}

/**
 * Confirms a deletion, which cannot be undone.
 * @param isOpenNow whether it is the conversation on screen, which is then left
 */
function DeleteChat({
  chat: { id, title },
  isOpenNow,
  onClose,
}: {
  chat: ChatListItem
  isOpenNow: boolean
  onClose: () => void
}) {
  const t = useMessages()
  const api = useApi()
  const router = useRouter()
  const { hrefOf } = useAdminPath()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const result = await api('DELETE', `/chat/${id}`)
    setBusy(false)
    if (!result.success) return void toast.error(result.error || t('chatDeleteFailed'))
    onClose()
    toast.success(t('chatDeleted'), { id: deletedToastId(id) })
    notifyChatChanged(id)
    if (isOpenNow) router.push(hrefOf('/chat'))
  }
  const action = (
    <Button disabled={isBusy} variant="danger" onClick={() => void remove()}>
      {t('chatDelete')}
    </Button>
  )
  return (
    <Dialog
      action={action}
      cancelLabel={t('chatCancel')}
      description={t('chatDeleteHelp', { title })}
      isOpen
      onClose={onClose}
      title={t('chatDeleteTitle')}
    />
  )
}
