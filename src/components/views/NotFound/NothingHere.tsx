'use client'

import { useAdminPath } from '@/components/frame/Nav/useAdminPath'
import { Button } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { useMessages } from '@/components/ui/useMessages'

/** @param lists collections whose list the user can open: a missing document links back to its list */
export function NothingHere({ lists }: { lists: string[] }) {
  const t = useMessages()
  const { hrefOf, path } = useAdminPath()
  const [, section, slug] = path.split('/')
  const back = section === 'collections' && slug && lists.includes(slug) ? `/collections/${slug}` : null
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
