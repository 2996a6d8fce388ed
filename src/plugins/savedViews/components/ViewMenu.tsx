'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { CallError } from '../../../components/calls/CallError'
import { useCall } from '../../../components/calls/useCall'
import { Icon } from '../../../components/ui/Icon/Icon'
import { Menu } from '../../../components/ui/Menu/Menu'
import { MenuItem } from '../../../components/ui/Menu/MenuItem'
import { useWords } from '../../../components/ui/useWords'
import styles from './SavedViews.module.css'
import type { View } from './view'

interface Props {
  onChange: () => void
  path: string
  view: View
}

/** What can be done with the view that is shown. */
export function ViewMenu({ onChange, path, view: { id, isShared, title } }: Props) {
  const t = useWords()
  const call = useCall()
  const router = useRouter()
  const change = async (method: 'DELETE' | 'PATCH', body?: object) => {
    try {
      await call(`/views/view/${id}`, { method, ...(body && { body }) })
      if (method === 'DELETE') router.push(`${path}?when=all`)
      onChange()
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : t('viewFailed'))
    }
  }
  const trigger = (
    <button
      aria-haspopup="menu"
      aria-label={t('moreActionsFor', { what: title })}
      className={styles.more}
      type="button"
    >
      <Icon name="Ellipsis" />
    </button>
  )
  return (
    <Menu align="end" label={title} trigger={trigger}>
      <MenuItem icon={isShared ? 'Lock' : 'Share2'} onSelect={() => void change('PATCH', { isShared: !isShared })}>
        {t(isShared ? 'viewUnshare' : 'viewShare')}
      </MenuItem>
      <MenuItem icon="Trash2" onSelect={() => void change('DELETE')}>
        {t('viewRemove')}
      </MenuItem>
    </Menu>
  )
}
