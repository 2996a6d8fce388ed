'use client'

import { rtlLanguages } from '@payloadcms/translations'
import { useTranslation } from '@payloadcms/ui'
import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import styles from './Tabs.module.css'

interface Tab {
  name: string
  label: string
  content: ReactNode
}

interface Props {
  /** Accessible name of the tab list. */
  label: string
  tabs: Tab[]
  /** Name of the open tab. */
  value: string
  onValue: (name: string) => void
}

/** Tabs with their panels. Arrow keys move between tabs. */
export function Tabs({ label, onValue, tabs, value }: Props) {
  const { i18n } = useTranslation()
  const isRightToLeft = (rtlLanguages as readonly string[]).includes(i18n.language)
  return (
    <Radix.Root className={styles.tabs} dir={isRightToLeft ? 'rtl' : 'ltr'} onValueChange={onValue} value={value}>
      <Radix.List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Radix.Trigger className={styles.tab} key={tab.name} value={tab.name}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ name, content }) => (
        <Radix.Content className={styles.panel} key={name} value={name}>
          {content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
