'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { List } from '@/components/ui/List/List'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import type { TranslatedGroup } from '../data/permissionGroups'
import type { SiteRole } from '../data/loadRoles'
import { useKeptFocus } from '../useKeptFocus'
import styles from '../Users.module.css'
import { RoleDrawer } from './RoleDrawer'
import { RoleRow } from './RoleRow'

interface Props {
  canDelete: boolean
  canManage: boolean
  groups: TranslatedGroup[]
  roles: SiteRole[]
  tenantId: string
}

/** The custom roles of a site. */
export function RolesCard({ canDelete, canManage, groups, roles, tenantId }: Props) {
  const t = useMessages()
  const [open, setOpen] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, roles.length)
  const role = roles.find(({ id }) => id === open)
  const createButton = canManage && (
    <Button icon="Plus" onClick={() => setOpen('new')}>
      {t('peopleRoleCreate')}
    </Button>
  )
  return (
    <SettingsCard action={createButton} help={t('peopleRolesHelp')} isFlush title={t('peopleRoles')}>
      <div className={styles.list} ref={list} tabIndex={-1}>
        {roles.length === 0 ? (
          <EmptyState icon="Key">{t('peopleRolesNone')}</EmptyState>
        ) : (
          <List label={t('peopleRoles')}>
            {roles.map((siteRole) => (
              <RoleRow
                all={countOf(groups)}
                canDelete={canDelete}
                canManage={canManage}
                key={siteRole.id}
                onOpen={() => setOpen(siteRole.id)}
                role={siteRole}
              />
            ))}
          </List>
        )}
      </div>
      {open === 'new' && (
        <RoleDrawer canManage groups={groups} onClose={() => setOpen(null)} role={null} tenantId={tenantId} />
      )}
      {role && (
        <RoleDrawer
          canManage={canManage}
          groups={groups}
          onClose={() => setOpen(null)}
          role={role}
          tenantId={tenantId}
        />
      )}
    </SettingsCard>
  )
}

const countOf = (groups: TranslatedGroup[]): number =>
  groups.reduce((sum, { permissions }) => sum + permissions.length, 0)
