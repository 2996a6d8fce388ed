'use client'

import { useListDrawerContext } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { use } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import { FollowedList } from './FollowedList'
import styles from './ListChanged.module.css'
import { useListChanged } from './useListChanged'

/** Rows stay where they are until they are asked to change. Nothing in pickers, whose list is short-lived. */
export function ListChangedNotice({ type }: { type: string }) {
  const t = useMessages()
  const router = useRouter()
  const { isInDrawer } = useListDrawerContext()
  const isFollowed = use(FollowedList)
  const isChanged = useListChanged(isInDrawer ? null : type) && !isFollowed
  if (isInDrawer) return null
  return (
    <div className={styles.place} role="status">
      {isChanged && (
        <div className={styles.notice}>
          <span>{t('listsChanged')}</span>
          <Button onClick={() => router.refresh()}>{t('listsChangedShow')}</Button>
        </div>
      )}
    </div>
  )
}
