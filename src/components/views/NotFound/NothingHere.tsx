'use client'

import { useAdminPath } from '../../frame/Nav/useAdminPath'
import { Button } from '../../ui/Button/Button'
import { EmptyState } from '../../ui/EmptyState/EmptyState'
import { useMessages } from '../../ui/useMessages'

/** @param lists collections whose list the person may open: from a missing document one goes back there */
export function NothingHere({ lists }: { lists: string[] }) {
  const t = useMessages()
  const { hrefOf, path } = useAdminPath()
  const [, room, slug] = path.split('/')
  const back = room === 'collections' && slug && lists.includes(slug) ? `/collections/${slug}` : null
  return (
    <EmptyState
      action={<Button href={hrefOf(back ?? '/')}>{back ? t('backToList') : t('backToDashboard')}</Button>}
      icon="CircleAlert"
      isPage
      title={t('notFound')}
    >
      {t('notFoundHelp')}
    </EmptyState>
  )
}
