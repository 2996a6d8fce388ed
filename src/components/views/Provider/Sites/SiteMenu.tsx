'use client'

import { Icon } from '@/components/ui/Icon/Icon'
import { Menu } from '@/components/ui/Menu/Menu'
import { MenuItem } from '@/components/ui/Menu/MenuItem'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Sites.module.css'
import { useOpenInSite } from './useOpenInSite'

interface Props {
  /** URL of its document. */
  document: string
  id: string
  name: string
  /** Null if there is no public website. */
  website: string | null
}

/** Actions of a site's row. */
export function SiteMenu({ document, id, name, website }: Props) {
  const t = useMessages()
  const open = useOpenInSite()
  const trigger = (
    <button aria-label={t('sitesActions', { name })} className={styles.more} type="button">
      <Icon name="Ellipsis" />
    </button>
  )
  return (
    <Menu align="end" label={t('sitesActions', { name })} trigger={trigger}>
      <MenuItem icon="LayoutGrid" onSelect={() => void open(id, '')}>
        {t('sitesOpen')}
      </MenuItem>
      {website && (
        <MenuItem href={website} icon="ExternalLink" newTab>
          {t('sitesWebsite')}
        </MenuItem>
      )}
      <MenuItem icon="Settings" onSelect={() => void open(id, '/settings/general')}>
        {t('settings')}
      </MenuItem>
      <MenuItem icon="History" onSelect={() => void open(id, '/settings/activity')}>
        {t('sitesLog')}
      </MenuItem>
      <MenuItem href={document} icon="Building2">
        {t('sitesDocument')}
      </MenuItem>
    </Menu>
  )
}
