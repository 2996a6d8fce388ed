'use client'

import * as Popover from '@radix-ui/react-popover'
import { useState, type ReactNode } from 'react'
import { Avatar } from '@/components/ui/Avatar/Avatar'
import { Icon } from '@/components/ui/Icon/Icon'
import { moveFocus } from '@/components/ui/Menu/moveFocus'
import { Skeleton } from '@/components/ui/Skeleton/Skeleton'
import { useMessages } from '@/components/ui/useMessages'
import type { TenantChoice } from '../navigation/frameOf'
import popoverStyles from '@/components/ui/Popover/Popover.module.css'
import styles from './TenantSelector.module.css'
import { useTenants } from './useTenants'

/** Minimum number of tenants for a search field. */
const SEARCHABLE = 8

interface Props {
  current: string
  isSearchedOnServer: boolean
  onChoose: (tenant: TenantChoice) => void
  tenants: TenantChoice[]
  trigger: ReactNode
}

/** The tenants to choose from, sorted by name. */
export function TenantPopover({ current, isSearchedOnServer, onChoose, tenants, trigger }: Props) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const found = useTenants(tenants, { isOpen, isSearchedOnServer, search })
  const choose = (tenant: TenantChoice) => {
    setOpen(false)
    onChoose(tenant)
  }
  return (
    <Popover.Root onOpenChange={setOpen} open={isOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          aria-label={t('chooseSite')}
          className={popoverStyles.popover}
          collisionPadding={8}
          sideOffset={4}
        >
          <div onKeyDown={moveFocus}>
            {(isSearchedOnServer || tenants.length > SEARCHABLE) && (
              <input
                aria-label={t('searchSites')}
                className={styles.search}
                onChange={(event) => setSearch(event.target.value)}
                placeholder={t('searchSites')}
                type="search"
                value={search}
              />
            )}
            <ul aria-label={t('sites')} className={popoverStyles.options}>
              {found?.map((tenant) => (
                <li key={tenant.id}>
                  <button
                    aria-current={tenant.id === current ? 'true' : undefined}
                    className={styles.option}
                    onClick={() => choose(tenant)}
                    type="button"
                  >
                    <Avatar name={tenant.name} size={24} slug={tenant.slug} />
                    <span className={styles.optionName}>{tenant.name}</span>
                    <span className={styles.plan}>{tenant.plan}</span>
                    {tenant.id === current && <Icon name="Check" />}
                  </button>
                </li>
              ))}
            </ul>
            {found?.length === 0 && <p className={styles.none}>{t('noSitesFound')}</p>}
            {!found && (
              <div className={styles.none}>
                <Skeleton />
              </div>
            )}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
