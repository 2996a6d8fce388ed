'use client'

import { useTheme } from '@payloadcms/ui'
import { Avatar } from '@/components/ui/Avatar/Avatar'
import { Menu } from '@/components/ui/Menu/Menu'
import { MenuItem } from '@/components/ui/Menu/MenuItem'
import { useMessages } from '@/components/ui/useMessages'
import { useAdminPath } from '../Nav/useAdminPath'
import styles from './UserMenu.module.css'

interface Props {
  helpHref: string
  supportUrl: string | null
  user: { avatar: string | null; email: string; hasOrganisation: boolean; name: string }
}

/** The user's menu: account, the sites of their organisation, theme, help and sign-out. */
export function UserMenu({ helpHref, supportUrl, user }: Props) {
  const t = useMessages()
  const { hrefOf } = useAdminPath()
  const { setTheme, theme } = useTheme()
  const isDark = theme === 'dark'
  const trigger = (
    <button aria-haspopup="menu" aria-label={`${t('userMenu')}: ${user.name}`} className={styles.trigger} type="button">
      <Avatar name={user.name} src={user.avatar} />
    </button>
  )
  const head = (
    <>
      <p className={styles.name}>{user.name}</p>
      {user.name !== user.email && <p className={styles.email}>{user.email}</p>}
    </>
  )
  return (
    <Menu align="end" head={head} label={t('userMenu')} side="right" trigger={trigger}>
      <MenuItem href={hrefOf('/auth/account')} icon="CircleUser">
        {t('account')}
      </MenuItem>
      {user.hasOrganisation && (
        <MenuItem href={hrefOf('/collaborations')} icon="Building2">
          {t('collaborations')}
        </MenuItem>
      )}
      <MenuItem icon={isDark ? 'Sun' : 'Moon'} onSelect={() => setTheme(isDark ? 'light' : 'dark')}>
        {isDark ? t('lightMode') : t('darkMode')}
      </MenuItem>
      <MenuItem href={helpHref} icon="CircleHelp" newTab>
        {t('helpCentre')}
      </MenuItem>
      {supportUrl && (
        <MenuItem href={supportUrl} icon="Mail" newTab={!supportUrl.startsWith('mailto:')}>
          {t('contactSupport')}
        </MenuItem>
      )}
      <MenuItem href={hrefOf('/auth/logout')} icon="LogOut">
        {t('logOut')}
      </MenuItem>
    </Menu>
  )
}
