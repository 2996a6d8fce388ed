'use client'

import { useState } from 'react'
import { useAdminPath } from '../../../../components/frame/Nav/useAdminPath'
import { Button } from '../../../../components/ui/Button/Button'
import { Skeleton } from '../../../../components/ui/Skeleton/Skeleton'
import { useWords } from '../../../../components/ui/useWords'
import { groupByDay, PERIOD_WORDS } from '../../lib/screen/groupByDay'
import { DeleteChat } from './DeleteChat'
import styles from './History.module.css'
import { HistoryRow } from './HistoryRow'
import { RenameChat } from './RenameChat'
import { useHistory, type ListedChat } from './useHistory'

interface Props {
  tenant: string
  /** IANA name, of the site: days are its own. */
  timezone: string
}

/** One's own conversations, by day: to search, open, rename and delete. */
export function History({ tenant, timezone }: Props) {
  const t = useWords()
  const { hrefOf, path } = useAdminPath()
  const [search, setSearch] = useState('')
  const [renaming, setRenaming] = useState<ListedChat | null>(null)
  const [deleting, setDeleting] = useState<ListedChat | null>(null)
  const { again, chats, hasFailed, hasMore, isLoading, more } = useHistory(tenant, search.trim())
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
        <Button className={styles.begin} icon="RefreshCw" look="quiet" onClick={again}>
          {t('tryAgain')}
        </Button>
      )}
      {isEmpty && !search && (
        <Button className={styles.begin} href={hrefOf('/chat')} look="quiet">
          {t('chatHistoryStart')}
        </Button>
      )}
      {!chats && !hasFailed && <Skeleton lines={4} />}
      {groupByDay(chats ?? [], new Date(), timezone).map(({ chats: group, period }) => (
        <div key={period}>
          <h2 className={styles.heading}>{t(PERIOD_WORDS[period])}</h2>
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
        <Button disabled={isLoading} look="quiet" onClick={more}>
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
